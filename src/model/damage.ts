import * as z from 'zod/mini';
import { count, gradeSchema, idSchema, nameSchema, rankSchema, sourceSchema, wordsSchema } from './parts';

/** The nine kinds of energy damage. */
export const ENERGY_TYPES = [
  'pure',
  'fire',
  'cold',
  'lightning',
  'acid',
  'sonic',
  'radiant',
  'holy',
  'unholy',
] as const;
export type EnergyType = (typeof ENERGY_TYPES)[number];

/** Every type damage can have. */
export const DAMAGE_TYPES = [
  'physical',
  ...ENERGY_TYPES,
  'mental',
  'force',
  'poison',
  'falling',
  'fallingObject',
] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** How physical damage is dealt. */
export const DAMAGE_FORMS = ['slashing', 'piercing', 'bludgeoning'] as const;
export type DamageForm = (typeof DAMAGE_FORMS)[number];

export const damageTypesSchema = z.array(z.enum(DAMAGE_TYPES)).check(z.minLength(1), z.maxLength(DAMAGE_TYPES.length));

/** One part of a hit as it is dealt; with two or more types it is mixed damage. */
export const damagePartSchema = z.strictObject({
  grade: gradeSchema,
  amount: count,
  types: damageTypesSchema,
  forms: z.array(z.enum(DAMAGE_FORMS)),
  materials: wordsSchema,
  traits: wordsSchema,
  ballistic: z.boolean(),
  rank: z.nullable(rankSchema),
  unavoidable: z.boolean(),
  /** It comes beside the attack's own damage, outside its cap. */
  extra: z.boolean(),
});

/** Parts of Defense that can have traits of their own, which piercing may stop. */
export const TRAIT_BEARERS = ['armor', 'shield', 'naturalArmor', 'baseDefense', 'dodge', 'parry'] as const;

const entry = {
  id: idSchema,
  name: nameSchema,
  source: sourceSchema,
  on: z.boolean(),
  /** The part of Defense whose trait it is; left out for what its owner has in themselves. */
  bearer: z.optional(z.enum(TRAIT_BEARERS)),
};
const points = z.union([count, z.literal('all')]);
const optionalTypes = z.nullable(damageTypesSchema);
const optionalGrades = z.nullable(z.array(gradeSchema).check(z.minLength(1)));

/** Keywords of abilities that change the damage taken. */
export const DEFENCE_KINDS = [
  'immunity',
  'ignoring',
  'hardness',
  'absorption',
  'conversion',
  'reduction',
  'resistance',
  'negation',
  'vulnerability',
] as const;

/** One ability that changes the damage taken; `on` is false while its owner has switched it off. */
export const defenceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...entry,
    kind: z.literal('immunity'),
    types: optionalTypes,
    grades: optionalGrades,
    rank: z.nullable(rankSchema),
  }),
  z.strictObject({
    ...entry,
    kind: z.literal('ignoring'),
    points,
    types: optionalTypes,
    weaponDamageAtMost: z.nullable(count),
  }),
  z.strictObject({
    ...entry,
    kind: z.literal('hardness'),
    points: count,
    wording: z.enum(['gain', 'increase']),
  }),
  z.strictObject({ ...entry, kind: z.literal('absorption'), points: count, covers: z.enum(['physical', 'all']) }),
  z.strictObject({
    ...entry,
    kind: z.literal('conversion'),
    holder: z.enum(['attacker', 'shield', 'armor', 'self']),
    points,
    ballisticOnly: z.boolean(),
    types: optionalTypes,
    from: optionalGrades,
  }),
  z.strictObject({
    ...entry,
    kind: z.literal('reduction'),
    points: count,
    weaknesses: wordsSchema,
    needsAll: z.boolean(),
  }),
  z.strictObject({
    ...entry,
    kind: z.literal('resistance'),
    points: count,
    energy: z.enum([...ENERGY_TYPES, 'all']),
  }),
  z.strictObject({ ...entry, kind: z.literal('negation'), points: count, types: optionalTypes, costs: z.boolean() }),
  z.strictObject({
    ...entry,
    kind: z.literal('vulnerability'),
    damageType: z.enum(DAMAGE_TYPES),
    /** Points it adds; null doubles. */
    points: z.nullable(count),
  }),
]);
