import type { DamageType } from '@/model/damage';
import { isWithin, PHYSICAL_FAMILY, TYPE_SET, type TypeSet, typeSetOf } from './damage-types';
import { type HalfRounding, half } from './grade-steps';

/** What is struck: a creature, or an object that may burn or conduct. */
export type Struck = Readonly<{ kind: 'creature' | 'object'; flammable?: boolean; conductive?: boolean }>;

/** The options: how odd halves are rounded, and whether Hardness of an object works on lightning. */
export type HardnessRules = Readonly<{ halfRounding: HalfRounding; lightningObjectHardness: boolean }>;

export const HARDNESS_DEFAULTS: HardnessRules = { halfRounding: 'down', lightningObjectHardness: true };

const HARD_FOR_ALL: TypeSet = PHYSICAL_FAMILY | typeSetOf(['pure', 'fire', 'cold', 'holy', 'unholy']);

/** Energy that deals an object half. Sonic and radiant damage deal it all. @rule D-13 @rule D-14 */
const HALVED = typeSetOf(['pure', 'fire', 'cold', 'lightning', 'acid', 'holy', 'unholy']);

/**
 * The types that Hardness works on. Mental, force and poison damage ignore it, and so do acid, sonic and radiant damage;
 * lightning ignores that of creatures.
 * @rule P-19 @rule D-03 @rule D-08 @rule D-09 @rule D-10 @rule D-11 @rule D-12 @rule D-13 @rule D-14 @rule D-15 @rule D-16 @rule D-17 @rule D-18 @rule D-19
 */
export const hardnessCovers = (struck: Struck, lightningObjectHardness: boolean): TypeSet =>
  struck.kind === 'object' && lightningObjectHardness ? HARD_FOR_ALL | TYPE_SET.lightning : HARD_FOR_ALL;

/** The types that deal this target half; a flammable object takes all of fire, a conductive one all of lightning. @rule D-08 @rule D-09 @rule D-10 @rule D-11 @rule D-12 @rule D-15 @rule D-16 */
export function halvedTypes({ kind, flammable = false, conductive = false }: Struck): TypeSet {
  if (kind === 'creature') return 0;
  return HALVED & ~(flammable ? TYPE_SET.fire : 0) & ~(conductive ? TYPE_SET.lightning : 0);
}

/** Points left after Hardness and the half of an object alone; of mixed damage, the type that keeps most. @rule D-31 @rule D-37 @rule P-19 */
export function pastHardness(
  points: number,
  types: readonly DamageType[],
  struck: Struck & Readonly<{ hardness: number }>,
  rules: HardnessRules = HARDNESS_DEFAULTS,
): number {
  const hard = hardnessCovers(struck, rules.lightningObjectHardness);
  const halved = halvedTypes(struck);
  const left = types.map((type) => {
    const past = isWithin(TYPE_SET[type], hard) ? Math.max(0, points - struck.hardness) : points;
    return isWithin(TYPE_SET[type], halved) ? half(past, rules.halfRounding) : past;
  });
  return Math.max(0, ...left);
}
