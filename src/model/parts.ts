import * as z from 'zod/mini';
import { ATTRIBUTE_GROUPS, ATTRIBUTE_IDS, type AttributeGroup } from './attributes';
import { ESSENCES } from './essences';
import { GRADES } from './health';
import { RANKS } from './ranks';

/** What the entries of a sheet are made of. */

export const LIMITS = { name: 80, text: 200, notes: 20_000, portrait: 12_000, number: 1_000_000_000 } as const;

export const count = z.int().check(z.minimum(0), z.maximum(LIMITS.number));
export const signed = z.int().check(z.minimum(-LIMITS.number), z.maximum(LIMITS.number));
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
export const nameSchema = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));
export const textSchema = z.string().check(z.maxLength(LIMITS.text));
/** A small square picture as a data URL. */
export const portraitSchema = z
  .string()
  .check(z.maxLength(LIMITS.portrait), z.regex(/^data:image\/(?:webp|jpeg|png);base64,[\w+/]+=*$/));
/** A list of short words: tags, traits, materials. */
export const wordsSchema = z.array(nameSchema).check(z.maxLength(40));

export const attributeIdSchema = z.enum(ATTRIBUTE_IDS);
export const attributeGroupSchema = z.enum(Object.keys(ATTRIBUTE_GROUPS) as [AttributeGroup, ...AttributeGroup[]]);
export const gradeSchema = z.enum(GRADES);
export const rankSchema = z.enum(RANKS);
export const essenceSchema = z.enum(ESSENCES);
export const attributeNumbersSchema = z.strictObject({
  strength: count,
  dexterity: count,
  stamina: count,
  intelligence: count,
  perception: count,
  resolve: count,
  presence: count,
  manipulation: count,
  composure: count,
});
export const gradeAmountsSchema = z.strictObject({ bashing: count, lethal: count, aggravated: count });
export const trackSchema = z.strictObject({ healthy: count, bashing: count, lethal: count, aggravated: count });

/**
 * Where something on the sheet comes from: a resource of this sheet, or something that is only named. Stacking,
 * suspension and every "why" go by it.
 */
export const sourceSchema = z.strictObject({
  /** The id of an entry in `resources`; null for what is only named. */
  resource: z.nullable(idSchema),
  /** As it is shown where there is no entry: "Potion". */
  name: textSchema,
  level: z.nullable(rankSchema),
  /** Which ability of that level. */
  ability: textSchema,
  /** Which of several purchases of the same level, from 1. */
  purchase: count,
});
export type Source = Readonly<z.infer<typeof sourceSchema>>;

/** A source that is only named. */
export const namedSource = (name: string): Source => ({ resource: null, name, level: null, ability: '', purchase: 1 });
