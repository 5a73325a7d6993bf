import * as z from 'zod/mini';
import { textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally, withFacts } from '../engine/tally';
import type { RuleId } from '../rulebook';
import { higherOf, mayUseThisScene } from './temporary-health';

const gain = z.strictObject({ amount: z.int().check(z.minimum(1), z.maximum(1_000_000_000)), source: textSchema });

export const gainTemporaryHealthInput = gain;
export type GainTemporaryHealth = Readonly<{ type: 'health/gain-temporary' }> & Readonly<z.infer<typeof gain>>;

export const gainTemporaryWillpowerInput = gain;
export type GainTemporaryWillpower = Readonly<{ type: 'willpower/gain-temporary' }> & Readonly<z.infer<typeof gain>>;

/** Temporary HP, the higher of old and new; a named Skill grants it once per scene. @rule H-42 */
export const gainTemporaryHealth = (sheet: Sheet, command: GainTemporaryHealth): Tally | Refusal =>
  gainTemporary(sheet, 'H-42', 'health.temporary', command);

/** Temporary Willpower beside the maximum, the higher of old and new; no recovery, so it wakes nobody. @rule W-12 @rule W-14 @rule W-16 */
export const gainTemporaryWillpower = (sheet: Sheet, command: GainTemporaryWillpower): Tally | Refusal =>
  gainTemporary(sheet, 'W-14', 'willpower.temporary', command);

function gainTemporary(
  sheet: Sheet,
  rule: RuleId,
  quantity: 'health.temporary' | 'willpower.temporary',
  { amount, source }: z.infer<typeof gain>,
): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const use = `${quantity}: ${source}`;
  if (!mayUseThisScene(sheet.usedThisScene, use)) return refused(rule, 'alreadyUsedThisScene');
  const used = source === '' ? sheet.usedThisScene : [...sheet.usedThisScene, use];
  const marked = withFacts(startTally(sheet), { usedThisScene: used });
  const gained = step(marked, rule, quantity, (current) => higherOf(current, amount), source || undefined);
  return gained === marked ? happen(marked, rule, 'keptHigher', { amount }) : gained;
}
