import { HEALTH_STATES, type Track } from '@/model/health';
import { healthReduction, maximumHealth } from '../derived/maximum-health';
import { type NumberStep, type StepReason, step, type Tally } from '../engine/tally';
import { tableRule } from '../table-rule';
import { addPoints, removePoints, trackTotal } from './track';

/**
 * Lets the track follow maximum Health. Points arrive healthy and leave healthy ones first; with the option
 * `asRemoved`, points taken by a reduction come back in the state they left in when that reduction ends.
 * @rule H-43 @rule H-44 @rule H-45
 */
export function settleMaximumHealth(tally: Tally): Tally {
  const delta = maximumHealth(tally.sheet).value - trackTotal(tally.sheet.health.track);
  const unrecorded = healthReduction(tally.sheet) - trackTotal(tally.sheet.health.removed);
  const forgotten = unrecorded < 0 ? forget(tally, -unrecorded) : { tally, returned: NOTHING };
  if (delta > 0) return arrive(forgotten.tally, delta, forgotten.returned);
  return delta < 0 ? leave(forgotten.tally, -delta, Math.max(0, unrecorded)) : forgotten.tally;
}

const NOTHING: Track = { healthy: 0, bashing: 0, lethal: 0, aggravated: 0 };

/** Takes the points of an ended reduction off the record of removed points, the last to leave first. */
function forget(tally: Tally, points: number): Readonly<{ tally: Tally; returned: Track }> {
  let rest = points;
  let next = tally;
  let returned = NOTHING;
  for (const state of [...HEALTH_STATES].reverse()) {
    const back = Math.min(rest, tally.sheet.health.removed[state]);
    next = step(next, 'H-44', `health.removed.${state}`, (kept) => kept - back);
    returned = { ...returned, [state]: back };
    rest -= back;
  }
  return { tally: next, returned };
}

function arrive(tally: Tally, points: number, returned: Track): Tally {
  const asRemoved = tableRule(tally.sheet, 'restoredMaxArrives') === 'asRemoved';
  if (!asRemoved) return moveTo(tally, 'H-43', addPoints(tally.sheet.health.track, points));
  let rest = points;
  let track = tally.sheet.health.track;
  for (const state of [...HEALTH_STATES].reverse()) {
    const back = Math.min(rest, returned[state]);
    track = { ...track, [state]: track[state] + back };
    rest -= back;
  }
  return moveTo(tally, 'H-43', addPoints(track, rest));
}

function leave(tally: Tally, points: number, byReduction: number): Tally {
  const { track, removed } = removePoints(tally.sheet.health.track, points);
  let next = moveTo(tally, 'H-44', track);
  let rest = byReduction;
  for (const state of [...HEALTH_STATES].reverse()) {
    const kept = Math.min(rest, removed[state]);
    next = step(next, 'H-44', `health.removed.${state}`, (known) => known + kept);
    rest -= kept;
  }
  return next;
}

/** Moves the track to new counts, a step for each state that changes. @rule H-01 */
export function moveTo(tally: Tally, rule: StepReason, track: Track, source?: string): Tally {
  const { health } = tally.sheet;
  const steps = trackSteps('health', rule, health.track, track, source);
  if (steps.length === 0) return tally;
  return {
    ...tally,
    sheet: { ...tally.sheet, health: { ...health, track } },
    trace: [...tally.trace, ...steps],
  };
}

/** The steps from a track to its new counts. @rule H-01 */
export function trackSteps(
  of: 'health' | 'secondHealth',
  rule: StepReason,
  before: Track,
  after: Track,
  source?: string,
): readonly NumberStep[] {
  return HEALTH_STATES.filter((state) => before[state] !== after[state]).map((state) => ({
    kind: 'number',
    rule,
    quantity: `${of}.${state}`,
    before: before[state],
    after: after[state],
    ...(source === undefined ? {} : { source }),
  }));
}
