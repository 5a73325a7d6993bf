import * as z from 'zod/mini';
import { type Grade, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { startTally, type Tally } from '../engine/tally';
import { dealtPart, enteredPartSchema, hitChoices } from '../pipeline/hit-choices';
import { takeHit } from './take-hit';
import { amountsTotal } from './track';

export const takeDamageInput = z.strictObject({
  parts: z.array(enteredPartSchema).check(z.minLength(1), z.maxLength(50)),
  /** All of it. */
  unavoidable: z.boolean(),
  source: textSchema,
  ...hitChoices,
});
export type TakeDamage = Readonly<{ type: 'damage/take' }> & Readonly<z.infer<typeof takeDamageInput>>;

/**
 * One hit: defences lower it, temporary HP soaks it, what is left strikes Health. Refused for the dead and for no damage.
 * @rule H-06 @rule H-39 @rule P-01
 */
export function takeDamage(sheet: Sheet, command: TakeDamage): Tally | Refusal {
  const { parts, unavoidable, source } = command;
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (amountsTotal(addUp(parts)) === 0) return refused('H-02', 'nothingToDo');
  const dealt = parts.map((part) => dealtPart(part, unavoidable));
  return takeHit(startTally(sheet), dealt, command, source);
}

/** The points of a hit per grade. @rule H-02 */
export function addUp(parts: readonly Readonly<{ grade: Grade; amount: number }>[]): GradeAmounts {
  const sum: Record<Grade, number> = { ...NO_AMOUNTS };
  for (const { grade, amount } of parts) sum[grade] += amount;
  return sum;
}
