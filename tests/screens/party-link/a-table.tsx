import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { ask, testTable } from '#tests/party/test-devices';
import { renderUi } from '#tests/support/render';
import type { PlayerLink } from '@/party';
import { type LinkPlaces, LinkPlacesContext } from '@/screens/party-link/link-places';
import { newLinkSession } from '@/screens/party-link/link-session';

/** A table in memory with the Storyteller's device, as screens meet it. */
export function aTable() {
  const { broker, device, pass } = testTable();
  const own = device();
  const noted: string[] = [];
  const places: LinkPlaces = {
    vault: own.vault,
    ports: async () => own,
    here: async () => ({ broker: own.url, addresses: ['http://192.168.1.5:4173/'] }),
    note: (sheetIds) => noted.splice(0, noted.length, ...sheetIds),
  };
  /** Lets everything happen that is under way, on the broker and in the page. */
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await act(async () => {
        await broker.settle();
        await new Promise((later) => setTimeout(later));
      });
    }
  };
  const show = (ui: ReactNode, on: LinkPlaces = places) =>
    renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <LinkPlacesContext value={on}>{ui}</LinkPlacesContext>
      </QueryClientProvider>,
    );
  return { broker, device, pass, own, places, noted, settle, show };
}

type Table = ReturnType<typeof aTable>;

export const MEETING = { name: 'The Drowned Hotel', broker: { url: 'wss://broker/1' }, invitesToBroker: false };

/** A board's link, started, with these members in it. */
export async function aParty(table: Table, ...names: string[]) {
  const session = newLinkSession('board', table.places);
  const close = session.open();
  onTestFinished(close);
  session.start(MEETING);
  // The lock of the test before may still be on its way back.
  await expect.poll(() => session.get().kind).toBe('open');
  await table.settle();
  const players: PlayerLink[] = [];
  for (const name of names) {
    players.push(await ask(table.device(), linkOf(session).invite(), name));
    await table.settle();
    for (const { id } of linkOf(session).state().waiting) linkOf(session).approve(id);
    await table.pass(5000);
  }
  await table.settle();
  return { session, players, close };
}

export function linkOf(session: ReturnType<typeof newLinkSession>) {
  const state = session.get();
  if (state.kind !== 'open') throw new Error(`The link is not open but ${state.kind}.`);
  return state.link;
}
