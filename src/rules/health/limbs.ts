import type { HealingSource } from '@/model/sheet';

const MINUTES_PER_HOUR = 60;

/** Far above the error of a division and far below the smallest true remainder of a Size with a few decimals. */
const NOISE = 1e-12;

/** The rating limbs regrow by: the highest regeneration; 0 without any, as fast healing never regrows. @rule H-36 */
export const regrowthRating = (sources: readonly Pick<HealingSource, 'kind' | 'rating'>[]): number =>
  sources.reduce((best, { kind, rating }) => (kind === 'regeneration' ? Math.max(best, rating) : best), 0);

/**
 * Minutes until a lost limb is back, rounded up: its Size (at least 1) by 100, divided by the regeneration rating,
 * in hours; in minutes when the limb is at hand and can be put back. Null without regeneration.
 * @rule H-36 @rule H-37
 */
export function regrowthMinutes(size: number, rating: number, reattached = false): number | null {
  if (rating <= 0) return null;
  const quotient = (Math.max(1, size) * 100 * (reattached ? 1 : MINUTES_PER_HOUR)) / rating;
  const whole = Math.round(quotient);
  return Math.abs(quotient - whole) <= quotient * NOISE ? whole : Math.ceil(quotient);
}

/** A limb that is gone; `lostAt` is the minute at which it began to grow back. */
export type LostLimb = Readonly<{ size: number; lostAt: number; reattached: boolean }>;

/** The minute at which a lost limb is back; null without regeneration. @rule H-36 @rule H-37 */
export function regrownAt({ size, lostAt, reattached }: LostLimb, rating: number): number | null {
  const minutes = regrowthMinutes(size, rating, reattached);
  return minutes === null ? null : lostAt + minutes;
}
