import * as z from 'zod/mini';
import { GRADES, type Grade, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { count, gradeSchema, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, record, signal, startTally, step, type Tally } from '../engine/tally';
import type { RuleId } from '../rulebook';
import { moveTo } from './settle-maximum-health';
import { SOAK_ORDER, soak } from './temporary-health';
import { amountsTotal, strike } from './track';

export const takeDamageInput = z.strictObject({
  parts: z.array(z.strictObject({ grade: gradeSchema, amount: count })).check(z.minLength(1), z.maxLength(50)),
  unavoidable: z.boolean(),
  source: textSchema,
});
export type TakeDamage = Readonly<{ type: 'damage/take' }> & Readonly<z.infer<typeof takeDamageInput>>;

const GRADE_RULES: Readonly<Record<Grade, RuleId>> = { bashing: 'H-03', lethal: 'H-04', aggravated: 'H-05' };

/** One hit: temporary HP soaks it, what is left strikes Health. Refused for the dead and for no damage. @rule H-06 @rule H-39 */
export function takeDamage(sheet: Sheet, command: TakeDamage): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const dealt = addUp(command.parts);
  if (amountsTotal(dealt) === 0) return refused('H-02', 'nothingToDo');
  const soaked = soakHit(startTally(sheet), dealt, command.unavoidable);
  return strikeHealth(soaked.tally, soaked.amounts, command.source);
}

/** The points of a hit per grade. @rule H-02 */
export function addUp(parts: TakeDamage['parts']): GradeAmounts {
  const sum: Record<Grade, number> = { ...NO_AMOUNTS };
  for (const { grade, amount } of parts) sum[grade] += amount;
  return sum;
}

function soakHit(tally: Tally, dealt: GradeAmounts, unavoidable: boolean) {
  const { temporary } = tally.sheet.health;
  const soaked = soak(temporary, dealt, unavoidable);
  if (unavoidable && temporary > 0) return { tally: happen(tally, 'H-41', 'bypassedTemporaryHealth'), amounts: dealt };
  const weakened = SOAK_ORDER.reduce(
    (next, grade) =>
      soaked.amounts[grade] === dealt[grade]
        ? next
        : record(next, 'H-38', `damage.${grade}`, dealt[grade], soaked.amounts[grade]),
    tally,
  );
  const spent = step(weakened, 'H-38', 'health.temporary', soaked.temporary);
  const stopped = soaked.riderFires ? spent : happen(spent, 'H-40', 'riderStopped');
  return { tally: stopped, amounts: soaked.amounts };
}

/** Damage that reaches Health, grade by grade; points beyond the track are noted. @rule H-03 @rule H-04 @rule H-05 @rule H-07 */
export function strikeHealth(tally: Tally, amounts: GradeAmounts, source?: string): Tally {
  const struck = GRADES.reduce((next, grade) => strikeGrade(next, grade, amounts[grade], source), tally);
  return struck.sheet.health.track === tally.sheet.health.track ? struck : signal(struck, 'damaged');
}

function strikeGrade(tally: Tally, grade: Grade, points: number, source?: string): Tally {
  if (points === 0) return tally;
  const { track, overflow } = strike(tally.sheet.health.track, grade, points);
  const reached = happen(tally, GRADE_RULES[grade], 'reachedHealth', { amount: points, subject: grade });
  const moved = moveTo(reached, GRADE_RULES[grade], track, source || undefined);
  return overflow > 0 ? happen(moved, 'H-07', 'overflow', { amount: overflow, subject: grade }) : moved;
}
