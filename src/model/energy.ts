import * as z from 'zod/mini';
import { BARRED_USES } from './barred-uses';
import { attributeGroupSchema, attributeIdSchema, count, idSchema, nameSchema, signed, textSchema } from './parts';
import { RESOURCE_KINDS } from './resources';

/** Main categories of Energy Pools. `general` is a general pool of neither East nor West; `unclassified` states none. */
export const MAIN_CATEGORIES = ['eastern', 'western', 'eastAndWest', 'general', 'special', 'unclassified'] as const;
export type MainCategory = (typeof MAIN_CATEGORIES)[number];

/** What others can ask of a pool: its category, a subcategory, or a word of its own. */
export const natureSchema = z.union([
  z.enum(['general', 'special', 'eastern', 'western']),
  attributeGroupSchema,
  z.templateLiteral(['other:', nameSchema]),
]);
const naturesSchema = z.array(natureSchema).check(z.maxLength(20));

const compatibilityModeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rejectsNothing') }),
  z.strictObject({ kind: z.literal('onlyWith'), nature: natureSchema }),
  z.strictObject({ kind: z.literal('notWith'), nature: natureSchema }),
  z.strictObject({ kind: z.literal('rejectsGauges'), nature: natureSchema }),
]);

/** How a pool can be had: at its own price, with another resource, by advancing another pool (E-07). */
export const WAYS_TO_GAIN = ['bought', 'withResource', 'advancement'] as const;

/** What opened a pool, for the first time or again (E-22): a resource of the sheet, or something only named. */
export const openingSchema = z.strictObject({
  resource: z.nullable(idSchema),
  name: textSchema,
  kind: z.enum(RESOURCE_KINDS),
  way: z.enum(WAYS_TO_GAIN),
  at: count,
});

export const energyPoolSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  keys: z.array(attributeIdSchema).check(z.minLength(1), z.maxLength(9)),
  current: count,
  /** How often the pool was opened again from another source, as entered by hand (E-22). */
  reopenings: count,
  /** Everything that opened it, where that is known; empty for a pool entered by hand. */
  openings: z.array(openingSchema).check(z.maxLength(40)),
  /** Expansion by Energy Pool Enhancement (E-23). */
  enhancement: count,
  /** Any other change of the maximum, entered by hand. */
  bonus: signed,
  category: z.enum(MAIN_CATEGORIES),
  statedGroups: z.array(attributeGroupSchema).check(z.maxLength(3)),
  otherNatures: z.array(z.templateLiteral(['other:', nameSchema])).check(z.maxLength(20)),
  modes: z.array(compatibilityModeSchema).check(z.maxLength(20)),
  /** The pool it is a variant of, and the general rules of variants that its own text sets aside. */
  variant: z.nullable(
    z.strictObject({
      of: nameSchema,
      setsAside: z.array(z.enum(['ruledAsOriginal', 'paysForOriginal', 'originalCannotPay', 'keptApart'])),
    }),
  ),
  countsAsPool: z.boolean(),
  openTo: z.array(z.enum(BARRED_USES)),
  /** Pools whose costs it may pay although it is no variant of them. */
  paysInPlaceOf: z.array(nameSchema).check(z.maxLength(20)),
  /** Pools with all these natures kill when they are gained after this one. */
  bansLater: naturesSchema,
  /** The minute of the sheet's time at which it was gained. */
  gainedAt: count,
  /** How it comes back, in the resource's words. */
  recovery: textSchema,
  /** Its text is from before the present rules (E-30). */
  legacy: z.optional(z.boolean()),
});

/** What the kind of a pool adds to its numbers, where nothing special is known. */
export const ORDINARY_POOL = {
  openings: [],
  category: 'unclassified',
  statedGroups: [],
  otherNatures: [],
  modes: [],
  variant: null,
  countsAsPool: true,
  openTo: [],
  paysInPlaceOf: [],
  bansLater: [],
  gainedAt: 0,
  recovery: '',
} as const;

export const gaugeSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  source: textSchema,
  /** The resource it comes with; without it (null) it is never hidden. */
  resource: z.nullable(idSchema),
  current: count,
  maximum: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('fixed'), value: count }),
    z.strictObject({ kind: z.literal('attribute'), attribute: attributeIdSchema }),
    z.strictObject({ kind: z.literal('legendary'), attribute: attributeIdSchema }),
    z.strictObject({ kind: z.literal('skill'), skill: nameSchema }),
    z.strictObject({ kind: z.literal('skillExtraSuccesses'), skill: nameSchema }),
  ]),
  natures: naturesSchema,
  rejectsGauges: naturesSchema,
  rejectsPools: naturesSchema,
});

/** What a Gauge has besides its numbers, where nothing special is known. */
export const ORDINARY_GAUGE = { resource: null, natures: [], rejectsGauges: [], rejectsPools: [] } as const;
