import type { HealingSource } from '@/model/sheet';

const MINUTES_PER_HOUR = 60;

/** Far above the error of a division and far below the smallest true remainder of a Size with a few decimals. */
const NOISE = 1e-12;

/** The rating limbs regrow by: the highest regeneration; 0 without any, as fast healing never regrows. @rule H-36 */
export const regrowthRating = (sources: readonly Pick<HealingSource, 'kind' | 'rating'>[]): number =>
  sources.reduce((best, { kind, rating }) => (kind === 'regeneration' ? Math.max(best, rating) : best), 0);

/** Minutes of a rating of 1 that a limb takes: its Size (at least 1) by 100, in hours, or in minutes when it is put back. @rule H-36 @rule H-37 */
const growthNeeded = (size: number, reattached: boolean): number =>
  Math.max(1, size) * 100 * (reattached ? 1 : MINUTES_PER_HOUR);

/**
 * Minutes until a lost limb is back, rounded up: its Size (at least 1) by 100, divided by the regeneration rating,
 * in hours; in minutes when the limb is at hand and can be put back. Null without regeneration.
 * @rule H-36 @rule H-37
 */
export const regrowthMinutes = (size: number, rating: number, reattached = false): number | null =>
  minutesLeft({ size, reattached, grown: 0 }, rating);

/** A limb that is gone; `grown` are the minutes it has grown for, each worth the rating it had. */
export type GrowingLimb = Readonly<{ size: number; reattached: boolean; grown: number }>;

/** Minutes, rounded up, until a limb is back at this rating from now on; null without regeneration. @rule H-36 @rule H-37 */
export function minutesLeft({ size, reattached, grown }: GrowingLimb, rating: number): number | null {
  if (rating <= 0) return null;
  const quotient = Math.max(0, growthNeeded(size, reattached) - grown) / rating;
  const whole = Math.round(quotient);
  return Math.abs(quotient - whole) <= quotient * NOISE ? whole : Math.ceil(quotient);
}

/** A limb after some minutes of regeneration at a rating, never grown beyond itself. @rule H-36 */
export const grow = <Limb extends GrowingLimb>(limb: Limb, minutes: number, rating: number): Limb => ({
  ...limb,
  grown: Math.min(growthNeeded(limb.size, limb.reattached), limb.grown + minutes * rating),
});

/** Whether a limb is back. @rule H-36 */
export const isWholeAgain = ({ size, reattached, grown }: GrowingLimb): boolean =>
  grown >= growthNeeded(size, reattached);
