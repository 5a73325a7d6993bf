import * as z from 'zod/mini';
import { nameSchema, textSchema } from '@/model/parts';
import type { Effect, Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { endEffects } from '../time/effects';
import { endsProtection, type Threat } from './independent-being';

export const threatenInput = z.strictObject({
  /** The being of the character that does it; empty for the character. */
  by: textSchema,
  /** Whom it is done to. */
  against: nameSchema,
  /** The text of the being makes it a deed of its own alone. */
  ownDeed: z.boolean(),
});
export type Threaten = Readonly<{ type: 'being/threaten' }> & Readonly<z.infer<typeof threatenInput>>;

/**
 * A threatening act of the character, or of a being that belongs to it, which counts as the character's too: what
 * protected the character from its target ends. Refused when nothing ends.
 * @rule M-46
 */
export function threaten(sheet: Sheet, { by, against, ownDeed }: Threaten): Tally | Refusal {
  const threat: Threat =
    by === '' ? { by: sheet.name, owner: null, against } : { by, owner: sheet.name, against, ownDeed };
  const ends = ({ protectsFrom }: Effect): boolean =>
    protectsFrom !== undefined && endsProtection({ holder: sheet.name, from: protectsFrom }, threat);
  if (!sheet.effects.some(ends)) return refused('M-46', 'nothingToDo');
  return endEffects(happen(startTally(sheet), 'M-46', 'threatened', { subject: against }), ends, 'M-46');
}
