import * as z from 'zod/mini';
import { TRAIT_BEARERS } from '@/model/damage';
import { count } from '@/model/parts';
import { enteredPartSchema } from './hit-choices';

const { grade, types, forms, materials, traits, ballistic, rank, unavoidable } = enteredPartSchema.shape;

/** What the attack's own damage is; how much of it, the roll says. */
const attackDamageSchema = z.strictObject({
  grade,
  types,
  forms,
  materials,
  traits,
  ballistic,
  rank,
  unavoidable,
  /** The most points of it; null for no cap. */
  cap: z.nullable(count),
  /** On a hit, half of it goes up a grade. */
  halfGoesUp: z.boolean(),
});

/** An attack as it is entered: its roll against the defender, and what it does on a hit. */
export const attackSchema = z.strictObject({
  /** Successes of the roll, without extra successes. */
  successes: count,
  /** Extra successes the defender declared. */
  declared: count,
  /** Extra successes of the attack; they join only a hit. */
  extraSuccesses: count,
  /** Null for an attack that deals no damage of its own and only has an effect. */
  damage: z.nullable(attackDamageSchema),
  /** The target is immune to the effect, which shows once it hits. */
  immuneToEffect: z.boolean(),
  parrying: z.boolean(),
  area: z.boolean(),
  /** The save it states; null for none stated: Reflex for an area, none for a single target. */
  save: z.nullable(z.enum(['will', 'reflex', 'fortitude', 'none'])),
});
export type EnteredAttack = Readonly<z.infer<typeof attackSchema>>;

/** What an attack does to the traits of what the target wears, in points. */
export const piercingSchema = z.strictObject({
  armorPiercing: z.optional(count),
  highSpeed: z.optional(count),
  /** Its penalty on the target's Defense. */
  penalty: z.optional(count),
  /** Parts of Defense whose traits the attacker wants to stop first. */
  strips: z.optional(z.array(z.enum(TRAIT_BEARERS)).check(z.maxLength(TRAIT_BEARERS.length))),
});
export type EnteredPiercing = Readonly<z.infer<typeof piercingSchema>>;
