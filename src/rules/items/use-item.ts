import * as z from 'zod/mini';
import { idSchema, nameSchema } from '@/model/parts';
import type { Item, Sheet } from '@/model/sheet';
import { ownerPays, spendingFor } from '../beings/summon';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally } from '../engine/tally';
import { itemStanding } from './item-standing';

export const useItemInput = z.strictObject({
  id: idSchema,
  /** The summon of the character that uses it: whether it suits the character is then no matter. */
  summon: z.optional(nameSchema),
});
export type UseItem = Readonly<{ type: 'item/use' }> & Readonly<z.infer<typeof useItemInput>>;

/**
 * Uses an item: one of its uses is gone, and of a consumable one piece, with uses when the last of them is. Refused when
 * none is left, when it can't be used now, for an item of which nothing is used up, and on the sheet of a summon.
 * @rule M-25 @rule M-38 @rule M-40 @rule S-07
 */
export function useItem(sheet: Sheet, { id, summon }: UseItem): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (ownerPays(sheet)) return refused('M-40', 'ownerPays');
  const item = sheet.items.find((known) => known.id === id);
  if (!item) return refused('M-25', 'unknownEntry');
  const { use, essence } = itemStanding(sheet, item);
  if (essence.state !== 'works') return refused('S-07', 'itemUnusable');
  if (!use.usable && summon === undefined) return refused('M-25', 'itemUnusable');
  if (item.uses === null && item.kind !== 'consumable') return refused('M-38', 'nothingToDo');
  if (item.quantity === 0 || item.uses?.left === 0) return refused('M-38', 'noUsesLeft');
  return usedUp(happen(spendingFor(startTally(sheet), summon), 'M-38', 'itemUsed', { subject: item.name }), item);
}

function usedUp(tally: Tally, { id, kind, quantity, uses }: Item): Tally {
  if (uses && uses.left > 1) return step(tally, 'M-38', `uses:${id}`, uses.left - 1);
  if (kind !== 'consumable') return step(tally, 'M-38', `uses:${id}`, 0);
  const pieces = step(tally, 'M-38', `carried:${id}`, quantity - 1);
  return uses ? step(pieces, 'M-38', `uses:${id}`, quantity > 1 ? uses.maximum : 0) : pieces;
}
