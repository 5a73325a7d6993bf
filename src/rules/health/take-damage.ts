import * as z from 'zod/mini';
import { type Grade, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import type { DamagePart } from '../damage/damage-part';
import { type Refusal, refused } from '../engine/outcome';
import { startTally, type Tally } from '../engine/tally';
import { attackSchema, piercingSchema } from '../pipeline/attack-entry';
import { dealtPart, enteredPartSchema, hitChoices } from '../pipeline/hit-choices';
import { type AttackTaken, attackOn, takeAttack } from './take-attack';
import { takeHit } from './take-hit';
import { amountsTotal } from './track';

export const takeDamageInput = z.strictObject({
  /** The damage; with an attack, what comes beside the attack's own, outside its cap. */
  parts: z.array(enteredPartSchema).check(z.maxLength(50)),
  /** The roll that brings it; left out for damage that just comes. */
  attack: z.optional(attackSchema),
  piercing: z.optional(piercingSchema),
  /** All of it. */
  unavoidable: z.boolean(),
  source: textSchema,
  ...hitChoices,
});
export type TakeDamage = Readonly<{ type: 'damage/take' }> & Readonly<z.infer<typeof takeDamageInput>>;

/**
 * One hit: an attack may have to hit first; defences lower it, temporary HP soaks it, what is left strikes Health. Refused
 * for the dead, for no damage without an attack, and for what the attack does not allow.
 * @rule H-06 @rule H-39 @rule P-01 @rule P-28
 */
export function takeDamage(sheet: Sheet, command: TakeDamage): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const attack = attackIn(command);
  if (attack) return takeAttack(sheet, attack);
  if (amountsTotal(addUp(command.parts)) === 0) return refused('H-02', 'nothingToDo');
  return takeHit(startTally(sheet), enteredParts(command), command, command.source);
}

const enteredParts = ({ parts, unavoidable }: TakeDamage): readonly DamagePart[] =>
  parts.map((part) => dealtPart(part, unavoidable));

function attackIn(command: TakeDamage): AttackTaken | null {
  const { attack, unavoidable, source } = command;
  return attack ? { attack, extraDamage: enteredParts(command), unavoidable, choices: command, source } : null;
}

/**
 * The parts of a hit as they meet the defences; `order` and the picks of conversions name them by their place. None where
 * the attack misses or has no effect.
 * @rule P-28 @rule P-29 @rule P-35
 */
export function partsDealt(sheet: Sheet, command: TakeDamage): readonly DamagePart[] {
  const attack = attackIn(command);
  return attack ? attackOn(sheet, attack).parts : enteredParts(command);
}

/** The points of a hit per grade. @rule H-02 */
export function addUp(parts: readonly Readonly<{ grade: Grade; amount: number }>[]): GradeAmounts {
  const sum: Record<Grade, number> = { ...NO_AMOUNTS };
  for (const { grade, amount } of parts) sum[grade] += amount;
  return sum;
}
