import * as z from 'zod/mini';
import { attributeIdSchema, idSchema, nameSchema, signed, textSchema, wordsSchema } from '@/model/parts';

/** What is rolled: the parts of the dice pool, and what bonuses and rules go by. */
export const rollMakeSchema = z.strictObject({
  attributes: z.array(attributeIdSchema).check(z.maxLength(9)),
  /** The id of a Skill of the sheet. */
  skill: z.nullable(idSchema),
  /** One of that Skill's Specialties; empty for none. */
  specialty: textSchema,
  /** The kinds of act: "attack", "melee", "willSave", or any word a bonus names. */
  tags: wordsSchema,
  /** The id of the item that is used. */
  item: z.nullable(idSchema),
  /** Dice for anything else, such as what the Storyteller gives or takes. */
  other: signed,
  /** The family of rolls that substitutions are about, and those at work: Attributes, or Skills by id. */
  family: textSchema,
  substitutions: z
    .array(z.strictObject({ family: textSchema, from: nameSchema, to: nameSchema }))
    .check(z.maxLength(20)),
  /** A later roll of one use of an ability, without what was added to the first. */
  follows: z.boolean(),
  /** An Attribute whose extra successes the roll has as well. */
  mirrors: z.nullable(attributeIdSchema),
});
export type SheetRoll = z.infer<typeof rollMakeSchema>;

/** A roll of nothing, to begin with. */
export const NO_ROLL: SheetRoll = {
  attributes: [],
  skill: null,
  specialty: '',
  tags: [],
  item: null,
  other: 0,
  family: '',
  substitutions: [],
  follows: false,
  mirrors: null,
};
