import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Board, boardSchema } from '@/party/board';
import type { PartyStorage } from '@/storage/party-storage';

/** A board, or why it can't be shown. */
export type BoardFound =
  | Readonly<{ ok: true; board: Board }>
  | Readonly<{ ok: false; id: string; problem: 'missing' | 'damaged' }>;

const local = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

export function readBoard(id: string, raw: unknown): BoardFound {
  if (raw === undefined) return { ok: false, id, problem: 'missing' };
  const read = boardSchema.safeParse(raw);
  return read.success ? { ok: true, board: read.data } : { ok: false, id, problem: 'damaged' };
}

/** All boards of this browser, the newest change first. */
export const boardsQuery = (storage: PartyStorage) =>
  queryOptions({
    ...local,
    queryKey: ['party', 'boards'],
    queryFn: async () =>
      (await storage.boards())
        .map((raw) => readBoard(String((raw as { id?: unknown }).id), raw))
        .sort((a, b) => changedAt(b) - changedAt(a)),
  });

const changedAt = (found: BoardFound): number => (found.ok ? found.board.updatedAt : Number.POSITIVE_INFINITY);

export const boardQuery = (storage: PartyStorage, id: string) =>
  queryOptions({
    ...local,
    queryKey: ['party', 'board', id],
    queryFn: async () => readBoard(id, await storage.board(id)),
  });

/** Reads boards again whenever one changes, in this tab or another. Returns how to stop. */
export const keepBoardsFresh = (client: QueryClient, storage: PartyStorage): (() => void) =>
  storage.onChange(() => void client.invalidateQueries({ queryKey: ['party'] }));
