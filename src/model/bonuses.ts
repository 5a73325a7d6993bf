import * as z from 'zod/mini';
import { ATTRIBUTE_IDS } from './attributes';
import { attributeIdSchema, count, signed, textSchema } from './parts';

/** The closed list of bonus types. */
export const BONUS_TYPE_IDS = [
  'inherent',
  'training',
  'enhancement',
  'equipment',
  'speed',
  'morale',
  'performance',
  'technique',
  'baseDefense',
  'dodge',
  'naturalArmor',
  'armor',
  'shield',
  'insight',
  'parry',
  'circumstance',
  'luck',
  'force',
  'energy',
  'deflection',
  'sacred',
  'profane',
  'cover',
  'untyped',
  'specialty',
  'feat',
  'size',
  'roleplay',
  'perfect',
] as const;
export type BonusTypeId = (typeof BONUS_TYPE_IDS)[number];

/** How the text puts a bonus: `gain` competes, `increase` may add, `extra` adds on a branch, `becomes` overrides. */
export const WORDINGS = ['gain', 'increase', 'extra', 'becomes'] as const;

/** Single numbers that a bonus can be on; Attributes have their own. */
export const VALUE_TARGETS = [
  'maximumHealth',
  'maximumWillpower',
  'defense',
  'initiative',
  'speed',
  'size',
  'damageCap',
] as const;
export type ValueTarget = (typeof VALUE_TARGETS)[number];

/** Numbers of an Energy Pool that a bonus can be on: its maximum, and by how much its costs are lower (E-20, E-24). */
export const POOL_VALUES = ['maximum', 'costReduction'] as const;
export type PoolValue = (typeof POOL_VALUES)[number];

/** Which rolls: those that have everything named; an empty word names nothing. */
export const rollTargetSchema = z.strictObject({
  attribute: z.nullable(attributeIdSchema),
  skill: textSchema,
  /** The kind of act: "attack", "Will save". */
  tag: textSchema,
  item: textSchema,
});

export const modifierTargetSchema = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('attribute'), attribute: z.enum(ATTRIBUTE_IDS) }),
  z.strictObject({ on: z.literal('value'), value: z.enum(VALUE_TARGETS) }),
  z.strictObject({ on: z.literal('roll'), roll: rollTargetSchema }),
  z.strictObject({ on: z.literal('extraSuccesses'), roll: rollTargetSchema }),
  /** The pool of this name; an empty word names every pool. */
  z.strictObject({ on: z.literal('pool'), pool: textSchema, value: z.enum(POOL_VALUES) }),
  /** The value of the item of this name: the Defense of armor, the damage of a weapon. Empty for the item that brings it. */
  z.strictObject({ on: z.literal('item'), item: textSchema }),
]);

export type ModifierTarget = z.infer<typeof modifierTargetSchema>;

/** What an effect, resource or item changes while it is in force. A negative amount is a penalty. */
export const modifierSchema = z.strictObject({
  target: modifierTargetSchema,
  amount: signed,
  type: z.enum(BONUS_TYPE_IDS),
  /** A penalty with a name of its own, such as the wound penalty, competes only with that name; else empty. */
  named: textSchema,
  wording: z.enum(WORDINGS),
  /** Its own text says that it adds to others of its type. */
  stacks: z.boolean(),
  /** Whether its level adds to earlier ones or replaces them; null as usual. */
  upgrade: z.nullable(z.enum(['add', 'replace'])),
});

/** An ordinary bonus of a type, of so many points. */
export const ordinaryModifier = (target: ModifierTarget, amount: number, type: BonusTypeId) =>
  ({ target, amount, type, named: '', wording: 'gain', stacks: false, upgrade: null }) as const;

/** How long an effect lasts; `rounds` counts the character's own rounds. */
export const durationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('permanent') }),
  z.strictObject({ kind: z.literal('untilDismissed') }),
  z.strictObject({ kind: z.literal('scene') }),
  z.strictObject({ kind: z.literal('rounds'), left: count }),
  z.strictObject({ kind: z.literal('minutes'), left: count }),
]);
