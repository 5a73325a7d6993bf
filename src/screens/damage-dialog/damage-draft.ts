import * as z from 'zod/mini';
import { DEFENCE_KINDS } from '@/model/damage';
import { count, gradeSchema, textSchema } from '@/model/parts';
import { hitChoices } from '@/rules';
import type { Proposed } from '@/ui/tell-outcome';

/** How damage comes: by itself, by an attack's roll, by a fall, by something that falls, by blasts that overlap. */
export const HIT_FORMS = ['hit', 'attack', 'fall', 'fallingObject', 'explosion'] as const;
export type HitForm = (typeof HIT_FORMS)[number];

/** Falls come without a line of damage. */
export const hasEntry = (form: HitForm): boolean => form !== 'fall' && form !== 'fallingObject';

export const SAVES = ['none', 'reflex', 'fortitude', 'will'] as const;

/** The roll of an attack and what it does on a hit. */
const attackDraftSchema = z.strictObject({
  successes: count,
  declared: count,
  extraSuccesses: count,
  dealsDamage: z.boolean(),
  grade: gradeSchema,
  /** Types, forms, materials, traits, as in an entry. */
  words: z.string(),
  /** Null for no cap. */
  cap: z.nullable(count),
  halfGoesUp: z.boolean(),
  parrying: z.boolean(),
  area: z.boolean(),
  /** Null for none stated. */
  save: z.nullable(z.enum(SAVES)),
  immuneToEffect: z.boolean(),
});

const fallDraftSchema = z.strictObject({
  height: count,
  groundHardness: count,
  as: z.enum(['faller', 'struck']),
  successes: count,
  weight: count,
  /** Size of the other side; null for the ground. */
  otherSize: z.nullable(count),
  otherHardness: count,
  otherSaveSuccesses: count,
  fallerExempt: z.boolean(),
});

/** What the dialog holds before it is applied: every form at once, so that looking at another loses nothing. */
export const damageDraftSchema = z.strictObject({
  form: z.enum(HIT_FORMS),
  entry: z.string(),
  attack: attackDraftSchema,
  fall: fallDraftSchema,
  unavoidable: z.boolean(),
  magical: z.boolean(),
  source: textSchema,
  saveSuccesses: count,
  armorPiercing: count,
  highSpeed: count,
  penalty: count,
  bypasses: z.array(z.enum(DEFENCE_KINDS)),
  weaponDamage: z.nullable(count),
  sharedAmong: z.int().check(z.minimum(1), z.maximum(20)),
  /** Whether the one immune to ranked poison won the opposed roll; null before it is rolled. */
  poisonContestWon: z.nullable(z.boolean()),
  off: z.array(z.string()),
  paid: z.array(z.string()),
  /** What conversions convert, by their ids. */
  conversions: hitChoices.conversions,
  /** Stay conscious on 1 Willpower, where the hit asks for it. */
  pay: z.boolean(),
  /** The effect that answers the death the hit brings; null leaves it to the sheet. */
  deathTrigger: z.nullable(z.string()),
});
export type DamageDraft = z.infer<typeof damageDraftSchema>;

export const EMPTY_DRAFT: DamageDraft = {
  form: 'hit',
  entry: '',
  attack: {
    successes: 0,
    declared: 0,
    extraSuccesses: 0,
    dealsDamage: true,
    grade: 'lethal',
    words: '',
    cap: null,
    halfGoesUp: false,
    parrying: false,
    area: false,
    save: null,
    immuneToEffect: false,
  },
  fall: {
    height: 0,
    groundHardness: 0,
    as: 'struck',
    successes: 0,
    weight: 0,
    otherSize: 1,
    otherHardness: 0,
    otherSaveSuccesses: 0,
    fallerExempt: false,
  },
  unavoidable: false,
  magical: false,
  source: '',
  saveSuccesses: 0,
  armorPiercing: 0,
  highSpeed: 0,
  penalty: 0,
  bypasses: [],
  weaponDamage: null,
  sharedAmong: 1,
  poisonContestWon: null,
  off: [],
  paid: [],
  conversions: [],
  pay: false,
  deathTrigger: null,
};

/** What the dialog begins with when the Storyteller proposes a hit. */
export const draftOfProposal = ({ entry, note }: Proposed): DamageDraft => ({ ...EMPTY_DRAFT, entry, source: note });

/** Whether the player made another hit of the one proposed; what their own defences do to it is no change of the hit. */
export const isAnotherHit = ({ form, entry }: DamageDraft, proposed: Proposed): boolean =>
  form !== 'hit' || entry.trim() !== proposed.entry.trim();
