import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aSheetNamed, ask, cardsOf } from '#tests/party/test-devices';
import { partyLink } from '@/i18n/party-link';
import type { LinkState, StorytellerLink } from '@/party';
import { LinkButton } from '@/screens/party-link/link-button';
import { LinkDialog } from '@/screens/party-link/link-dialog';
import { LinkNotices } from '@/screens/party-link/link-notices';
import type { LinkSession } from '@/screens/party-link/link-session';
import { ProposalDialog } from '@/screens/party-link/proposal-dialog';
import { useAnswerToasts } from '@/screens/party-link/use-answer-toasts';
import { type BoardSession, useHeard, useLinkSession } from '@/screens/party-link/use-link-session';
import { aParty, aTable, linkOf, MEETING } from './a-table';

vi.setConfig({ testTimeout: 20_000 });

const user = userEvent.setup({ delay: null });
const words = partyLink.english;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const nothing = () => undefined;

type Seats = { seated: Set<string>; log: string[] };

function Shown({ board, seats }: Readonly<{ board: BoardSession; seats: Seats }>) {
  useAnswerToasts(board.view);
  return (
    <>
      <LinkButton board={board} onOpen={nothing} />
      <LinkNotices board={board} onOpen={nothing} />
      <LinkDialog
        partyName="The Drowned Hotel"
        board={board}
        seating={{
          seated: seats.seated,
          seat: (id) => seats.log.push(`+${id}`),
          unseat: (id) => seats.log.push(`-${id}`),
        }}
        onClose={nothing}
      />
    </>
  );
}

const noSeats = (): Seats => ({ seated: new Set(), log: [] });

/** A dialog over a link that a test has opened itself. */
function Of({ session, seats }: Readonly<{ session: LinkSession; seats: Seats }>) {
  const state = useSyncExternalStore(session.onChange, session.get);
  const link = state.kind === 'open' ? state.link : null;
  const view = useSyncExternalStore(link?.onChange ?? (() => nothing), link?.state ?? (() => null));
  return <Shown board={{ session, state, view }} seats={seats} />;
}

function Own({ seats }: Readonly<{ seats: Seats }>) {
  return <Shown board={useHeard(useLinkSession('board'))} seats={seats} />;
}

