import type { GradeAmounts } from '@/model/health';
import type { Tracks } from '../health/open-track';
import { healTracks } from '../health/second-health';
import type { RestPlan } from './rest-plan';
import type { RestStep } from './rest-timeline';
import { savesOfParts } from './save-moments';

/** What a rest has brought by some minute of it. */
export type RestProgress = Readonly<{ healed: GradeAmounts; willpower: number; attribute: number; saves: number }>;

/** Reads the plan's runs at any minute: it costs the same for one point and for a million. `saves` are those of the plan that are made. @rule H-19 @rule H-20 @rule H-21 @rule H-29 */
export function restProgress(plan: RestPlan, saves: number, minute: number): RestProgress {
  const done = (kind: RestStep['kind'], healing = false) =>
    plan.timeline.reduce(
      (sum, step) => (step.kind === kind && (!healing || step.heals > 0) ? sum + partsDone(step, minute) : sum),
      0,
    );
  const days = done('day');
  return {
    healed: { bashing: done('short', true), lethal: done('lethal'), aggravated: done('aggravated') },
    willpower: Math.min(plan.willpower.gained, days + done('long')),
    attribute: Math.min(plan.attributePoints, days),
    saves: Math.min(saves, savesDone(plan, minute)),
  };
}

/** Saves that the short rests over by then give. @rule H-26 */
const savesDone = ({ timeline, saves: { lengths } }: RestPlan, minute: number): number =>
  timeline.reduce(
    (sum, step) => (step.kind === 'short' ? sum + savesOfParts(step, partsDone(step, minute), lengths) : sum),
    0,
  );

/** Both tracks as they are then. @rule H-19 @rule H-20 @rule H-21 @rule H-48 */
export const restTracks = ({ start }: RestPlan, { healed }: RestProgress): Tracks =>
  healTracks(start, { ...healed, bashingOrLethal: 0 });

/** How many of a run's equal parts are over; a minute that ends a part is not lost to rounding. */
function partsDone({ from, to, count }: RestStep, minute: number): number {
  if (minute >= to) return count;
  return minute <= from ? 0 : Math.floor(((minute - from) / (to - from)) * count + 1e-9);
}
