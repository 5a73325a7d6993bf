import { describe, expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { type Board, newBoard, plainSeat, type Seat } from '@/party/board';
import { storytellerCardOf } from '@/party/storyteller-card';
import { groupSeats, type Members, type SeatOrder, seatsInOrder, seatViews } from '@/screens/party/seat-views';
import type { RosterEntry } from '@/storage/roster';

const NOBODY: Members = new Map();

const entry = (id: string, name: string, track = aTrack(7)): RosterEntry => ({
  ok: true,
  id,
  sheet: { ...aSheetWithTrack(track), name },
  createdAt: 0,
  updatedAt: 0,
});

const at = (sheetId: string, change: Partial<Seat> = {}): Seat =>
  ({ kind: 'sheet', ...plainSeat(`seat-${sheetId}`), sheetId, ...change }) as Seat;

const boardOf = (...seats: Seat[]): Board => ({ ...newBoard('board', 'The party', 0), seats });
describe('seats', () => {
  it('show the card of a sheet of this browser, of a text, of a member', () => {
    const card = storytellerCardOf(aSheetWithTrack(aTrack(3, 2)));
    const board = boardOf(
      at('a'),
      at('gone'),
      { kind: 'card', ...plainSeat('text'), at: 5, card },
      { kind: 'member', ...plainSeat('live'), memberId: 'm1' },
      { kind: 'member', ...plainSeat('unheard'), memberId: 'm2' },
    );
    const member = { name: 'Mara', card, publicCard: null, presence: { kind: 'live' }, note: null } as const;
    const views = seatViews(board, [entry('a', 'Lin Yao')], new Map([['m1', member]]));
    expect(views.map(({ name, presence }) => [name, presence.kind])).toEqual([
      ['Lin Yao', 'here'],
      ['?', 'missing'],
      ['Someone', 'text'],
      ['Mara', 'live'],
      ['?', 'waiting'],
    ]);
  });

  it('stay the same objects until what they show changes', () => {
    const board = boardOf(at('a'), at('b'));
    const [a, b] = [entry('a', 'A'), entry('b', 'B')];
    const before = seatViews(board, [a, b], NOBODY);
    const after = seatViews(board, [{ ...a }, entry('b', 'B', aTrack(5, 2))], NOBODY);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.card?.track.bashing).toBe(2);
  });
});

describe('order', () => {
  const board = boardOf(
    at('calm', { initiative: 3 }),
    at('hurt', { initiative: 9 }),
    at('npc', { group: 'The drowned', isNpc: true, initiative: 5 }),
    at('other', { group: 'The drowned', isNpc: true }),
  );
  const entries = [
    entry('calm', 'Calm'),
    entry('hurt', 'Hurt', aTrack(1, 6)),
    entry('npc', 'Guest'),
    entry('other', 'Dead guest', aTrack(0, 0, 0, 7)),
  ];
  const views = seatViews(board, entries, NOBODY);
  const namesIn = (order: SeatOrder) =>
    groupSeats(seatsInOrder(views, order), order).map(({ group, seats }) => [
      group,
      ...seats.map(({ id }) => views.find(({ seat }) => seat.id === id)?.name),
    ]);

  it('is that of the seats, the players first', () => {
    expect(namesIn('seats')).toEqual([
      ['', 'Calm', 'Hurt'],
      ['The drowned', 'Guest', 'Dead guest'],
    ]);
  });

  it('[H-14] puts the worst wounded of each group first', () => {
    expect(namesIn('urgency')[0]).toEqual(['', 'Hurt', 'Calm']);
  });

  it('by Initiative is one for all; those without come last', () => {
    expect(namesIn('initiative')).toEqual([['', 'Hurt', 'Guest', 'Calm', 'Dead guest']]);
  });
});
