/** One ability that lets a roll be made several times; `of` counts the rolls it is about, the base roll included. */
export type RepeatedRoll = Readonly<{ keep: 'highest' | 'lowest'; of: number }>;

/** How often a roll is made, and which result counts; `extra` is above 0 for the highest, below for the lowest. */
export type RollPlan = Readonly<{ rolls: number; keep: 'highest' | 'lowest' | 'single'; extra: number }>;

function keepOf(extra: number): RollPlan['keep'] {
  if (extra === 0) return 'single';
  return extra > 0 ? 'highest' : 'lowest';
}

/** Balances abilities that keep the highest or the lowest of several rolls; one of fewer than 1 roll is nothing. @rule M-31 */
export function planRolls(abilities: readonly RepeatedRoll[]): RollPlan {
  const extra = abilities.reduce((sum, { keep, of }) => {
    const more = Math.max(0, of - 1);
    return keep === 'highest' ? sum + more : sum - more;
  }, 0);
  return { rolls: Math.abs(extra) + 1, keep: keepOf(extra), extra };
}

/**
 * Which of several whole rolls counts, by their successes; the first among equals. Null unless there are as many as the
 * plan asks for.
 * @rule M-31
 */
export function keptRoll(
  plan: RollPlan,
  successes: readonly number[],
): Readonly<{ index: number; successes: number }> | null {
  if (successes.length !== plan.rolls) return null;
  const choose = plan.keep === 'lowest' ? Math.min : Math.max;
  const kept = successes.reduce((best, next) => choose(best, next));
  return { index: successes.indexOf(kept), successes: kept };
}
