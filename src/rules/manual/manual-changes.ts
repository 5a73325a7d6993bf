import * as z from 'zod/mini';
import { NO_AMOUNTS } from '@/model/health';
import { count, gradeSchema, idSchema, type Sheet, signed } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import type { SheetQuantity } from '../engine/quantities';
import { readQuantity } from '../engine/quantities';
import { startTally, step, type Tally } from '../engine/tally';
import { restore } from '../health/heal';
import { strikeHealth } from '../health/take-damage';

export const markHealthInput = z.strictObject({ grade: gradeSchema, amount: signed });
export type MarkHealth = Readonly<{ type: 'manual/mark-health' }> & Readonly<z.infer<typeof markHealthInput>>;

/** Marks wounds straight on the track, past temporary HP, or (below 0) takes them away. @rule H-01 */
export function markHealth(sheet: Sheet, { grade, amount }: MarkHealth): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const amounts = { ...NO_AMOUNTS, [grade]: Math.abs(amount) };
  const start = startTally(sheet);
  const marked = amount > 0 ? strikeHealth(start, amounts) : restore(start, 'manual', amounts);
  return marked.sheet === sheet ? refused('manual', 'nothingToDo') : marked;
}

const settable = z.union([
  z.enum(['health.temporary', 'willpower.current', 'willpower.temporary', 'points', 'time.round', 'time.minute']),
  z.templateLiteral([z.enum(['pool', 'gauge', 'condition', 'rounds']), ':', idSchema]),
]);
export const setNumberInput = z.strictObject({ quantity: settable, value: count });
export type SetNumber = Readonly<{ type: 'manual/set' }> & Readonly<z.infer<typeof setNumberInput>>;

/** Types a number over what the rules made of it; a maximum still holds. Refused for an entry that is not there. */
export function setNumber(sheet: Sheet, { quantity, value }: SetNumber): Tally | Refusal {
  if (!exists(sheet, quantity)) return refused('manual', 'unknownEntry');
  if (readQuantity(sheet, quantity) === value) return refused('manual', 'nothingToDo');
  return step(startTally(sheet), 'manual', quantity, value);
}

function exists(sheet: Sheet, quantity: SheetQuantity): boolean {
  const [list, id] = quantity.split(':');
  switch (list) {
    case 'pool':
      return sheet.energyPools.some((pool) => pool.id === id);
    case 'gauge':
      return sheet.gauges.some((gauge) => gauge.id === id);
    case 'condition':
      return sheet.conditions.some((condition) => condition.id === id);
    case 'rounds':
      return sheet.effects.some((effect) => effect.id === id && effect.duration.kind === 'rounds');
    default:
      return true;
  }
}
