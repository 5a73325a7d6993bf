/** Calendar minutes that must pass, and counted long rests they must contain, for one point. */
export type SpanNeed = Readonly<{ span: number; rests: number }>;

/** What natural recovery takes at one speed: lengths in minutes, rests as a count. */
export type RecoveryNeeds = Readonly<{
  /** Minutes of a short rest. */
  short: number;
  /** Minutes of a long rest. */
  long: number;
  /** Minutes of unbroken rest for a point of Attribute damage; it counts as three long rests for Health. */
  attribute: number;
  lethal: SpanNeed;
  aggravated: SpanNeed;
}>;

/** Minutes of a calendar day, whatever the speed of recovery. */
export const DAY_MINUTES = 1440;

const BASE = { short: 15, long: 480, day: DAY_MINUTES, lethalDays: 2, aggravatedDays: 7 } as const;

/**
 * What one point takes at a recovery speed (1 is normal, 2 twice as fast, below 1 slower; must be above 0).
 * Every base number is divided once and rounded up once, minutes and counts alike.
 * @rule H-19 @rule H-20 @rule H-21 @rule H-30
 */
export function recoveryNeeds(multiplier: number): RecoveryNeeds {
  const divided = (base: number) => dividedUp(base, multiplier);
  return {
    short: divided(BASE.short),
    long: divided(BASE.long),
    attribute: divided(BASE.day),
    lethal: { span: divided(BASE.lethalDays * BASE.day), rests: divided(BASE.lethalDays) },
    aggravated: { span: divided(BASE.aggravatedDays * BASE.day), rests: divided(BASE.aggravatedDays) },
  };
}

/** Far above the error of a division and far below the smallest true remainder of a multiplier with a few decimals. */
const NOISE = 1e-12;

/** A quotient that is whole but for floating-point noise (10080 / 1.4) must not be rounded up past itself. */
function dividedUp(base: number, multiplier: number): number {
  const quotient = base / multiplier;
  const whole = Math.round(quotient);
  return Math.abs(quotient - whole) <= quotient * NOISE ? whole : Math.ceil(quotient);
}
