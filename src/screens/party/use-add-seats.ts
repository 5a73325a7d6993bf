import { party } from '@/i18n/party';
import { SEATS_AT_MOST, type Seat } from '@/party/board';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { useBoardChange } from './use-board-change';

/** Seats people at a board, all of them or none, and says so. */
export function useAddSeats(boardId: string, onDone: () => void): (seats: readonly Seat[]) => void {
  const words = useMessages(party).add;
  const toast = useToast();
  const change = useBoardChange(boardId);
  return (seats) => {
    let isFull = false;
    change(
      (board) => {
        isFull = board.seats.length + seats.length > SEATS_AT_MOST;
        return isFull ? board : { ...board, seats: [...board.seats, ...seats] };
      },
      () => {
        toast({ text: isFull ? words.full : words.added(seats.length) });
        if (!isFull) onDone();
      },
    );
  };
}
