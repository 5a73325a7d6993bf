/** How far Sizes may differ, and which Size of the item is meant: its own, or that of the people it is made for. */
export type ItemFit = 'ruleText' | 'gnomeExample';

/** The Sizes of an item, fixed whatever becomes of its owner. */
export type ItemSizes = Readonly<{ size: number; madeFor?: number }>;

/** The Size of the people an item is made for when it says nothing else. @rule M-22 */
export const MADE_FOR = 5;

/** The difference of Size that does no harm under each reading. */
export const FIT_TOLERANCE: Readonly<Record<ItemFit, number>> = { ruleText: 5, gnomeExample: 1 };

/** How badly something fits: by how much the Sizes differ, how much of that is too much, and 2 points for each. */
export type Misfit = Readonly<{ difference: number; beyond: number; penalty: number }>;

/** A character's Size against a Size of an item: 2 points for each point the difference exceeds the tolerance. @rule M-23 @rule M-24 */
export function misfit(characterSize: number, itemSize: number, tolerance = FIT_TOLERANCE.ruleText): Misfit {
  const difference = Math.abs(characterSize - itemSize);
  const beyond = Math.max(0, difference - tolerance);
  return { difference, beyond, penalty: 2 * beyond };
}

/** Which Size of an item a character's is compared with. @rule M-22 */
export const sizeToFit = ({ size, madeFor = MADE_FOR }: ItemSizes, fit: ItemFit = 'ruleText'): number =>
  fit === 'ruleText' ? size : madeFor;

/** How badly an item fits a character of this Size, as it stands now. @rule M-22 @rule M-23 @rule M-24 */
export const misfitOf = (characterSize: number, item: ItemSizes, fit: ItemFit = 'ruleText'): Misfit =>
  misfit(characterSize, sizeToFit(item, fit), FIT_TOLERANCE[fit]);

/** Armor of the wrong Size hampers more: its Armor Penalty in points. @rule M-24 */
export const armorPenaltyWorn = (armorPenalty: number, fit: Misfit): number => armorPenalty + fit.penalty;

/** A shield of the wrong Size covers less: its Shield Defense in points, not below 0. @rule M-24 */
export const shieldDefenseHeld = (shieldDefense: number, fit: Misfit): number =>
  Math.max(0, shieldDefense - fit.penalty);
