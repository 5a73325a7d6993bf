import type { Board, Seat } from '@/party/board';
import type { PublicCard, StorytellerCard } from '@/party/cards';
import { storytellerCardOf } from '@/party/storyteller-card';
import { trackTotal, woundWeight } from '@/rules';
import type { RosterEntry } from '@/storage/roster';

/** Where the numbers of a seat come from, and how fresh they are. */
export type SeatPresence =
  | Readonly<{ kind: 'here' | 'npc' | 'missing' | 'live' | 'waiting'; at?: never }>
  | Readonly<{ kind: 'text' | 'away'; at: number }>;

/** One place at the board as it is shown. */
export type SeatView = Readonly<{
  seat: Seat;
  name: string;
  /** Null while nothing is known. */
  card: StorytellerCard | null;
  /** What the player chose to show; null where the board works it out from the card. */
  publicCard: PublicCard | null;
  presence: SeatPresence;
  /** In place of the effects: what waits for an answer. */
  note: string | null;
}>;

/** What the live link says about a member. */
export type MemberOnBoard = Readonly<{
  name: string;
  card: StorytellerCard | null;
  publicCard: PublicCard | null;
  presence: SeatPresence;
  note: string | null;
}>;

/** Who is on the live link, by member id. */
export type Members = ReadonlyMap<string, MemberOnBoard>;

/** What each seat was last made from and into: one that did not change stays the same object, and is not drawn again. */
const views = new WeakMap<Seat, { from: unknown; view: SeatView }>();

/** The seats of a board with what is known of each, in the order they sit. */
export function seatViews(board: Board, entries: readonly RosterEntry[], members: Members): readonly SeatView[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return board.seats.map((seat) => {
    const from = sourceOf(seat, byId, members);
    const known = views.get(seat);
    if (known && known.from === from) return known.view;
    const view = seatView(seat, byId, members);
    if (known) {
      known.from = from;
      known.view = view;
    } else views.set(seat, { from, view });
    return view;
  });
}

function sourceOf(seat: Seat, entries: ReadonlyMap<string, RosterEntry>, members: Members): unknown {
  if (seat.kind === 'member') return members.get(seat.memberId) ?? null;
  if (seat.kind === 'card') return seat.card;
  const entry = entries.get(seat.sheetId);
  return entry?.ok ? entry.sheet : null;
}

function seatView(seat: Seat, entries: ReadonlyMap<string, RosterEntry>, members: Members): SeatView {
  const nothing = { seat, publicCard: null, note: null };
  if (seat.kind === 'card')
    return { ...nothing, name: seat.card.name, card: seat.card, presence: { kind: 'text', at: seat.at } };
  if (seat.kind === 'member') {
    const member = members.get(seat.memberId);
    return member ? { seat, ...member } : { ...nothing, name: '?', card: null, presence: { kind: 'waiting' } };
  }
  const entry = entries.get(seat.sheetId);
  if (!entry?.ok) return { ...nothing, name: entry?.name || '?', card: null, presence: { kind: 'missing' } };
  const presence = { kind: seat.isNpc ? 'npc' : 'here' } as const;
  return { ...nothing, name: entry.sheet.name, card: storytellerCardOf(entry.sheet), presence };
}

/** How soon somebody needs the Storyteller: worsening, then unconscious, then by wounds; the dead last. */
export function urgency({ card }: SeatView): number {
  if (!card) return 90;
  if (card.mind === 'dead') return 80;
  if (card.mind === 'worsening') return (card.roundsLeft ?? 0) / 1e10;
  if (card.mind === 'mustPay') return 1;
  if (card.mind === 'unconscious') return 2;
  const maximum = trackTotal(card.track);
  return 10 - (maximum === 0 ? 0 : woundWeight(card.track) / maximum);
}

export const SEAT_ORDERS = ['seats', 'urgency', 'initiative'] as const;
export type SeatOrder = (typeof SEAT_ORDERS)[number];

/** The seats in the order in which they stand; the groups stay where they are. */
export function seatsInOrder(views: readonly SeatView[], order: SeatOrder): readonly Seat[] {
  const seats = views.map(({ seat }) => seat);
  if (order === 'seats') return seats;
  if (order === 'initiative') return seats.sort(byInitiative);
  const groups = [...new Set(seats.map(({ group }) => group))];
  const places = new Map(groups.map((group, place) => [group, place]));
  return views
    .map((view) => ({ seat: view.seat, place: places.get(view.seat.group) ?? 0, rank: urgency(view) }))
    .sort((a, b) => a.place - b.place || a.rank - b.rank)
    .map(({ seat }) => seat);
}

const NOBODY = Number.NEGATIVE_INFINITY;
const byInitiative = (a: Seat, b: Seat): number => {
  const [first, second] = [a.initiative ?? NOBODY, b.initiative ?? NOBODY];
  if (first === second) return 0;
  return second > first ? 1 : -1;
};

/** A heading and who stands under it, in order. */
export type SeatGroup = Readonly<{ group: string; seats: readonly Seat[] }>;

/** Seats under their groups, the players first; by initiative there is one group, for everybody acts in one order. */
export function groupSeats(seats: readonly Seat[], order: SeatOrder): readonly SeatGroup[] {
  if (order === 'initiative') return [{ group: '', seats }];
  const groups = new Map<string, Seat[]>([['', []]]);
  for (const seat of seats) {
    const there = groups.get(seat.group);
    if (there) there.push(seat);
    else groups.set(seat.group, [seat]);
  }
  return [...groups].filter(([, some]) => some.length > 0).map(([group, some]) => ({ group, seats: some }));
}
