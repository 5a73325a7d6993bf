import * as z from 'zod/mini';
import { count } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { signal, startTally, step, type Tally } from '../engine/tally';
import { overseerRepair } from '../rest/overseer';
import { moveTo } from './settle-maximum-health';

export const repairInput = z.strictObject({ aggravated: count });
export type Repair = Readonly<{ type: 'health/repair' }> & Readonly<z.infer<typeof repairInput>>;

/** The Overseer repairs all bashing and lethal wounds for nothing, aggravated ones for points. Refused when points are short. @rule H-32 */
export function repair(sheet: Sheet, command: Repair): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const { track, cost } = overseerRepair(sheet.health.track, command.aggravated);
  if (cost > sheet.points) return refused('H-32', 'notEnoughPoints');
  const paid = step(startTally(sheet), 'H-32', 'points', sheet.points - cost);
  const repaired = moveTo(paid, 'H-32', track);
  return repaired === paid ? refused('H-32', 'nothingToHeal') : signal(repaired, 'healed');
}
