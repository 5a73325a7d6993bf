import * as z from 'zod/mini';
import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { gradeAmountsSchema, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { tracksOf } from '../health/open-track';
import { secondHealthSize } from '../health/second-health';
import { strikeHealth } from '../health/strike-health';
import { amountsTotal } from '../health/track';
import { tableRule } from '../table-rule';
import { harmOneself } from './self-harm';

export const harmSelfInput = z.strictObject({
  amounts: gradeAmountsSchema,
  /** Taking the harm is what activates the Skill; else it is a price that comes with it. */
  isCondition: z.boolean(),
  source: textSchema,
});
export type HarmSelf = Readonly<{ type: 'harm/self' }> & Readonly<z.infer<typeof harmSelfInput>>;

/**
 * Harm done to oneself for an effect: past every defence and temporary HP. Refused for the dead, for no harm, and when it
 * is the condition of the Skill and would kill.
 * @rule M-63 @rule M-64
 */
export function harmSelf(sheet: Sheet, { amounts, isCondition, source }: HarmSelf): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (amountsTotal(amounts) === 0) return refused('M-63', 'nothingToDo');
  const struck = sheet.being.kind === 'object' ? onObject(amounts) : amounts;
  const secondHealth = sheet.secondHealth ? secondHealthSize(sheet, sheet.secondHealth.source) : 0;
  const terms = { isCondition, secondHealth, secondHealthCarry: tableRule(sheet, 'secondHealthCarry') };
  if (!harmOneself(tracksOf(sheet), struck, terms).allowed) return refused('M-64', 'wouldKill');
  return strikeHealth(happen(startTally(sheet), 'M-63', 'selfHarm'), amounts, source);
}

/** Points of an object's damage as its track counts them. @rule H-08 */
const onObject = (amounts: GradeAmounts): GradeAmounts => ({ ...NO_AMOUNTS, aggravated: amountsTotal(amounts) });
