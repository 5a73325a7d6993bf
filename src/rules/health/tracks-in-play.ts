import type { Track } from '@/model/health';
import { openExtraHealth } from '../beings/extra-health';
import { happen, type StepReason, type Tally } from '../engine/tally';
import { isFatal } from './life-state';
import { openTrackOf, type Tracks } from './open-track';
import { moveTo, trackSteps } from './settle-maximum-health';

/** Moves both tracks to new counts, a step for each state that changes. @rule H-47 @rule H-48 */
export function moveTracksTo(tally: Tally, rule: StepReason, { first, second }: Tracks, source?: string): Tally {
  const moved = moveTo(tally, rule, first, source);
  return second === null ? moved : moveSecondTo(moved, rule, second, source);
}

/** Moves the track that is open now. @rule H-49 */
export const moveOpenTo = (tally: Tally, rule: StepReason, track: Track, source?: string): Tally =>
  openTrackOf(tally.sheet) === tally.sheet.health.track
    ? moveTo(tally, rule, track, source)
    : moveSecondTo(tally, rule, track, source);

function moveSecondTo(tally: Tally, rule: StepReason, track: Track, source?: string): Tally {
  const { secondHealth } = tally.sheet;
  if (!secondHealth?.track) return tally;
  const steps = trackSteps('secondHealth', rule, secondHealth.track, track, source);
  if (steps.length === 0) return tally;
  return {
    ...tally,
    sheet: { ...tally.sheet, secondHealth: { ...secondHealth, track } },
    trace: [...tally.trace, ...steps],
  };
}

/** Opens second Health that is ready, in the size its source has now; at size 0 nothing opens. @rule H-46 @rule M-49 */
export function openReady(tally: Tally): Tally {
  const { sheet } = tally;
  const { secondHealth } = sheet;
  if (secondHealth === null || secondHealth.track !== null) return tally;
  const track = openExtraHealth(sheet, secondHealth.source);
  if (track === null) return tally;
  return happen(tally, 'H-46', 'secondHealthOpened', {
    amount: track.healthy,
    subject: secondHealth.name,
    facts: { secondHealth: { ...secondHealth, track } },
  });
}

/** Opens second Health that is ready once the first is all aggravated, however it came to that. @rule H-46 */
export const openWhenFull = (tally: Tally): Tally => (isFatal(tally.sheet.health.track) ? openReady(tally) : tally);
