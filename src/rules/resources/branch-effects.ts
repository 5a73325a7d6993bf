/** How later steps of one resource combine: as each page says, or always one way. */
export type BranchStacking = 'perPage' | 'alwaysReplace' | 'alwaysStack';

/** One step of a resource giving an effect, in the order the steps are gained. */
export type BranchStep = Readonly<{
  effect: string;
  value: number;
  /** Worded as coming on top of what there is. */
  further?: boolean;
  /** A typed bonus of a level of the resource itself, which adds to those of the other levels. */
  levelBonus?: boolean;
  /** The table's own choice for this step. */
  stacking?: 'stack' | 'replace';
}>;

/** One effect after all its steps. */
export type BranchEffect = Readonly<{
  effect: string;
  value: number;
  steps: readonly Readonly<{ step: BranchStep; counted: boolean }>[];
  /** A later step replaced more than it gives, which the player should see. */
  lowered: boolean;
}>;

function stacks({ further = false, levelBonus = false, stacking }: BranchStep, option: BranchStacking): boolean {
  if (stacking !== undefined) return stacking === 'stack';
  if (option === 'perPage') return further || levelBonus;
  return further || option === 'alwaysStack';
}

function combine(effect: string, steps: readonly BranchStep[], option: BranchStacking): BranchEffect {
  const first = Math.max(
    0,
    steps.findLastIndex((step) => !stacks(step, option)),
  );
  const sum = (counted: readonly BranchStep[]) => counted.reduce((all, { value }) => all + value, 0);
  const value = sum(steps.slice(first));
  return {
    effect,
    value,
    steps: steps.map((step, index) => ({ step, counted: index >= first })),
    lowered: lowers(steps, option),
  };
}

/** Whether some step replaces a higher value by a lower one. */
function lowers(steps: readonly BranchStep[], option: BranchStacking): boolean {
  let value = 0;
  return steps.some((step) => {
    const before = value;
    value = stacks(step, option) ? before + step.value : step.value;
    return value < before;
  });
}

/**
 * The effects of a resource's steps. Along a branch a later step replaces the same effect of an earlier one, even by
 * less, unless it is worded as further; a level's typed bonus adds. Effects in the order they first appear.
 * @rule M-33
 */
export function branchEffects(
  steps: readonly BranchStep[],
  option: BranchStacking = 'perPage',
): readonly BranchEffect[] {
  const byEffect = new Map<string, BranchStep[]>();
  for (const step of steps) {
    const known = byEffect.get(step.effect);
    if (known) known.push(step);
    else byEffect.set(step.effect, [step]);
  }
  return [...byEffect].map(([effect, ofEffect]) => combine(effect, ofEffect, option));
}
