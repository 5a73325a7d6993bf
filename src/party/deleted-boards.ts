import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import { readBoardLink, removeBoardLink } from './board-link';
import type { PartyVault } from './ports';

/** Boards that were deleted, whose keys are still there: Undo may bring a board back while the page is open. */

const KEY = 'boards/deleted';

async function deletedBoards(vault: PartyVault): Promise<readonly string[]> {
  const read = z.array(idSchema).safeParse(await vault.get(KEY));
  return read.success ? read.data : [];
}

export async function noteDeletedBoard(vault: PartyVault, boardId: string): Promise<void> {
  await vault.put(KEY, [...(await deletedBoards(vault)), boardId]);
}

/** Forgets the live links of deleted boards, with keys and cards, but for those that are there again. */
export async function forgetDeletedBoards(
  vault: PartyVault,
  isThere: (boardId: string) => Promise<boolean>,
): Promise<void> {
  for (const boardId of await deletedBoards(vault)) {
    const link = (await isThere(boardId)) ? null : await readBoardLink(vault, boardId);
    if (!link) continue;
    const { forgetParty } = await import('.');
    await forgetParty(vault, link.partyId);
    await removeBoardLink(vault, boardId);
  }
  await vault.remove(KEY);
}
