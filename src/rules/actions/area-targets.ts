/** Someone or something inside the area. */
export type AreaTarget = Readonly<{ id: string; located: boolean; swarm: boolean }>;

/** A target of the list, and why it can't be chosen; null when it can. */
export type JudgedTarget = Readonly<{ id: string; barred: 'notLocated' | 'swarm' | null }>;

/**
 * Which targets of an area can be attacked one by one: only located ones, and no swarms while each attack is in essence
 * one on a single target.
 * @rule M-37
 */
export const judgeAreaTargets = (targets: readonly AreaTarget[], singleInEssence = true): readonly JudgedTarget[] =>
  targets.map((target) => ({ id: target.id, barred: barOf(target, singleInEssence) }));

function barOf({ located, swarm }: AreaTarget, singleInEssence: boolean): JudgedTarget['barred'] {
  if (!located) return 'notLocated';
  return swarm && singleInEssence ? 'swarm' : null;
}
