import * as z from 'zod/mini';
import type { GradeAmounts } from '@/model/health';
import { gradeAmountsSchema, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { type StepReason, signal, startTally, type Tally } from '../engine/tally';
import { mendObject } from './object-health';
import { tracksOf } from './open-track';
import { healTracks } from './second-health';
import { moveTo } from './settle-maximum-health';
import { moveTracksTo } from './tracks-in-play';

export const healInput = z.strictObject({ amounts: gradeAmountsSchema, source: textSchema });
export type Heal = Readonly<{ type: 'health/heal' }> & Readonly<z.infer<typeof healInput>>;

/** An ability, a drug or a treatment restores points; more than there are is lost. Refused for the dead and when nothing heals. @rule H-25 */
export function heal(sheet: Sheet, command: Heal): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const healed = restore(startTally(sheet), 'H-25', command.amounts, command.source);
  return healed.sheet === sheet ? refused('H-25', 'nothingToHeal') : healed;
}

/**
 * Turns wounds into healthy points under a rule, on second Health before the first; tells `settle` when a point really came
 * back. Of an object so many points are mended, whatever their grade.
 * @rule H-08 @rule H-12 @rule H-48
 */
export function restore(tally: Tally, rule: StepReason, amounts: GradeAmounts, source?: string): Tally {
  const { being, health } = tally.sheet;
  const healed =
    being.kind === 'object'
      ? moveTo(tally, rule, mendObject(health.track, amounts), source || undefined)
      : moveTracksTo(
          tally,
          rule,
          healTracks(tracksOf(tally.sheet), { ...amounts, bashingOrLethal: 0 }),
          source || undefined,
        );
  return healed === tally ? tally : signal(healed, 'healed');
}

export type FirstAid = Readonly<{ type: 'health/first-aid' }>;

/** A First Aid attempt on the character succeeded: worsening stops, nothing heals. Refused when nothing worsens. @rule H-12 */
export function firstAid(sheet: Sheet): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  return sheet.worsening ? signal(startTally(sheet), 'firstAid') : refused('H-12', 'notWorsening');
}
