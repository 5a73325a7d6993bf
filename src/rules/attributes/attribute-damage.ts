import * as z from 'zod/mini';
import { attributeIdSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { startTally, step, type Tally } from '../engine/tally';

const change = z.strictObject({
  attribute: attributeIdSchema,
  amount: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});

export const damageAttributeInput = change;
export type DamageAttribute = Readonly<{ type: 'attribute/damage' }> & Readonly<z.infer<typeof change>>;

/** An Attribute takes damage; what hangs on it follows. @rule H-28 @rule W-19 @rule E-25 @rule H-44 */
export const damageAttribute = (sheet: Sheet, { attribute, amount }: DamageAttribute): Tally | Refusal =>
  step(startTally(sheet), 'H-28', `attributeDamage:${attribute}`, (damage) => damage + amount);

export const restoreAttributeInput = change;
export type RestoreAttribute = Readonly<{ type: 'attribute/restore' }> & Readonly<z.infer<typeof change>>;

/** Attribute damage is cured; maxima rise with it, what was lost does not return. Refused when there is none. @rule H-28 @rule W-18 @rule E-24 @rule H-43 */
export function restoreAttribute(sheet: Sheet, { attribute, amount }: RestoreAttribute): Tally | Refusal {
  const restored = restorePoints(startTally(sheet), attribute, amount);
  return restored.sheet === sheet ? refused('H-28', 'nothingToHeal') : restored;
}

/** Cures points of Attribute damage within a command. @rule H-28 */
export const restorePoints = (tally: Tally, attribute: RestoreAttribute['attribute'], points: number): Tally =>
  step(tally, 'H-28', `attributeDamage:${attribute}`, (damage) => Math.max(0, damage - points));