describe('the live link of a party', () => {
  it('starts at the broker of the page and shows an invitation by the address others reach', async () => {
    const table = aTable();
    table.show(<Own seats={noSeats()} />);
    const address = await screen.findByRole('textbox', { name: words.broker.address });
    expect(address).toHaveValue(table.own.url);
    await user.clear(address);
    await user.type(address, 'http://broker.example');
    await user.click(button('Start'));
    expect(screen.getByText(words.broker.addressWrong)).toBeVisible();
    await user.clear(address);
    await user.type(address, table.own.url);
    await user.click(button('Start'));
    await table.settle();
    expect(button('Live link: Live')).toBeVisible();
    const link = await screen.findByRole('textbox', { name: 'Invitation link' });
    expect((link as HTMLTextAreaElement).value).toMatch(
      /^http:\/\/192\.168\.1\.5:4173\/#\/join\/1\.[\w-]{22}\.[\w-]{43}\.[\w-]{22}$/,
    );
    await user.click(screen.getByText('Show QR code'));
    expect(screen.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
    await user.click(button('Stop'));
    await table.settle();
    expect(button('Live link: Off')).toBeVisible();
  });

  it('lets somebody in after the words were compared, and gives them a seat', async () => {
    const table = aTable();
    const { session } = await aParty(table);
    const seats = noSeats();
    table.show(<Of session={session} seats={seats} />);
    const player = await ask(table.device(), linkOf(session).invite(), 'Wen');
    await table.settle();
    expect(screen.getByText('Wen asks to join.')).toBeVisible();
    const four = within(screen.getByRole('list', { name: 'Does Wen see the same four words?' }));
    expect(four.getAllByRole('listitem')).toHaveLength(4);
    await user.click(button('Let in Wen'));
    await table.pass(5000);
    await table.settle();
    expect(player.state().standing).toBe('approved');
    expect(seats.log).toEqual([`+${linkOf(session).state().members[0]?.id}`]);
    expect(button('Put Wen on the board')).toBeVisible();
  });

  it('warns of a new device under a member’s name, and refuses it', async () => {
    const table = aTable();
    const { session } = await aParty(table, 'Wen');
    table.show(<Of session={session} seats={noSeats()} />);
    const player = await ask(table.device(), linkOf(session).invite(), ' WEN');
    await table.settle();
    const asking = within(screen.getByRole('region', { name: 'Asking to join' }));
    expect(asking.getByRole('alert')).toHaveTextContent(/A new device says it is WEN/);
    await user.click(button(/^Refuse/));
    await table.pass(5000);
    await table.settle();
    expect(player.state().standing).toBe('refused');
    expect(screen.getByText(words.waiting.nobody)).toBeVisible();
  });

  it('says what removing means, removes, and shows the new invitation', async () => {
    const table = aTable();
    const { session, players } = await aParty(table, 'Wen', 'Ana');
    const seats = noSeats();
    table.show(<Of session={session} seats={seats} />);
    const before = linkOf(session).invite();
    const { members } = linkOf(session).state();
    await user.click(button('Remove Wen'));
    const removal = screen.getByRole('region', { name: 'Remove Wen?' });
    expect(removal).toHaveTextContent(words.members.removal('Wen'));
    await user.click(within(removal).getByRole('button', { name: 'Remove' }));
    await table.pass(10_000);
    await table.settle();
    expect(players.map((player) => player.state().standing)).toEqual(['removed', 'approved']);
    expect(seats.log).toEqual([`-${members[0]?.id}`]);
    expect(screen.getByText(words.invite.renewed)).toBeVisible();
    const link = screen.getByRole('textbox', { name: 'Invitation link' }) as HTMLTextAreaElement;
    expect(link.value).toContain(linkOf(session).invite());
    expect(linkOf(session).invite()).not.toBe(before);
  });

  it('proposes to players, lists the answers with what came of them, and says them as they come', async () => {
    const table = aTable();
    const { session, players } = await aParty(table, 'Wen');
    const [player] = players;
    const [member] = linkOf(session).state().members;
    table.show(<Of session={session} seats={noSeats()} />);
    linkOf(session).propose([member?.id ?? ''], { kind: 'damage', entry: '20L', note: '' });
    await table.pass(5000);
    await table.settle();
    expect(button('Withdraw 20L to Wen')).toBeVisible();
    player?.publish(cardsOf(aSheetNamed('Lin Yao')));
    player?.answer(player.state().proposals[0]?.id ?? '', 'changed', '0,6,6,worsening');
    await table.pass(5000);
    await table.settle();
    expect(screen.getByText('Accepted with changes: took 6 L + 6 A, Worsening')).toBeVisible();
    expect(screen.getByText('Wen accepted 20L with changes: took 6 L + 6 A, Worsening.')).toBeVisible();
    await user.click(button('Clear 20L to Wen'));
    expect(screen.queryByText('20L to Wen')).toBeNull();
  });
});

const SAID: readonly LinkState[] = ['connecting', 'offline', 'unreachable', 'refused', 'denied', 'insecure', 'flooded'];

describe('what the link is doing', () => {
  it.each(SAID)('%s is said in a word and explained', (link) => {
    const view = { link, members: [], waiting: [], proposals: [], waitingChanges: 3, isSaved: true };
    const board = { partyId: 'a'.repeat(32), isOn: true, rulesOf: null };
    const fake = {
      onChange: () => nothing,
      state: () => view,
      invite: () => '#/join/1',
    } as unknown as StorytellerLink;
    const table = aTable();
    const session = {} as LinkSession;
    const state = { kind: 'open', board, broker: MEETING.broker, link: fake } as const;
    table.show(<Shown board={{ session, state, view }} seats={noSeats()} />);
    expect(button(`Live link: ${words.status[link]}, 3 changes waiting`)).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText(words.about[link])).toBeVisible();
  });
});

describe('a proposal', () => {
  it('is checked, then sent to those selected', async () => {
    const table = aTable();
    const { session, players } = await aParty(table, 'Wen', 'Ana');
    const state = session.get();
    const ids = linkOf(session)
      .state()
      .members.map(({ id }) => id);
    const onSent = vi.fn();
    const board = { session, state, view: linkOf(session).state() };
    table.show(<ProposalDialog kind="heal" board={board} memberIds={ids} onSent={onSent} onClose={nothing} />);
    const entry = screen.getByRole('textbox', { name: 'Healing' });
    await user.type(entry, '3');
    await user.click(button('Send to 2 players'));
    expect(entry).toBeInvalid();
    await user.type(entry, 'B');
    await user.type(screen.getByRole('textbox', { name: 'Note, optional' }), 'The spring');
    await user.click(button('Send to 2 players'));
    await table.pass(5000);
    expect(onSent).toHaveBeenCalledOnce();
    expect(players.map((player) => player.state().proposals.map(({ body }) => body))).toEqual([
      [{ kind: 'heal', entry: '3B', note: 'The spring' }],
      [{ kind: 'heal', entry: '3B', note: 'The spring' }],
    ]);
  });

  it('can’t be sent while the link is off, and the button says so', async () => {
    const table = aTable();
    const { session } = await aParty(table, 'Wen');
    session.stop();
    await table.settle();
    const board = { session, state: session.get(), view: linkOf(session).state() };
    table.show(<ProposalDialog kind="damage" board={board} memberIds={[]} onSent={nothing} onClose={nothing} />);
    expect(button(words.proposal.off)).toBeDisabled();
  });
});
