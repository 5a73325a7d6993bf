import * as z from 'zod/mini';
import { defenceSchema } from '@/model/damage';
import { energyPoolSchema, gaugeSchema } from '@/model/energy';
import { count } from '@/model/parts';
import { itemSchema, resourceSchema, skillSchema } from '@/model/resources';
import { conditionSchema, contractSchema, effectSchema, healingSourceSchema, personSchema } from '@/model/sheet';
import type { EntryKind } from './entries';

const fromOne = count.check(z.minimum(1));

/** As the sheet has them; what runs out must have something left, or it would be gone at once. */
export const ENTRY_SCHEMAS = {
  resource: resourceSchema,
  skill: skillSchema,
  item: itemSchema,
  defence: defenceSchema,
  effect: z.extend(effectSchema, {
    duration: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['permanent', 'untilDismissed', 'scene']) }),
      z.strictObject({ kind: z.enum(['rounds', 'minutes']), left: fromOne }),
    ]),
  }),
  condition: z.extend(conditionSchema, { points: fromOne }),
  pool: z.omit(energyPoolSchema, { current: true }),
  gauge: z.omit(gaugeSchema, { current: true }),
  healing: healingSourceSchema,
  person: personSchema,
  contract: contractSchema,
} as const satisfies Record<EntryKind, z.ZodMiniType>;
