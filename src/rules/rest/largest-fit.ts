/**
 * The largest whole number from `low` to `high` that fits, where `low` fits and nothing above a misfit does.
 * Bisects, so a range of 10⁹ takes some 30 looks.
 */
export function largestFit(low: number, high: number, fits: (number: number) => boolean): number {
  if (high <= low || fits(high)) return Math.max(low, high);
  let known = low;
  let misfit = high;
  while (misfit - known > 1) {
    const middle = known + Math.floor((misfit - known) / 2);
    if (fits(middle)) known = middle;
    else misfit = middle;
  }
  return known;
}
