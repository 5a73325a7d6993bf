import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Board, newBoard, plainSeat } from '@/party/board';
import type { StorytellerCard } from '@/party/cards';
import { npcSheet } from '@/party/npc';
import { storytellerCardOf } from '@/party/storyteller-card';
import type { LinkOnBoard } from '@/screens/party/board-parts';
import { PartyBoard } from '@/screens/party/party-board';
import type { MemberOnBoard, Members } from '@/screens/party/seat-views';
import { browserPartyStorage } from '@/storage/party-storage';
import { PreferencesProvider } from '@/ui/preferences';

const EVERY_MS = 100;
const query = new URLSearchParams(location.search);
const seats = Number(query.get('seats') ?? 1000);
const changing = query.get('changing') ?? 'none';
const plain = storytellerCardOf(
  npcSheet({
    ...{ name: 'Guest', being: 'person', health: 20, defense: 4, hardness: 0 },
    words: { defense: 'Defense', hardness: 'Hardness' },
  }),
);

/** A card at a moment: three to eight wounds, so that each change shows. */
function cardAt(seat: number, moment: number): StorytellerCard {
  const lethal = 3 + ((seat + moment) % 6);
  return { ...plain, name: `Guest ${seat}`, track: { healthy: 20 - lethal, bashing: 0, lethal, aggravated: 0 } };
}

const memberAt = (seat: number, moment: number): MemberOnBoard => ({
  ...{ name: `Guest ${seat}`, publicCard: null, presence: { kind: 'live' }, note: null },
  card: cardAt(seat, moment),
});

const board: Board = {
  ...newBoard('board', 'Many', 0),
  seats: Array.from({ length: seats }, (_, n) => ({ kind: 'member', ...plainSeat(`seat-${n}`), memberId: String(n) })),
};

const everybody = (moment: number): Members => new Map(board.seats.map((_, n) => [String(n), memberAt(n, moment)]));

/** The member who changes at a moment: one after the other, of whom few are in view, or always the first, who is. */
const whoseTurn = (moment: number): number => (changing === 'one' ? (moment * 37) % seats : 0);

/** In place of the live link: cards come ten times a second, of one member or of all of them. */
function feed(): LinkOnBoard {
  let moment = 0;
  let members = everybody(0);
  return {
    members: () => members,
    onChange: (listener) => {
      if (changing === 'none') return () => undefined;
      const timer = setInterval(() => {
        moment += 1;
        const one = whoseTurn(moment);
        members = changing === 'all' ? everybody(moment) : new Map(members).set(String(one), memberAt(one, moment));
        listener();
      }, EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}

const link = feed();
const client = new QueryClient();
const ignore = () => undefined;

/** Puts the board where the screen reads it, and chooses how it is shown. */
export async function keepBoard(): Promise<void> {
  localStorage.setItem('party-view', query.get('view') ?? 'cards');
  await browserPartyStorage().changeBoard(board.id, () => board);
}

/** The screen of a board of which one card after the other, always the first or every card changes ten times a second. */
export const BoardOfMany = () => (
  <PreferencesProvider>
    <QueryClientProvider client={client}>
      <PartyBoard
        id={board.id}
        panel={null}
        link={link}
        onBack={ignore}
        onPanel={ignore}
        onOpenSheet={ignore}
        actOn={() => null}
      />
    </QueryClientProvider>
  </PreferencesProvider>
);
