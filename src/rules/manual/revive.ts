import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { isFatal } from '../health/life-state';
import { openTrackOf } from '../health/open-track';

export type Revive = Readonly<{ type: 'manual/revive' }>;

/** By hand, the dead live again. Refused for the living, and while the wounds would kill at once: they go first. @rule H-16 */
export function revive(sheet: Sheet): Tally | Refusal {
  if (sheet.death === null) return refused('manual', 'nothingToDo');
  if (isFatal(openTrackOf(sheet))) return refused('H-16', 'stillFatal');
  return happen(startTally(sheet), 'manual', 'revived', { facts: { death: null, pending: [] } });
}
