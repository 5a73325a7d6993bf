import { useEffect, useState } from 'react';
import { type Board, newBoard, plainSeat } from '@/party/board';
import type { StorytellerCard } from '@/party/cards';
import { npcSheet } from '@/party/npc';
import { storytellerCardOf } from '@/party/storyteller-card';
import { BoardSeats } from '@/screens/party/board-seats';
import { groupSeats, type MemberOnBoard, seatViews } from '@/screens/party/seat-views';
import { PreferencesProvider } from '@/ui/preferences';

const EVERY_MS = 100;
const query = new URLSearchParams(location.search);
const seats = Number(query.get('seats') ?? 1000);
const changing = query.get('changing') ?? 'none';
const view = query.get('view') === 'table' ? 'table' : 'cards';

const ACTIONS = {
  onOpenSheet: () => undefined,
  onHeal: () => undefined,
  onHide: () => undefined,
  onInitiative: () => undefined,
  onLeave: () => undefined,
};
const NOBODY: ReadonlySet<string> = new Set();
const ignore = () => undefined;

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

const all = (moment: number) => new Map(board.seats.map((_, n) => [String(n), memberAt(n, moment)]));

/** A board whose first card, or whose every card, changes ten times a second. */
export function BoardOfMany() {
  const [members, setMembers] = useState(() => all(0));
  useEffect(() => {
    let moment = 0;
    const timer = setInterval(() => {
      moment += 1;
      if (changing === 'all') setMembers(all(moment));
      if (changing === 'one') setMembers((before) => new Map(before).set('0', memberAt(0, moment)));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <PreferencesProvider>
      <main className="px-3 py-3">
        <BoardSeats
          groups={groupSeats(seatViews(board, [], members), 'seats')}
          view={view}
          playersView={false}
          selected={NOBODY}
          onSelect={ignore}
          actions={ACTIONS}
        />
      </main>
    </PreferencesProvider>
  );
}
