import type { DamageType } from '@/model/damage';
import { type DamagePart, tagOf, tagsOf } from '../damage/damage-part';
import { ENERGY, isWithin, TYPE_SET, type TypeSet } from '../damage/damage-types';
import type { DamageReduction, EnergyResistance } from './defence';

/** What gets past a damage reduction, as tags: any of them, or all together. */
export type Weakness = Readonly<{ weaknesses: readonly string[]; needsAll: boolean }>;

const UNBEATABLE: Weakness = { weaknesses: [], needsAll: false };

/** The weakness of a damage reduction; nothing gets past DR/-. @rule P-08 @rule P-10 */
export function weaknessOf({
  weaknesses,
  needsAll = false,
}: Pick<DamageReduction, 'weaknesses' | 'needsAll'>): Weakness {
  const tags = weaknesses.filter((name) => name !== '-').map(tagOf);
  return tags.length === 0 ? UNBEATABLE : { weaknesses: tags, needsAll };
}

/** Whether damage with these tags gets past a damage reduction, wholly or not at all. @rule P-08 @rule P-10 */
export function getsPast({ weaknesses, needsAll }: Weakness, tags: readonly string[]): boolean {
  if (weaknesses.length === 0 || tags.length === 0) return false;
  return needsAll ? weaknesses.every((tag) => tags.includes(tag)) : weaknesses.some((tag) => tags.includes(tag));
}

/** The types a damage reduction works on: physical, never falling; force only without a weakness. @rule P-07 @rule D-18 @rule D-22 @rule D-38 */
export const reductionCovers = ({ weaknesses }: Weakness, fallingObjectDR = true): TypeSet =>
  TYPE_SET.physical | (fallingObjectDR ? TYPE_SET.fallingObject : 0) | (weaknesses.length === 0 ? TYPE_SET.force : 0);

/** The damage reduction, in points, that counts against damage of one type: the best that the damage does not get past. @rule P-07 @rule P-08 @rule P-09 */
export function bestReduction(
  reductions: readonly Pick<DamageReduction, 'points' | 'weaknesses' | 'needsAll'>[],
  type: DamageType,
  damage: Pick<DamagePart, 'forms' | 'materials' | 'traits' | 'ballistic'> = {},
  fallingObjectDR = true,
): number {
  const tags = tagsOf(damage);
  const working = reductions.filter((reduction) => {
    const weakness = weaknessOf(reduction);
    return isWithin(TYPE_SET[type], reductionCovers(weakness, fallingObjectDR)) && !getsPast(weakness, tags);
  });
  return Math.max(0, ...working.map(({ points }) => points));
}

/** Whether there is resistance to this: any kind of energy but pure, or all energy. @rule P-11 @rule P-12 */
export const isResistible = (energy: DamageType | 'all'): boolean => resistanceCovers(energy) !== 0;

/** The types a resistance works on; one to pure energy alone works on nothing. @rule P-11 @rule P-12 @rule D-07 */
export function resistanceCovers(energy: DamageType | 'all'): TypeSet {
  if (energy === 'all') return ENERGY;
  return energy === 'pure' ? 0 : TYPE_SET[energy] & ENERGY;
}

/** The energy resistance, in points, that counts against damage of one type: the best one that covers it. @rule P-11 @rule P-12 @rule P-14 */
export const bestResistance = (
  resistances: readonly Pick<EnergyResistance, 'points' | 'energy'>[],
  type: DamageType,
): number =>
  Math.max(
    0,
    ...resistances
      .filter(({ energy }) => isWithin(TYPE_SET[type], resistanceCovers(energy)))
      .map(({ points }) => points),
  );
