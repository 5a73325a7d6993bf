/** Extra successes equal to those of another value: all that it has right now, from every source, added up. @rule M-68 */
export const mirroredExtraSuccesses = (sources: readonly number[]): number =>
  sources.reduce((total, next) => total + next, 0);
