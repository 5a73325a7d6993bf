/** Energy that each step costs: the same for all, or step by step; the last one listed holds for the steps after it. */
export type StepCosts = number | readonly number[];

/** Steps in a row that cost the same, so that a million of them are one entry. */
export type StepRun = Readonly<{ cost: number; times: number }>;

/** The steps after level `from` up to level `to`, with their costs. @rule M-50 */
export function stepRuns(costs: StepCosts, from: number, to: number): readonly StepRun[] {
  const listed = typeof costs === 'number' ? [] : costs;
  const after = typeof costs === 'number' ? costs : (costs.at(-1) ?? 0);
  const beyond = to - Math.max(from, listed.length);
  const runs = listed.slice(from, Math.max(from, to)).map((cost) => ({ cost, times: 1 }));
  return beyond > 0 ? [...runs, { cost: after, times: beyond }] : runs;
}

/** How many of these steps points of energy pay for in full, in order, and the points left over. @rule M-54 */
export function stepsPaidBy(runs: readonly StepRun[], points: number): Readonly<{ paid: number; left: number }> {
  let paid = 0;
  let left = points;
  for (const { cost, times } of runs) {
    const covered = cost === 0 ? times : Math.min(times, Math.floor(left / cost));
    paid += covered;
    left -= covered * cost;
    if (covered < times) break;
  }
  return { paid, left };
}

/** What is still to pay for each step when points of credit go toward them in order. @rule M-54 */
export function creditedRuns(runs: readonly StepRun[], credit: number): readonly StepRun[] {
  let left = credit;
  return runs.flatMap(({ cost, times }) => {
    const covered = cost === 0 ? times : Math.min(times, Math.floor(left / cost));
    const partly = covered < times && left > covered * cost ? 1 : 0;
    const rest = cost - (left - covered * cost);
    left = partly === 1 ? 0 : left - covered * cost;
    return [
      { cost: 0, times: covered },
      { cost: rest, times: partly },
      { cost, times: times - covered - partly },
    ].filter((run) => run.times > 0);
  });
}

/** The energy of all these steps together. @rule M-50 */
export const costOfRuns = (runs: readonly StepRun[]): number =>
  runs.reduce((total, { cost, times }) => total + cost * times, 0);

/** The most steps that stay within a cap counted in points of energy. @rule M-53 */
export const stepsWithin = (costs: StepCosts, capPoints: number): number =>
  stepsPaidBy(stepRuns(costs, 0, Number.MAX_SAFE_INTEGER), capPoints).paid;
