import type { DamagePart } from './damage-part';
import { capAndSave } from './damage-save';
import { type HalfRounding, raiseHalf, stepGrade } from './grade-steps';

/**
 * An attack roll against what the defender declared: successes, extra successes, and the damage cap in points (null: none).
 * `saved` are points that a save takes off before the cap holds.
 */
export type HitRoll = Readonly<{
  successes: number;
  declared: number;
  extra: number;
  cap: number | null;
  saved?: number | undefined;
}>;

/** Whether the attack hits, and with how much. `net` is below 0 on a clear miss; `damage` is in points, under the cap. */
export type Hit = Readonly<{ hit: boolean; net: number; total: number; damage: number }>;

/** Checks a hit: only base successes decide it; extra successes and then the cap make the damage. @rule P-28 @rule P-29 @rule P-32 */
export function checkHit({ successes, declared, extra, cap, saved = 0 }: HitRoll): Hit {
  const net = successes - declared;
  if (net <= 0) return { hit: false, net, total: 0, damage: 0 };
  const total = net + extra;
  return { hit: true, net, total, damage: capAndSave(total, cap ?? total, saved, 'beforeCap') };
}

/** An attack: its roll, its damage without points (null: it has none), whether half of it goes up a grade, and extra damage outside the cap. */
export type Attack = Readonly<{
  roll: HitRoll;
  damage: Omit<DamagePart, 'amount' | 'extra'> | null;
  halfGoesUp?: boolean;
  extraDamage?: readonly DamagePart[];
}>;

/** A hit and its damage. `effectStopped`: the target is immune to the effect, which shows only now. */
export type DealtHit = Hit & Readonly<{ effectStopped: boolean; parts: readonly DamagePart[] }>;

/** Carries out an attack up to the damage it deals, before any defence; a miss or a stopped effect deals none. @rule P-29 @rule P-30 @rule D-37 */
export function dealHit(attack: Attack, immuneToEffect = false, rounding: HalfRounding = 'down'): DealtHit {
  const hit = checkHit(attack.roll);
  if (!hit.hit || immuneToEffect) return { ...hit, effectStopped: hit.hit, parts: [] };
  const parts = [
    ...ownParts(attack, hit.damage, rounding),
    ...(attack.extraDamage ?? []).map((part) => ({ ...part, extra: true })),
  ];
  return { ...hit, effectStopped: false, parts: parts.filter(({ amount }) => amount > 0) };
}

/** The damage of the attack itself: what stays in its grade, and the half that goes up. @rule P-29 @rule D-37 */
function ownParts({ damage, halfGoesUp = false }: Attack, points: number, rounding: HalfRounding): DamagePart[] {
  if (damage === null) return [];
  const { stays, rises } = halfGoesUp ? raiseHalf(points, rounding) : { stays: points, rises: 0 };
  return [
    { ...damage, amount: stays },
    { ...damage, grade: stepGrade(damage.grade, 1), amount: rises },
  ];
}

/** What an attack counts as, for abilities that wait for it. */
export type AttackEvents = Readonly<{
  attackMade: true;
  hit: boolean;
  dealtDamage: boolean;
  successfulDefense: boolean;
  successfulParry: boolean;
}>;

/** Tells making an attack, hitting and dealing damage apart. `taken`: points the target took in the end. @rule P-38 @rule P-39 @rule P-40 */
export const attackEvents = (hit: boolean, taken: number, parrying = false): AttackEvents => ({
  attackMade: true,
  hit,
  dealtDamage: hit && taken > 0,
  successfulDefense: !hit,
  successfulParry: !hit && parrying,
});
