import * as z from 'zod/mini';
import { NO_AMOUNTS } from '@/model/health';
import { count, gradeSchema, idSchema, signed } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { gaugeMaximums, poolMaximums } from '../derived/energy';
import { maximumWillpower } from '../derived/willpower';
import { type Refusal, refused } from '../engine/outcome';
import { signal, startTally, step, type Tally } from '../engine/tally';
import { restore } from '../health/heal';
import { strikeHealth } from '../health/strike-health';
import { endCondition, endEffects } from '../time/effects';

export const markHealthInput = z.strictObject({ grade: gradeSchema, amount: signed });
export type MarkHealth = Readonly<{ type: 'manual/mark-health' }> & Readonly<z.infer<typeof markHealthInput>>;

/** Marks wounds straight on the track, past temporary HP, or (below 0) takes them away. Refused for new wounds of the dead, and when nothing changes. @rule H-01 */
export function markHealth(sheet: Sheet, { grade, amount }: MarkHealth): Tally | Refusal {
  if (sheet.death !== null && amount > 0) return refused('H-16', 'dead');
  const amounts = { ...NO_AMOUNTS, [grade]: Math.abs(amount) };
  const start = startTally(sheet);
  const marked = amount > 0 ? strikeHealth(start, amounts) : restore(start, 'manual', amounts);
  return marked.sheet === sheet ? refused('manual', 'nothingToDo') : marked;
}

const settable = z.union([
  z.enum([
    'health.temporary',
    'willpower.current',
    'willpower.temporary',
    'initiative',
    'speed',
    'points',
    'experience',
    'time.round',
    'time.minute',
  ]),
  z.templateLiteral([z.enum(['pool', 'gauge', 'condition', 'rounds', 'minutes', 'uses', 'carried']), ':', idSchema]),
]);
export const setNumberInput = z.strictObject({ quantity: settable, value: count });
export type SetNumber = Readonly<{ type: 'manual/set' }> & Readonly<z.infer<typeof setNumberInput>>;

/**
 * Types a number over what the rules made of it; a maximum still holds. A condition or an effect set to 0 is over, and
 * Willpower set higher counts as recovered. Refused for an entry that is not there and when nothing changes.
 */
export function setNumber(sheet: Sheet, { quantity, value }: SetNumber): Tally | Refusal {
  const list = quantity.split(':', 1)[0];
  const id = quantity.slice(quantity.indexOf(':') + 1);
  if (!exists(sheet, list, id)) return refused('manual', 'unknownEntry');
  const start = startTally(sheet);
  const set = step(start, 'manual', quantity, Math.min(value, maximumOf(sheet, list, id)));
  if (set === start) return refused('manual', 'nothingToDo');
  if (list === 'willpower.current') return raised(start, set) ? signal(set, 'willpowerRecovered') : set;
  return value === 0 ? endAtZero(set, list, id) : set;
}

const raised = (before: Tally, after: Tally) => after.sheet.willpower.current > before.sheet.willpower.current;

function endAtZero(tally: Tally, list: string | undefined, id: string): Tally {
  if (list === 'rounds' || list === 'minutes') return endEffects(tally, (effect) => effect.id === id);
  const condition = list === 'condition' && tally.sheet.conditions.find((known) => known.id === id);
  return condition ? endCondition(tally, 'manual', condition) : tally;
}

function maximumOf(sheet: Sheet, list: string | undefined, id: string): number {
  switch (list) {
    case 'willpower.current':
      return maximumWillpower(sheet).value;
    case 'pool':
      return poolMaximums(sheet).get(id)?.value ?? 0;
    case 'gauge':
      return gaugeMaximums(sheet).get(id)?.value ?? Number.MAX_SAFE_INTEGER;
    case 'uses':
      return sheet.items.find((item) => item.id === id)?.uses?.maximum ?? 0;
    default:
      return Number.MAX_SAFE_INTEGER;
  }
}

function exists(sheet: Sheet, list: string | undefined, id: string): boolean {
  switch (list) {
    case 'pool':
      return sheet.energyPools.some((pool) => pool.id === id);
    case 'gauge':
      return sheet.gauges.some((gauge) => gauge.id === id);
    case 'condition':
      return sheet.conditions.some((condition) => condition.id === id);
    case 'rounds':
    case 'minutes':
      return sheet.effects.some((effect) => effect.id === id && effect.duration.kind === list);
    case 'uses':
      return sheet.items.some((item) => item.id === id && item.uses !== null);
    case 'carried':
      return sheet.items.some((item) => item.id === id);
    default:
      return true;
  }
}
