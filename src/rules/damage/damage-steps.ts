import { type Grade, NO_AMOUNTS } from '@/model/health';
import { record, type StepReason, type Tally } from '../engine/tally';

/** A rule, and by how many points it changes the damage of a grade. */
export type DamageChange = readonly [rule: StepReason, grade: Grade, by: number];

/** Records how the damage of a hit comes about, a step for each rule that changes it. @rule P-29 */
export function recordDamage(tally: Tally, changes: readonly DamageChange[]): Tally {
  const points: Record<Grade, number> = { ...NO_AMOUNTS };
  let next = tally;
  for (const [rule, grade, by] of changes) {
    const before = points[grade];
    points[grade] += by;
    if (by !== 0) next = record(next, rule, `damage.${grade}`, before, before + by);
  }
  return next;
}

/** Points of a hit that reached Health in the end, as its trace tells. @rule P-38 */
export const pointsTaken = ({ trace }: Tally): number =>
  trace.reduce(
    (sum, step) => (step.kind === 'event' && step.event === 'reachedHealth' ? sum + (step.amount ?? 0) : sum),
    0,
  );
