import type { PlainTarget } from '@/model/targets';

/** Willpower held, and temporary Willpower beside it, in points. */
export type WillpowerPoints = Readonly<{ current: number; temporary: number }>;

/** Whether a modifier to this target changes maximum Willpower; bonuses to Will rolls and saves don't. @rule W-20 */
export const affectsMaximumWillpower = (target: PlainTarget): boolean =>
  target === 'resolve' || target === 'composure' || target === 'maximumWillpower';

/** Spends points, temporary ones first; null when there are not enough. @rule W-13 */
export function spendPoints(points: WillpowerPoints, amount: number): WillpowerPoints | null {
  return amount > points.current + points.temporary ? null : losePoints(points, amount);
}

/** Loses points against the character's will, temporary ones first, down to 0. @rule W-13 */
export function losePoints({ current, temporary }: WillpowerPoints, amount: number): WillpowerPoints {
  const fromTemporary = Math.min(temporary, amount);
  return { temporary: temporary - fromTemporary, current: Math.max(0, current - (amount - fromTemporary)) };
}

/** Gains temporary points beside the others, whatever the maximum: the higher of old and new is kept. @rule W-12 @rule W-14 */
export const gainTemporaryPoints = ({ current, temporary }: WillpowerPoints, gained: number): WillpowerPoints => ({
  current,
  temporary: Math.max(temporary, gained),
});

/** Whether Willpower counts as 0; with any temporary point it does not. @rule W-15 */
export const isWillpowerZero = ({ current, temporary }: WillpowerPoints): boolean => current + temporary === 0;

/**
 * A current value under a new maximum: a rise brings no points, a fall takes those above it for good.
 * @rule W-18 @rule W-19 @rule E-24 @rule E-25 @rule G-08 @rule G-09
 */
export const underMaximum = (current: number, maximum: number): number => Math.min(current, maximum);

/** What a basic use of Willpower needs to be allowed. */
export type BasicUse = Readonly<{
  extended: boolean;
  rolls: number;
  alreadyUsed: boolean;
  selfAware: boolean;
  points: number;
}>;

/** Whether Willpower may be spent on this action: one roll, not extended, once, awake, a point to spend. @rule W-03 @rule W-04 @rule W-06 @rule W-07 */
export const canUseBasic = (use: BasicUse): boolean =>
  !use.extended && use.rolls === 1 && !use.alreadyUsed && use.selfAware && use.points >= 1;

/** Dice (or Defense) a basic use brings, with what abilities add to it. @rule W-05 */
export const basicBonus = (increases = 0): number => 3 + increases;

/** Minutes a payment against hunger or thirst buys before the certain faint. @rule W-11 */
export const HUNGER_MINUTES = 180;

/** Paying against hunger: once per scene, with a point to pay; null when it is refused. @rule W-11 */
export function resistHungerUntil(startMinute: number, usedThisScene: boolean, points: number): number | null {
  return usedThisScene || points < 1 ? null : startMinute + HUNGER_MINUTES;
}
