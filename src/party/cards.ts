import * as z from 'zod/mini';
import { defenceSchema } from '@/model/damage';
import { count, nameSchema, rankSchema, textSchema, trackSchema } from '@/model/parts';
import type { ReadonlyDeep } from '@/model/sheet';
import { HEALTH_STATUSES } from '@/rules';

/** What others get to see of a sheet: the public card for the table, the Storyteller card for the Storyteller. */

/** The longest list a card carries; `more` says how many entries were left out. */
export const CARD_LIST = 30;

const statusSchema = z.enum(HEALTH_STATUSES);

/** What is worked out has no limit of its own, as what is stored has. */
const derived = z.int().check(z.minimum(0));

const willpowerSchema = z.strictObject({ current: count, maximum: derived, temporary: count });

/** What everybody at the table sees; never more than the owner chose to disclose. */
export const publicCardSchema = z.strictObject({
  name: nameSchema,
  /** First letter of the name, in place of a portrait. */
  initial: z.string().check(z.maxLength(8)),
  status: statusSchema,
  /** Worsening shows as unconscious (H-14). */
  mind: z.enum(['conscious', 'unconscious', 'dead']),
  health: z.nullable(z.strictObject({ healthy: count, maximum: derived })),
  willpower: z.nullable(willpowerSchema),
  effects: z.nullable(z.array(nameSchema).check(z.maxLength(CARD_LIST))),
});
export type PublicCard = ReadonlyDeep<z.infer<typeof publicCardSchema>>;

/** What a player shows to the table beyond the name and the label. */
export const disclosureSchema = z.strictObject({ health: z.boolean(), willpower: z.boolean(), effects: z.boolean() });
export type Disclosure = ReadonlyDeep<z.infer<typeof disclosureSchema>>;

export const CARD_MINDS = ['conscious', 'holding', 'mustPay', 'unconscious', 'worsening', 'dead'] as const;

/** What the Storyteller sees: every number that play asks for, and no notes, items, XP or people. */
export const storytellerCardSchema = z.strictObject({
  name: nameSchema,
  player: textSchema,
  concept: textSchema,
  rank: rankSchema,
  size: count,
  isObject: z.boolean(),
  status: statusSchema,
  mind: z.enum(CARD_MINDS),
  /** Rounds until worsening kills; null while nothing worsens. */
  roundsLeft: z.nullable(count),
  /** The open track: second Health while it is open. */
  track: trackSchema,
  onSecondHealth: z.boolean(),
  /** Name of second Health that may still open. */
  secondHealth: z.nullable(nameSchema),
  temporaryHitPoints: count,
  willpower: willpowerSchema,
  defense: z.int(),
  woundPenalty: derived,
  effects: z.array(z.strictObject({ name: nameSchema, rounds: z.nullable(count) })).check(z.maxLength(CARD_LIST)),
  conditions: z.array(z.strictObject({ name: nameSchema, points: count })).check(z.maxLength(CARD_LIST)),
  healing: z
    .array(z.strictObject({ kind: z.enum(['fastHealing', 'regeneration']), rating: count }))
    .check(z.maxLength(CARD_LIST)),
  pools: z.array(z.strictObject({ name: nameSchema, current: count, maximum: derived })).check(z.maxLength(CARD_LIST)),
  gauges: z
    .array(z.strictObject({ name: nameSchema, value: count, maximum: z.nullable(derived) }))
    .check(z.maxLength(CARD_LIST)),
  defences: z.array(defenceSchema).check(z.maxLength(CARD_LIST)),
  /** Questions of the rules not answered yet. */
  owed: count,
  round: count,
  /** Entries left out of the lists above. */
  more: count,
});
export type StorytellerCard = ReadonlyDeep<z.infer<typeof storytellerCardSchema>>;
export type CardMind = StorytellerCard['mind'];
