import { DAMAGE_TYPES, type DamageType, ENERGY_TYPES } from '@/model/damage';

/** A set of damage types, one bit for each in the order of `DAMAGE_TYPES`. */
export type TypeSet = number;

/** The set of one type. */
export const TYPE_SET: Readonly<Record<DamageType, TypeSet>> = Object.fromEntries(
  DAMAGE_TYPES.map((type, index) => [type, 1 << index]),
) as Record<DamageType, TypeSet>;

/** The set of these types; a type named twice is in it once. @rule D-01 */
export function typeSetOf(types: readonly DamageType[]): TypeSet {
  let set = 0;
  for (const type of types) set |= TYPE_SET[type];
  return set;
}

/** The types of a set, in the order of `DAMAGE_TYPES`. */
export const typesIn = (set: TypeSet): readonly DamageType[] =>
  DAMAGE_TYPES.filter((type) => (set & TYPE_SET[type]) !== 0);

/** How many types a set holds. */
export function typeCount(set: TypeSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Whether `covered` has no type outside `covering`. */
export const isWithin = (covered: TypeSet, covering: TypeSet): boolean => (covered & ~covering) === 0;

/** Damage by an actual object: struck, fallen or fallen upon. @rule D-03 @rule D-25 */
export const PHYSICAL_FAMILY: TypeSet = typeSetOf(['physical', 'falling', 'fallingObject']);
/** Energy damage: resistance works on it, damage reduction does not. @rule D-07 */
export const ENERGY: TypeSet = typeSetOf(ENERGY_TYPES);
/** What a defence against "all" damage covers: everything but poison. @rule D-19 @rule D-38 */
export const STANDARD: TypeSet = PHYSICAL_FAMILY | ENERGY | typeSetOf(['mental', 'force']);

/** What a defence that names these types covers: naming physical damage includes falling and falling objects. @rule D-38 */
export function coveredBy(types: readonly DamageType[]): TypeSet {
  const set = typeSetOf(types);
  return (set & TYPE_SET.physical) === 0 ? set : set | PHYSICAL_FAMILY;
}
