/** Where a fraction of a point goes; `nearest` sends halves up. */
export type Rounding = 'down' | 'up' | 'nearest';

const ROUND = { down: Math.floor, up: Math.ceil, nearest: Math.round } as const;

/**
 * A quotient in whole points, for a divisor above 0. A part of something is written as (amount × numerator) ÷
 * denominator, so that nothing is lost before the rounding.
 * @rule X-06
 */
export const roundedQuotient = (dividend: number, divisor: number, rounding: Rounding): number =>
  ROUND[rounding](dividend / divisor) + 0;
