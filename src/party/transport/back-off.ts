const FIRST = 1000;
const LONGEST = 30_000;

/**
 * Milliseconds before the next try after so many failures: twice as long each time up to half a minute, and anything
 * from half of that on, so that a table does not come back all at once. `chance` is from 0 to 1.
 */
export function backOff(failures: number, chance: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10));
  return Math.round(longest * (0.5 + chance / 2));
}
