import * as z from 'zod/mini';
import { modifierSchema } from './bonuses';
import {
  attributeIdSchema,
  count,
  essenceSchema,
  idSchema,
  nameSchema,
  rankSchema,
  textSchema,
  wordsSchema,
} from './parts';

export const RESOURCE_KINDS = [
  'bloodline',
  'title',
  'augmentation',
  'eyeTechnique',
  'art',
  'technique',
  'spell',
  'skillTree',
  'feat',
  'flaw',
  'item',
  'other',
] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** What a resource needs to work: an Attribute, another resource, a fact in words that something else brings. */
export const prerequisiteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('attribute'), attribute: attributeIdSchema, atLeast: count }),
  z.strictObject({ kind: z.literal('resource'), id: idSchema }),
  z.strictObject({ kind: z.literal('fact'), fact: nameSchema }),
]);

/** Anything obtained by exchange: what others come from. */
export const resourceSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  kind: z.enum(RESOURCE_KINDS),
  /** The resource it hangs under as a branch; null for a thing of its own (B-06). */
  under: z.nullable(idSchema),
  essence: essenceSchema,
  /** Essences that effects have put over its own, the newest last (S-16). */
  essenceChanges: z.array(essenceSchema).check(z.maxLength(10)),
  /** What technology sinks to where it is held down; empty when nothing is left of it. */
  degradesTo: textSchema,
  level: rankSchema,
  /** The price in Ranks, as it was paid: "DD", "C". */
  price: textSchema,
  acquired: z.enum(['exchanged', 'trained', 'crafted', 'born', 'copied']),
  needs: z.array(prerequisiteSchema).check(z.maxLength(20)),
  /** Facts it brings that others may need. */
  grants: wordsSchema,
  slots: count,
  /** It stays on although a prerequisite is gone: the Overseer took it for a time (M-61). */
  imposedByOverseer: z.boolean(),
  /** The Storyteller's word on whether it works; null leaves it to the rules. */
  ruling: z.nullable(z.enum(['on', 'off'])),
  tags: wordsSchema,
  /** It does nothing until it is activated (M-58). */
  activated: z.optional(z.boolean()),
  /** Its text is from before the present rules (E-30). */
  legacy: z.optional(z.boolean()),
  /** Bonuses it brings for good. */
  modifiers: z.array(modifierSchema).check(z.maxLength(40)),
  /** The minute of the sheet's time at which it was obtained. */
  obtainedAt: count,
  note: textSchema,
});

export const skillSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  rating: count,
  specialties: wordsSchema,
});

/** A thing carried: what it asks of its user, what it brings, how often it can be used. */
export const itemSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  kind: z.enum(['weapon', 'armor', 'shield', 'tool', 'consumable', 'other']),
  essence: essenceSchema,
  degradesTo: textSchema,
  /** Its own Size, and the Size of user it was made for where that is stated. */
  size: count,
  madeForSize: z.nullable(count),
  strengthRequired: count,
  /** Weapon damage or the Defense it gives, in points. */
  points: count,
  quantity: count,
  /** Uses left of how many, and when they come back; null for no limit. */
  uses: z.nullable(z.strictObject({ left: count, maximum: count, per: z.enum(['scene', 'day', 'ever']) })),
  worn: z.boolean(),
  modifiers: z.array(modifierSchema).check(z.maxLength(40)),
  traits: wordsSchema,
  note: textSchema,
});
