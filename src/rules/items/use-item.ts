import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import type { Item, Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally } from '../engine/tally';
import { itemStanding } from './item-standing';

export const useItemInput = z.strictObject({ id: idSchema });
export type UseItem = Readonly<{ type: 'item/use' }> & Readonly<z.infer<typeof useItemInput>>;

/**
 * Uses an item: one of its uses is gone, and of a consumable one piece, with uses when the last of them is. Refused when
 * none is left, when it can't be used now, and for an item of which nothing is used up.
 * @rule M-25 @rule M-38 @rule S-07
 */
export function useItem(sheet: Sheet, { id }: UseItem): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const item = sheet.items.find((known) => known.id === id);
  if (!item) return refused('M-25', 'unknownEntry');
  const { usable, essence } = itemStanding(sheet, item);
  if (!usable) return refused(essence.state === 'works' ? 'M-25' : 'S-07', 'itemUnusable');
  if (item.uses === null && item.kind !== 'consumable') return refused('M-38', 'nothingToDo');
  if (item.quantity === 0 || item.uses?.left === 0) return refused('M-38', 'noUsesLeft');
  return usedUp(happen(startTally(sheet), 'M-38', 'itemUsed', { subject: item.name }), item);
}

function usedUp(tally: Tally, { id, kind, quantity, uses }: Item): Tally {
  if (uses && uses.left > 1) return step(tally, 'M-38', `uses:${id}`, uses.left - 1);
  if (kind !== 'consumable') return step(tally, 'M-38', `uses:${id}`, 0);
  const pieces = step(tally, 'M-38', `carried:${id}`, quantity - 1);
  return uses ? step(pieces, 'M-38', `uses:${id}`, quantity > 1 ? uses.maximum : 0) : pieces;
}
