import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { firedDeathTriggers } from './death-triggers';
import { die } from './settle-death';

export const declareDeathInput = z.strictObject({ cause: z.enum(['instantDeath', 'annihilated']) });
export type DeclareDeath = Readonly<{ type: 'death/declare' }> & Readonly<z.infer<typeof declareDeathInput>>;

/** An effect kills outright, whatever the track says. Refused for the dead. @rule H-17 */
export const declareDeath = (sheet: Sheet, { cause }: DeclareDeath): Tally | Refusal =>
  sheet.death !== null ? refused('H-16', 'dead') : die(startTally(sheet), 'H-17', cause);

export const chooseDeathTriggerInput = z.strictObject({ effect: z.nullable(idSchema) });
export type ChooseDeathTrigger = Readonly<{ type: 'death/choose-trigger' }> &
  Readonly<z.infer<typeof chooseDeathTriggerInput>>;

/** The player picks the one effect that answers this death, or none. Refused when nothing asks. @rule H-18 */
export function chooseDeathTrigger(sheet: Sheet, { effect }: ChooseDeathTrigger): Tally | Refusal {
  const owed = sheet.pending.find((prompt) => prompt.kind === 'deathTrigger');
  if (!owed) return refused('H-18', 'noPrompt');
  const fired = firedDeathTriggers(owed.effects, effect);
  if (effect !== null && fired.length === 0) return refused('H-18', 'unknownEntry');
  return happen(startTally(sheet), 'H-18', 'deathTriggerChosen', {
    ...(effect === null ? {} : { subject: effect }),
    facts: { pending: sheet.pending.filter((prompt) => prompt !== owed) },
  });
}
