import { capAndSave, type SaveTiming } from './damage-save';

/** A body in a fall, in points of Size and Hardness. The ground is as large as can be. @rule D-30 */
export type FallBody = Readonly<{ size: number | 'ground'; hardness: number }>;

/** Points for the faller (falling damage) and for what it strikes (falling object damage). @rule D-25 */
export type FallPoints = Readonly<{ faller: number; target: number }>;

/** The option: whether the struck side is hurt once the faller incurs damage, or only if the faller takes some in the end. */
export type FallReciprocity = 'incurred' | 'strict';

const CAP_PER_SIZE = 5;

const sizeOf = ({ size }: FallBody): number => (size === 'ground' ? Number.POSITIVE_INFINITY : size);

/** The most points each side takes: by the smaller Size, raised for the side that is the softer one. @rule D-28 @rule D-30 */
export function fallCaps(faller: FallBody, target: FallBody): FallPoints {
  const size = Math.min(sizeOf(faller), sizeOf(target));
  return {
    faller: size * (CAP_PER_SIZE + Math.max(0, target.hardness - faller.hardness)),
    target: size * (CAP_PER_SIZE + Math.max(0, faller.hardness - target.hardness)),
  };
}

/** Dice rolled for an object that falls so many metres. @rule D-23 */
export const fallDice = (height: number): number => Math.max(0, Math.floor(height) - 3);

/** Dice of size penalty on the Reflex save of something smaller than what falls on it. @rule D-27 @rule D-30 */
export const fallSavePenalty = (faller: FallBody, target: FallBody): number =>
  Math.max(0, sizeOf(faller) - sizeOf(target));

/** An object that fell on something. `weight` is the least Strength that carries it; saves are successes. */
export type ObjectFall = Readonly<{
  height: number;
  successes: number;
  weight: number;
  faller: FallBody;
  target: FallBody;
  fallerSave?: number;
  targetSave?: number;
  /** The faller takes no falling damage at all, such as by a safe fall. */
  fallerExempt?: boolean;
  /** What the faller took once its own defences were worked out; without it, what its save leaves. */
  fallerTook?: number;
}>;

/** What a falling object deals to itself and to what it strikes, in points of lethal damage. */
export type ObjectFallOutcome = FallPoints & Readonly<{ dice: number; raw: number; targetSavePenalty: number }>;

/** Works out a falling object: dice, damage of both sides after cap and save. @rule D-23 @rule D-24 @rule D-26 @rule D-29 */
export function objectFall(
  fall: ObjectFall,
  reciprocity: FallReciprocity = 'incurred',
  saveTiming: SaveTiming = 'afterCap',
): ObjectFallOutcome {
  const { faller, target, successes } = fall;
  const raw = successes >= 1 ? successes + fall.weight : 0;
  const caps = fallCaps(faller, target);
  const own = fall.fallerExempt ? 0 : capAndSave(raw, caps.faller, fall.fallerSave ?? 0, saveTiming);
  const strikes = !fall.fallerExempt && (reciprocity === 'incurred' || (fall.fallerTook ?? own) > 0);
  return {
    dice: fallDice(fall.height),
    raw,
    faller: own,
    target: strikes ? capAndSave(raw, caps.target, fall.targetSave ?? 0, saveTiming) : 0,
    targetSavePenalty: fallSavePenalty(faller, target),
  };
}
