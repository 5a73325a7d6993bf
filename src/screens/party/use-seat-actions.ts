import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import type { Board, Seat } from '@/party/board';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import type { BoardPanel } from './board-parts';
import type { SeatActions } from './seat-menu';
import { useBoardChange } from './use-board-change';

/** Changes one seat and leaves the others. */
export const withSeat = (board: Board, id: string, change: (seat: Seat) => Seat): Board => ({
  ...board,
  seats: board.seats.map((seat) => (seat.id === id ? change(seat) : seat)),
});

/** What the menu of a seat does. */
export function useSeatActions(
  board: Board,
  onOpen: (panel: BoardPanel) => void,
  onOpenSheet: (sheetId: string) => void,
): SeatActions {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const toast = useToast();
  const change = useBoardChange(board.id);
  return {
    onOpenSheet,
    onHeal: (seats) => onOpen({ kind: 'heal', seats }),
    onInitiative: ({ seat }) => onOpen({ kind: 'initiative', seats: [seat.id] }),
    onHide: ({ seat }) => change((now) => withSeat(now, seat.id, (one) => ({ ...one, isHidden: !one.isHidden }))),
    onLeave: ({ seat, name }) => {
      const { seats } = board;
      const run = () => change((now) => ({ ...now, seats: putBack(now.seats, seat, seats) }));
      change(
        (now) => ({ ...now, seats: now.seats.filter(({ id }) => id !== seat.id) }),
        () => toast({ text: words.tookOff(name), action: { label: verb.undo, run } }),
      );
    },
  };
}

/** The seat at its old place among those that are still there. */
function putBack(now: readonly Seat[], seat: Seat, before: readonly Seat[]): readonly Seat[] {
  if (now.some(({ id }) => id === seat.id)) return now;
  const at = before.findIndex(({ id }) => id === seat.id);
  return [...now.slice(0, at), seat, ...now.slice(at)];
}
