import { act, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { ask, type Device, startParty, testTable } from '#tests/party/test-devices';
import { openSheet } from '#tests/screens/sheet/an-open-sheet';
import { renderUi } from '#tests/support/render';
import type { Sheet } from '@/model/sheet';
import type { ProposalBody, StorytellerLink, TableState } from '@/party';
import { writeMembership } from '@/party/memberships';
import { NOTHING_DISCLOSED } from '@/party/public-card';
import { PartyLine } from '@/screens/party-player/party-line';
import { PartyOnSheet } from '@/screens/party-player/party-on-sheet';
import { type PartyPlaces, PartyPlacesContext } from '@/screens/party-player/party-places';
import { sheetStore } from '@/store/sheet-store';

/** A table with its Storyteller, and a player whose sheet is open and was let in. */

export const A_TABLE: TableState = { round: 1, scene: 1, tableRules: null, npcs: [], more: 0 };

export const damageOf = (entry: string, note = ''): ProposalBody => ({ kind: 'damage', entry, note });

type Letting = Readonly<{ isLetIn?: boolean }>;

export async function sitDown(sheet: Sheet, { isLetIn = true }: Letting = {}) {
  const table = testTable();
  const { storyteller } = await startParty(table.device());
  const device = table.device();
  const asking = await ask(device, storyteller.invite(), 'Mei');
  await table.pass(1000);
  const memberId = storyteller.state().waiting[0]?.id ?? '';
  if (isLetIn) storyteller.approve(memberId);
  storyteller.publishTable(A_TABLE);
  await table.pass(1000);
  asking.close();
  await table.pass(1000);
  const note = vi.fn<(ids: readonly string[]) => void>();
  const places: PartyPlaces = { vault: device.vault, note, ports: async () => device };
  const sheetId = await openSheet(sheet);
  await writeMembership(places, { sheetId, partyId: partyIdIn(device), disclosure: NOTHING_DISCLOSED });
  return { ...table, storyteller, memberId, device, places, note, sheetId };
}

export type Table = Awaited<ReturnType<typeof sitDown>>;

const partyIdIn = ({ vault }: Device): string => {
  const key = [...vault.rows.keys()].find((one) => one.startsWith('party/player/'));
  return key?.split('/').at(-1) ?? '';
};

/** Lets time pass and everything be delivered until something holds. */
export const until = ({ pass }: Table, check: () => void): Promise<void> =>
  waitFor(async () => {
    await act(() => pass(300));
    check();
  });

export const memberOf = ({ storyteller }: Readonly<{ storyteller: StorytellerLink }>) => storyteller.state().members[0];

/** The party's part of the sheet as the app puts it there. */
export async function showParty(table: Table, { isLetIn = true, showsOffers = true } = {}) {
  const onOpen = vi.fn<(panel: string) => void>();
  const view = renderUi(
    <PartyPlacesContext value={table.places}>
      <PartyLine onOpen={() => onOpen('party')} saved={<span>Saved</span>} otherwise={<span>Out of combat</span>} />
      <PartyOnSheet sheetId={table.sheetId} showsOffers={showsOffers} onOpen={onOpen} />
    </PartyPlacesContext>,
  );
  if (isLetIn) await until(table, () => expectCard(table));
  return { ...view, onOpen };
}

function expectCard(table: Table): void {
  if (memberOf(table)?.storytellerCard === null) throw new Error('No card has come yet.');
}

export const lastEntry = () => sheetStore.getState().history?.past.at(-1);
