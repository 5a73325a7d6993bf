import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import type { PartyVault } from './ports';
import { hexId } from './wire/documents';

/** The live link of a Storyteller's board: whose keys it uses, and whether it goes on after a reload. */
const boardLinkSchema = z.strictObject({
  partyId: hexId,
  isOn: z.boolean(),
  /** The sheet whose table rules are offered to players; null for none. */
  rulesOf: z.nullable(idSchema),
});
export type BoardLink = Readonly<z.infer<typeof boardLinkSchema>>;

const keyOf = (boardId: string) => `board/${boardId}`;

/** What a board's link was last; null if it never had one. */
export async function readBoardLink(vault: PartyVault, boardId: string): Promise<BoardLink | null> {
  const read = boardLinkSchema.safeParse(await vault.get(keyOf(boardId)));
  return read.success ? read.data : null;
}

export const writeBoardLink = (vault: PartyVault, boardId: string, link: BoardLink): Promise<void> =>
  vault.put(keyOf(boardId), link);

export const removeBoardLink = (vault: PartyVault, boardId: string): Promise<void> => vault.remove(keyOf(boardId));
