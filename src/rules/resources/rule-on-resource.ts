import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';

export const ruleOnResourceInput = z.strictObject({ id: idSchema, ruling: z.nullable(z.enum(['on', 'off'])) });
export type RuleOnResource = Readonly<{ type: 'resource/rule' }> & Readonly<z.infer<typeof ruleOnResourceInput>>;

/** The Storyteller says that a resource works or doesn't; null leaves it to the rules. Refused when that is so already. @rule M-60 @rule S-07 */
export function ruleOnResource(sheet: Sheet, { id, ruling }: RuleOnResource): Tally | Refusal {
  const resource = sheet.resources.find((known) => known.id === id);
  if (!resource) return refused('M-60', 'unknownEntry');
  if (resource.ruling === ruling) return refused('M-60', 'nothingToDo');
  return happen(startTally(sheet), 'M-60', 'ruled', {
    subject: resource.name,
    facts: { resources: sheet.resources.map((known) => (known === resource ? { ...resource, ruling } : known)) },
  });
}
