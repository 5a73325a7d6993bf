import { useMutation, useQueryClient } from '@tanstack/react-query';
import { party } from '@/i18n/party';
import type { Board } from '@/party/board';
import { now } from '@/store/clock';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { readBoard } from './board-queries';
import { usePartyPlaces } from './party-storage';

export type ChangeBoard = (change: (board: Board) => Board, onDone?: () => void) => void;

/** Changes a board as it lies on disk, so that two tabs don't overwrite each other. A failure is said. */
export function useBoardChange(id: string): ChangeBoard {
  const { party: storage } = usePartyPlaces();
  const client = useQueryClient();
  const toast = useToast();
  const words = useMessages(party);
  const { mutate } = useMutation({
    mutationFn: (change: (board: Board) => Board) =>
      storage.changeBoard<Board>(id, (raw) => {
        const found = readBoard(id, raw);
        return found.ok ? { ...change(found.board), updatedAt: now() } : null;
      }),
    onError: () => toast({ text: words.saveFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: ['party'] }),
  });
  return (change, onDone) => mutate(change, { onSuccess: () => onDone?.() });
}
