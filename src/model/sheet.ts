import * as z from 'zod/mini';
import { ATTRIBUTE_IDS } from './attributes';
import { GRADES } from './health';
import { tableRulesSchema } from './table-rules';

/** Stored facts of one character. Anything that can be worked out from them is derived in `rules/` and never stored. */

const LIMITS = { name: 80, text: 200, notes: 20_000, number: 1_000_000_000 } as const;

export const count = z.int().check(z.minimum(0), z.maximum(LIMITS.number));
export const signed = z.int().check(z.minimum(-LIMITS.number), z.maximum(LIMITS.number));
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));
export const nameSchema = z.string().check(z.minLength(1), z.maxLength(LIMITS.name));
export const textSchema = z.string().check(z.maxLength(LIMITS.text));

export const attributeIdSchema = z.enum(ATTRIBUTE_IDS);
export const gradeSchema = z.enum(GRADES);
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

/** What an effect changes while it lasts. Attribute targets are the Attribute's own id. */
export const modifierSchema = z.strictObject({
  target: z.enum([...ATTRIBUTE_IDS, 'maximumHealth', 'maximumWillpower', 'willRoll', 'willSave']),
  amount: signed,
});

/** How long an effect lasts; `rounds` counts the character's own rounds. */
export const durationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('permanent') }),
  z.strictObject({ kind: z.literal('untilDismissed') }),
  z.strictObject({ kind: z.literal('scene') }),
  z.strictObject({ kind: z.literal('rounds'), left: count }),
]);

export const effectSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  /** Where it comes from: a Bloodline, a Feat, a potion. */
  source: textSchema,
  note: textSchema,
  modifiers: z.array(modifierSchema).check(z.maxLength(20)),
  duration: durationSchema,
  /** It reacts to the character's death, so only one of these may fire (H-18). */
  onDeath: z.boolean(),
});

/** A point-based condition such as poison or burning. */
export const conditionSchema = z.strictObject({ id: idSchema, name: nameSchema, note: textSchema, points: count });

export const healingSourceSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['fastHealing', 'regeneration']),
  /** Name of the resource that grants it; two instances of one source count once (H-34). */
  source: nameSchema,
  rating: count,
});

export const energyPoolSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  keys: z.array(attributeIdSchema).check(z.minLength(1), z.maxLength(9)),
  current: count,
  /** How often the pool was opened again from another source (E-22). */
  reopenings: count,
  /** Expansion by Energy Pool Enhancement (E-23). */
  enhancement: count,
  /** Any other change of the maximum, entered by hand. */
  bonus: signed,
});

export const gaugeSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  source: textSchema,
  current: count,
  maximum: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('fixed'), value: count }),
    z.strictObject({ kind: z.literal('attribute'), attribute: attributeIdSchema }),
    z.strictObject({ kind: z.literal('legendary'), attribute: attributeIdSchema }),
  ]),
});

/** Why a character is unconscious; every cause must end before they wake (W-17). */
export const UNCONSCIOUS_CAUSES = ['severeInjury', 'noWillpower', 'hunger', 'storyteller'] as const;

/** Awake at 0 healthy Health on paid Willpower: for own rounds, or for minutes outside combat (W-08, W-09). */
export const holdingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round'), turnsCovered: count }),
  z.strictObject({ kind: z.literal('hour'), minutesLeft: count }),
]);

export const DEATH_CAUSES = ['aggravated', 'noHealth', 'instantDeath', 'annihilated'] as const;

/** A question the rules owe the player; answered by a command. */
export const promptSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stayConscious'),
    reason: z.enum(['severeInjury', 'worsening', 'renewal']),
    /** Own turns that a payment now covers before the first renewal (W-09). */
    covers: count,
  }),
  z.strictObject({ kind: z.literal('deathTrigger'), effects: z.array(idSchema) }),
  z.strictObject({ kind: z.literal('conditionSaves'), condition: idSchema, saves: count }),
]);

export const sheetSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  otherName: z.string().check(z.maxLength(LIMITS.name)),
  concept: textSchema,
  rank: z.enum(['Unranked', 'D', 'C', 'B', 'A', 'S']),
  notes: z.string().check(z.maxLength(LIMITS.notes)),
  /** Permanent scores, before temporary changes and Attribute damage. */
  attributes: attributeNumbersSchema,
  attributeDamage: attributeNumbersSchema,
  size: count,
  health: z.strictObject({
    track: trackSchema,
    temporary: count,
    /** Points taken off by reductions still in force, by the state they were in (option `restoredMaxArrives`). */
    removed: trackSchema,
    /** Bonus to maximum Health entered by hand. */
    bonus: signed,
  }),
  willpower: z.strictObject({ current: count, temporary: count, bonus: signed }),
  energyPools: z.array(energyPoolSchema).check(z.maxLength(40)),
  gauges: z.array(gaugeSchema).check(z.maxLength(40)),
  healing: z.array(healingSourceSchema).check(z.maxLength(40)),
  effects: z.array(effectSchema).check(z.maxLength(200)),
  conditions: z.array(conditionSchema).check(z.maxLength(100)),
  /** Reward points held, as the Overseer counts them. */
  points: count,
  consciousness: z.strictObject({
    causes: z.array(z.enum(UNCONSCIOUS_CAUSES)),
    holding: z.nullable(holdingSchema),
  }),
  worsening: z.boolean(),
  death: z.nullable(z.enum(DEATH_CAUSES)),
  /** The minute at which hunger fells the character for certain (W-11). */
  faintsAt: z.nullable(count),
  pending: z.array(promptSchema).check(z.maxLength(20)),
  /** Skills and payments already used in this scene (H-42, W-11, W-14). */
  usedThisScene: z.array(z.string().check(z.minLength(1), z.maxLength(250))).check(z.maxLength(200)),
  /** In-game time since the sheet began. */
  time: z.strictObject({ round: count, minute: count }),
  tableRules: tableRulesSchema,
});

export type Sheet = ReadonlyDeep<z.infer<typeof sheetSchema>>;
export type Effect = Sheet['effects'][number];
export type Modifier = Effect['modifiers'][number];
export type ModifierTarget = Modifier['target'];
export type Duration = Effect['duration'];
export type Condition = Sheet['conditions'][number];
export type HealingSource = Sheet['healing'][number];
export type EnergyPool = Sheet['energyPools'][number];
export type Gauge = Sheet['gauges'][number];
export type UnconsciousCause = (typeof UNCONSCIOUS_CAUSES)[number];
export type DeathCause = (typeof DEATH_CAUSES)[number];
export type Prompt = Sheet['pending'][number];
export type Rank = Sheet['rank'];

type ReadonlyDeep<T> = T extends readonly (infer U)[]
  ? readonly ReadonlyDeep<U>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;
