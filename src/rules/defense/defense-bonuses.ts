import { type Stacked, stackBonuses } from '../bonuses/stack-bonuses';
import { STACKING_DEFAULTS, type StackingOptions, type TypedBonus } from '../bonuses/typed-bonus';
import { isSupernatural } from '../essences/essence';
import type { DefensePart } from './defense-points';
import type { Defense, DefenseParts } from './total-defense';

/** What Defense penalties come to, in points: each type by its own rule, types added. @rule B-22 */
export function defensePenalty(
  penalties: readonly TypedBonus[],
  options: StackingOptions = STACKING_DEFAULTS,
): Readonly<{ penalty: number; stacked: Stacked }> {
  const stacked = stackBonuses(penalties, options);
  return { penalty: stacked.types.reduce((sum, { penalty }) => sum + penalty, 0), stacked };
}

const PARTS: readonly string[] = ['baseDefense', 'dodge', 'parry', 'armor', 'shield', 'naturalArmor'];
const partOf = (type: string): DefensePart => (PARTS.includes(type) ? (type as DefensePart) : 'other');

const add = (parts: DefenseParts, part: DefensePart, amount: number): DefenseParts => ({
  ...parts,
  [part]: (parts[part] ?? 0) + amount,
});

/**
 * A Defense put together from the bonuses on it: one part for each type that has one, everything else in `other`.
 * Penalties of those types lower their own part; all others are the penalty on the total. The bonuses of a type that
 * count and come from a Magical or Anomalous thing are its supernatural points. @rule B-22 @rule B-23 @rule B-38
 */
export function defenseOf<T extends TypedBonus>(
  bonuses: readonly T[],
  options: StackingOptions = STACKING_DEFAULTS,
): Readonly<{ defense: Defense; penalty: number; stacked: Stacked<T> }> {
  const stacked = stackBonuses(bonuses, options);
  let parts: DefenseParts = {};
  let supernatural: DefenseParts = {};
  let penalty = 0;
  for (const { type, bonus, penalty: down, net } of stacked.types) {
    const part = partOf(type);
    parts = add(parts, part, part === 'other' ? bonus : net);
    penalty += part === 'other' ? down : 0;
  }
  for (const { bonus, counted } of stacked.entries) {
    const { essence } = bonus.source;
    if (counted && bonus.sign === 'bonus' && essence && isSupernatural(essence)) {
      supernatural = add(supernatural, partOf(bonus.type), bonus.amount);
    }
  }
  return { defense: { parts, supernatural }, penalty, stacked };
}
