import * as z from 'zod/mini';
import { ATTITUDES } from './attitudes';
import { durationSchema, modifierSchema } from './bonuses';
import { defenceSchema } from './damage';
import { energyPoolSchema, gaugeSchema, natureSchema } from './energy';
import {
  attributeNumbersSchema,
  count,
  essenceSchema,
  idSchema,
  LIMITS,
  nameSchema,
  portraitSchema,
  rankSchema,
  signed,
  sourceSchema,
  textSchema,
  trackSchema,
  wordsSchema,
} from './parts';
import { itemSchema, resourceSchema, skillSchema } from './resources';
import { tableRulesSchema } from './table-rules';

/** Stored facts of one character. Anything that can be worked out from them is derived in `rules/` and never stored. */

export const effectSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  source: sourceSchema,
  note: textSchema,
  modifiers: z.array(modifierSchema).check(z.maxLength(20)),
  duration: durationSchema,
  /** It reacts to the character's death, so only one of these may fire (H-18). */
  onDeath: z.boolean(),
  /** Effects with one key are one buff, of which the highest level counts (B-26); empty for what is no buff. */
  buff: textSchema,
  /** Points or times of amplification (B-27). */
  amplified: count,
  /** It works on the mind (B-35). */
  mindAffecting: z.boolean(),
  /** It heals at the start of each round; `triggered` once it has done so (M-48). */
  healing: z.nullable(
    z.strictObject({ kind: z.enum(['fastHealing', 'regeneration']), rating: count, triggered: z.boolean() }),
  ),
  tags: wordsSchema,
  /** Somebody else put it on the character, so that harm to a pool is an attack on it (E-19). */
  byAnother: z.optional(z.boolean()),
  /** The name of the buff whose place it took (B-26). */
  replaced: z.optional(nameSchema),
  /** Whom it keeps from attacking the character for as long as the character does not attack them (M-46). */
  protectsFrom: z.optional(nameSchema),
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

/** A limb that is gone and may grow back (H-36). */
export const lostLimbSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  size: count,
  lostAt: count,
  reattached: z.boolean(),
  /** How far it has grown back: minutes, each worth the rating of regeneration at the time. */
  grown: z.int().check(z.minimum(0)),
});

/** What second Health takes its size from, and its track while it is open (H-46). */
export const secondHealthSchema = z.strictObject({
  name: nameSchema,
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('willpower') }),
    z.strictObject({ kind: z.literal('energyPool'), id: idSchema }),
    z.strictObject({ kind: z.literal('value'), value: count }),
  ]),
  track: z.nullable(trackSchema),
});

/** Somebody the character deals with (M-35). */
export const personSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  attitude: z.enum(ATTITUDES),
  isBeast: z.boolean(),
  note: textSchema,
});

const contractRole = { kind: nameSchema, role: nameSchema };

/** A contract that makes two people something to each other (M-32). */
export const contractSchema = z.strictObject({
  id: idSchema,
  ...contractRole,
  partner: nameSchema,
  allows: z.array(z.strictObject(contractRole)).check(z.maxLength(20)),
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
  /** Whether a being without Initiative of its own acts before or after its master (M-39). */
  z.strictObject({ kind: z.literal('actBesideMaster') }),
]);

export const sheetSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  otherName: z.string().check(z.maxLength(LIMITS.name)),
  concept: textSchema,
  rank: rankSchema,
  notes: z.string().check(z.maxLength(LIMITS.notes)),
  /** Who plays the character. */
  player: z.optional(textSchema),
  portrait: z.optional(portraitSchema),
  /** Run by the Storyteller: listed apart from the players' characters. */
  isNpc: z.optional(z.boolean()),
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
  resources: z.array(resourceSchema).check(z.maxLength(200)),
  skills: z.array(skillSchema).check(z.maxLength(100)),
  items: z.array(itemSchema).check(z.maxLength(200)),
  /** Abilities that change the damage taken (P-01). */
  defences: z.array(defenceSchema).check(z.maxLength(100)),
  secondHealth: z.nullable(secondHealthSchema),
  lostLimbs: z.array(lostLimbSchema).check(z.maxLength(20)),
  people: z.array(personSchema).check(z.maxLength(200)),
  contracts: z.array(contractSchema).check(z.maxLength(40)),
  /** What it is, where rules ask. */
  being: z.strictObject({
    kind: z.enum(['person', 'summon', 'clone', 'object']),
    /** Who it all belongs to; empty for one's own master. */
    owner: textSchema,
    mindless: z.boolean(),
    ofDarkness: z.boolean(),
    ofLight: z.boolean(),
    flammable: z.boolean(),
    conductive: z.boolean(),
    /** Initiative before changes; without it, or at 0, it has none of its own (M-39). */
    initiative: z.optional(count),
    /** Metres of one move action before changes. */
    speed: z.optional(count),
    /** Its own text says when it acts (M-39). */
    hasTurnNote: z.optional(z.boolean()),
    /** What its years hang on: the d20 rolled once, and abilities that changed its Essence (M-69); null before the roll. */
    lifespan: z.nullable(z.strictObject({ die: z.int().check(z.minimum(1), z.maximum(20)), essenceChanges: count })),
  }),
  /** The Essence that the Film or zone holds down (S-07). */
  suppression: z.nullable(z.strictObject({ essence: essenceSchema, mode: z.enum(['fail', 'degrade']) })),
  /** Kinds of pools that can never be gained again without death (E-18). */
  gainBans: z
    .array(z.strictObject({ imposedBy: nameSchema, natures: z.array(natureSchema), since: count }))
    .check(z.maxLength(20)),
  /** Reward points held, as the Overseer counts them. */
  points: count,
  /** XP not spent. */
  experience: count,
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
  time: z.strictObject({
    round: count,
    minute: count,
    /** Actions left in this round; all of them before the first is taken (M-39). */
    actions: z.optional(z.strictObject({ swift: count, move: count, standard: count })),
  }),
  tableRules: tableRulesSchema,
  /** The numbers that a person set last, past the rules; as traces name them. Last, where commands put it. */
  setByHand: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(250))).check(z.maxLength(1000))),
});

export type Sheet = ReadonlyDeep<z.infer<typeof sheetSchema>>;
export type Effect = Sheet['effects'][number];
export type Modifier = Effect['modifiers'][number];
export type Resource = Sheet['resources'][number];
export type Skill = Sheet['skills'][number];
export type Item = Sheet['items'][number];
export type Defence = Sheet['defences'][number];
export type LostLimb = Sheet['lostLimbs'][number];
export type Person = Sheet['people'][number];
export type Contract = Sheet['contracts'][number];
export type Duration = Effect['duration'];
export type Condition = Sheet['conditions'][number];
export type HealingSource = Sheet['healing'][number];
export type EnergyPool = Sheet['energyPools'][number];
export type Gauge = Sheet['gauges'][number];
export type UnconsciousCause = (typeof UNCONSCIOUS_CAUSES)[number];
export type DeathCause = (typeof DEATH_CAUSES)[number];
export type Prompt = Sheet['pending'][number];

/** A value nobody changes, all the way down. */
export type ReadonlyDeep<T> = T extends readonly (infer U)[]
  ? readonly ReadonlyDeep<U>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;
