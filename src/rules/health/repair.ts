import * as z from 'zod/mini';
import { count } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { signal, startTally, step, type Tally } from '../engine/tally';
import { overseerRepair } from '../rest/overseer';
import { isWhole, type Tracks, tracksOf } from './open-track';
import { moveTracksTo } from './tracks-in-play';

export const repairInput = z.strictObject({ aggravated: count });
export type Repair = Readonly<{ type: 'health/repair' }> & Readonly<z.infer<typeof repairInput>>;

/** The Overseer repairs all bashing and lethal wounds for nothing, aggravated ones for points. Refused when points are short. @rule H-32 */
export function repair(sheet: Sheet, command: Repair): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const { tracks, cost } = repairedTracks(tracksOf(sheet), command.aggravated);
  if (cost > sheet.points) return refused('H-32', 'notEnoughPoints');
  const paid = step(startTally(sheet), 'H-32', 'points', sheet.points - cost);
  const repaired = moveTracksTo(paid, 'H-32', tracks);
  return repaired === paid ? refused('H-32', 'nothingToHeal') : signal(repaired, 'healed');
}

/** Both tracks repaired, the second first; the first only once the second is all healthy. @rule H-32 @rule H-48 */
function repairedTracks({ first, second }: Tracks, aggravated: number): Readonly<{ tracks: Tracks; cost: number }> {
  if (second === null) {
    const { track, cost } = overseerRepair(first, aggravated);
    return { tracks: { first: track, second }, cost };
  }
  const repaired = overseerRepair(second, aggravated);
  if (!isWhole(repaired.track)) return { tracks: { first, second: repaired.track }, cost: repaired.cost };
  const rest = overseerRepair(first, aggravated - second.aggravated);
  return { tracks: { first: rest.track, second: repaired.track }, cost: repaired.cost + rest.cost };
}
