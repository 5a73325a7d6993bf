import * as z from 'zod/mini';
import { DEFENCE_KINDS, damagePartSchema } from '@/model/damage';
import { count, gradeSchema, idSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import type { DamagePart } from '../damage/damage-part';
import type { PipelineOptions } from './pipeline-options';
import { pipelineRules } from './sheet-defences';

const { grade, amount, types, forms, materials, traits, ballistic, rank, unavoidable, extra } = damagePartSchema.shape;

/** A part of a hit as it is entered; what is left out is ordinary: physical, without form or Rank, avoidable. */
export const enteredPartSchema = z.strictObject({
  grade,
  amount,
  types: z.optional(types),
  forms: z.optional(forms),
  materials: z.optional(materials),
  traits: z.optional(traits),
  ballistic: z.optional(ballistic),
  rank: z.optional(rank),
  unavoidable: z.optional(unavoidable),
  extra: z.optional(extra),
  /** It is a share of damage that someone else took. */
  shared: z.optional(z.boolean()),
});
export type EnteredPart = Readonly<z.infer<typeof enteredPartSchema>>;

const ids = z.array(idSchema).check(z.maxLength(200));
const place = count.check(z.maximum(49));

/** What the people at the table say about a hit on its way; everything may be left out. */
export const hitChoices = {
  /** Ids of defences, kinds of defences and built-in steps that don't work on this hit. */
  off: z.optional(ids),
  /** Negations that are paid for, by id; the others that cost don't work. */
  paid: z.optional(ids),
  /** Conversions in the order their owner wants, and what each converts. */
  conversions: z.optional(
    z
      .array(
        z.strictObject({
          id: idSchema,
          picks: z.optional(
            z.array(z.strictObject({ origin: place, grade: gradeSchema, points: count })).check(z.maxLength(100)),
          ),
        }),
      )
      .check(z.maxLength(100)),
  ),
  /** Places of the parts in the order in which those of one grade are taken. */
  order: z.optional(z.array(place).check(z.maxLength(50))),
  /** Kinds of defences the attack bypasses. */
  bypasses: z.optional(z.array(z.enum(DEFENCE_KINDS)).check(z.maxLength(DEFENCE_KINDS.length))),
  weaponDamage: z.optional(count),
  /** Successes of the save against the damage. */
  saveSuccesses: z.optional(count),
  /** How many share the damage, the one who was hit included. */
  sharedAmong: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  /** Whether the one immune won the opposed roll about ranked poison. */
  poisonContestWon: z.optional(z.boolean()),
};

const hitChoicesSchema = z.strictObject(hitChoices);
export type HitChoices = Readonly<z.infer<typeof hitChoicesSchema>>;

const PHYSICAL: DamagePart['types'] = ['physical'];

/** A part as it is dealt. Shared damage can't be avoided. @rule D-03 @rule P-26 @rule P-43 */
export const dealtPart = (part: EnteredPart, allUnavoidable = false): DamagePart => ({
  grade: part.grade,
  amount: part.amount,
  types: part.types ?? PHYSICAL,
  forms: part.forms ?? [],
  materials: part.materials ?? [],
  traits: part.traits ?? [],
  ballistic: part.ballistic ?? false,
  rank: part.rank ?? null,
  unavoidable: allUnavoidable || part.unavoidable === true || part.shared === true,
  shared: part.shared ?? false,
  extra: part.extra ?? false,
});

/** The choices as the way through the defences takes them, with the table's options and the traits the attack strips. */
export const pipelineOptions = (
  sheet: Sheet,
  choices: HitChoices,
  stripped?: PipelineOptions['stripped'],
): PipelineOptions => ({
  rules: pipelineRules(sheet),
  off: setOf(choices.off),
  stripped,
  bypasses: setOf(choices.bypasses),
  weaponDamage: choices.weaponDamage,
  saveSuccesses: choices.saveSuccesses,
  paid: setOf(choices.paid),
  conversions: choices.conversions,
  order: choices.order,
  sharedAmong: choices.sharedAmong,
  poisonContestWon: choices.poisonContestWon,
});

const setOf = <T>(list: readonly T[] | undefined): ReadonlySet<T> | undefined => list && new Set(list);
