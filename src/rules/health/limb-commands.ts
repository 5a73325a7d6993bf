import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import { type LostLimb, lostLimbSchema, type Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally, withFacts } from '../engine/tally';
import { isWholeAgain } from './limbs';
import { limbsAfter } from './sheet-limbs';

export const loseLimbInput = z.pick(lostLimbSchema, { id: true, name: true, size: true });
export type LoseLimb = Readonly<{ type: 'limb/lose' }> & Readonly<z.infer<typeof loseLimbInput>>;

/** A limb is gone; with regeneration it begins to grow back. Refused for an id in use. @rule H-36 */
export function loseLimb(sheet: Sheet, { id, name, size }: LoseLimb): Tally | Refusal {
  if (limbOf(sheet, id)) return refused('manual', 'invalid');
  const lost: LostLimb = { id, name, size, lostAt: sheet.time.minute, reattached: false, grown: 0 };
  return happen(startTally(sheet), 'H-36', 'limbLost', {
    subject: name,
    facts: { lostLimbs: [...sheet.lostLimbs, lost] },
  });
}

const limbOf = (sheet: Sheet, id: string): LostLimb | undefined => sheet.lostLimbs.find((limb) => limb.id === id);

const limbInput = z.strictObject({ id: idSchema });

export const reattachLimbInput = limbInput;
export type ReattachLimb = Readonly<{ type: 'limb/reattach' }> & Readonly<z.infer<typeof limbInput>>;

/** The limb itself is put back, and takes minutes for hours from now on. Refused for one that is not missing, and the second time. @rule H-37 */
export function reattachLimb(sheet: Sheet, { id }: ReattachLimb): Tally | Refusal {
  const limb = limbOf(sheet, id);
  if (!limb) return refused('H-37', 'unknownEntry');
  if (limb.reattached) return refused('H-37', 'nothingToDo');
  const back: LostLimb = { ...limb, reattached: true, lostAt: sheet.time.minute, grown: 0 };
  return happen(startTally(sheet), 'H-37', 'limbPutBack', {
    subject: limb.name,
    facts: { lostLimbs: sheet.lostLimbs.map((one) => (one === limb ? back : one)) },
  });
}

export const restoreLimbInput = limbInput;
export type RestoreLimb = Readonly<{ type: 'limb/restore' }> & Readonly<z.infer<typeof limbInput>>;

/** A limb is whole at once, by an effect or the Storyteller's word. Refused for one that is not missing. @rule H-36 */
export function restoreLimb(sheet: Sheet, { id }: RestoreLimb): Tally | Refusal {
  const limb = limbOf(sheet, id);
  return limb ? returned(startTally(sheet), [limb]) : refused('H-36', 'unknownEntry');
}

/** Limbs that are back: they are no longer missing, an event for each. */
function returned(tally: Tally, back: readonly LostLimb[]): Tally {
  const lostLimbs = tally.sheet.lostLimbs.filter((limb) => !back.includes(limb));
  return back.reduce(
    (next, { name, reattached }) => happen(next, reattached ? 'H-37' : 'H-36', 'limbGrown', { subject: name }),
    withFacts(tally, { lostLimbs }),
  );
}

/** Lost limbs grow for some minutes, within a command that lets time pass. @rule H-36 @rule H-37 */
export function growLimbs(tally: Tally, minutes: number): Tally {
  if (tally.sheet.lostLimbs.length === 0) return tally;
  const grown = withFacts(tally, { lostLimbs: limbsAfter(tally.sheet, minutes) });
  return returned(grown, grown.sheet.lostLimbs.filter(isWholeAgain));
}
