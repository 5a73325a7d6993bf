import * as z from 'zod/mini';
import type { Sheet } from '@/model/sheet';
import { owePayment, passOut } from '../consciousness/settle-consciousness';
import { type Refusal, refused } from '../engine/outcome';
import { startTally, step, type Tally, withFacts } from '../engine/tally';
import { growLimbs } from '../health/limb-commands';
import { openTrackOf } from '../health/open-track';
import { returnUses } from '../items/return-uses';
import { endEffects } from './effects';

export const passTimeInput = z.strictObject({ minutes: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) });
export type PassTime = Readonly<{ type: 'time/pass' }> & Readonly<z.infer<typeof passTimeInput>>;

/** Minutes pass in the game: limbs grow, effects run out, uses of the day come back, paid time runs out, and hunger fells the character when its time is up. Refused for the dead. @rule H-36 @rule H-45 @rule W-08 @rule W-11 */
export const passTime = (sheet: Sheet, { minutes }: PassTime): Tally | Refusal =>
  sheet.death !== null ? refused('H-16', 'dead') : passMinutes(startTally(sheet), minutes);

/** Lets minutes pass within a command. @rule H-36 @rule W-09 @rule W-11 */
export function passMinutes(tally: Tally, minutes: number): Tally {
  const { minute } = tally.sheet.time;
  const later = step(tally, 'manual', 'time.minute', minute + minutes);
  const grown = runMinutes(growLimbs(later, minutes), minutes);
  const newDay = Math.floor((minute + minutes) / MINUTES_PER_DAY) > Math.floor(minute / MINUTES_PER_DAY);
  const rested = newDay ? returnUses(grown, 'day') : grown;
  return faint(runPaidTime(rested, minutes));
}

const MINUTES_PER_DAY = 1440;

/** Effects measured in minutes get shorter; those at 0 end. @rule H-45 */
function runMinutes(tally: Tally, minutes: number): Tally {
  const timed = tally.sheet.effects.filter((effect) => effect.duration.kind === 'minutes');
  const counted = timed.reduce(
    (next, { id }) => step(next, 'manual', `minutes:${id}`, (left) => Math.max(0, left - minutes)),
    tally,
  );
  return endEffects(counted, ({ duration }) => duration.kind === 'minutes' && duration.left === 0);
}

/** A paid round is over within any minute; a paid hour lasts as long as it says. */
function runPaidTime(tally: Tally, minutes: number): Tally {
  const { holding, causes } = tally.sheet.consciousness;
  if (holding === null) return tally;
  const minutesLeft = holding.kind === 'hour' ? Math.max(0, holding.minutesLeft - minutes) : 0;
  if (minutesLeft > 0) return withFacts(tally, { consciousness: { causes, holding: { kind: 'hour', minutesLeft } } });
  return openTrackOf(tally.sheet).healthy > 0 ? tally : owePayment(tally, 'renewal', 0);
}

function faint(tally: Tally): Tally {
  const { faintsAt, time } = tally.sheet;
  if (faintsAt === null || time.minute < faintsAt) return tally;
  return passOut(withFacts(tally, { faintsAt: null }), 'W-11', 'hunger');
}
