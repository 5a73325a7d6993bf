import * as z from 'zod/mini';
import { type Sheet, secondHealthSchema } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { secondHealthSize } from './second-health';
import { openReady } from './tracks-in-play';

const { name, source } = secondHealthSchema.shape;

export const openSecondInput = z.strictObject({
  /** The ability it comes from. */
  name,
  source,
  /** At once, or only when the first track is all aggravated; its size is that of the moment. */
  opens: z.enum(['now', 'whenFull']),
});
export type OpenSecond = Readonly<{ type: 'health/open-second' }> & Readonly<z.infer<typeof openSecondInput>>;

/**
 * An ability holds second Health ready, or opens it. It takes the place of one that is only ready. Refused for the dead,
 * while another is open, for a pool that is not there, and when its source has no points.
 * @rule H-46 @rule M-49
 */
export function openSecond(sheet: Sheet, { name: ability, source: from, opens }: OpenSecond): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (sheet.secondHealth?.track) return refused('H-46', 'secondHealthOpen');
  if (from.kind === 'energyPool' && !sheet.energyPools.some(({ id }) => id === from.id))
    return refused('H-46', 'unknownEntry');
  if (secondHealthSize(sheet, from) === 0) return refused('H-46', 'nothingToDo');
  const ready = happen(startTally(sheet), 'H-46', 'secondHealthReady', {
    subject: ability,
    facts: { secondHealth: { name: ability, source: from, track: null } },
  });
  return opens === 'now' ? openReady(ready) : ready;
}

export type CloseSecond = Readonly<{ type: 'health/close-second' }>;

/** The ability behind second Health ends; the first track decides again, and kills when it is all aggravated. Refused for the dead and when there is none. @rule H-46 @rule H-16 */
export function closeSecond(sheet: Sheet): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  const { secondHealth } = sheet;
  if (secondHealth === null) return refused('H-46', 'unknownEntry');
  return happen(startTally(sheet), 'H-46', 'secondHealthClosed', {
    subject: secondHealth.name,
    facts: { secondHealth: null },
  });
}
