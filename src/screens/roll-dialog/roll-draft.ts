import * as z from 'zod/mini';
import { attributeIdSchema, count, signed, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import {
  ATTACK_TAG,
  FORTITUDE_SAVE_TAG,
  MELEE_TAG,
  REFLEX_SAVE_TAG,
  WILL_ROLL_TAG,
  WILL_SAVE_TAG,
} from '@/model/targets';
import { type Command, MOST_DICE, planRolls, type RolledDice, rolledAgainOn, type SheetRoll, throwDice } from '@/rules';
import type { Range } from '@/ui/field-problem';
import { readNumber } from '@/ui/number-text';

export const ROLL_KINDS = ['other', 'willRoll', 'willSave', 'reflexSave', 'fortitudeSave'] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

export const AGAIN = ['table', 'none', 'tenAgain', 'nineAgain', 'eightAgain'] as const;

/** So often is a roll made at most. */
const MOST_ROLLS = 20;

/** The dialog as it is typed: numbers are texts, an empty choice is nothing. */
const draftSchema = z.object({
  kind: z.enum(ROLL_KINDS),
  attributes: z.array(attributeIdSchema),
  skill: z.string(),
  specialty: z.string(),
  item: z.string(),
  tags: z.array(z.string()),
  other: z.string(),
  willpower: z.boolean(),
  again: z.enum(AGAIN),
  highest: z.string(),
  lowest: z.string(),
  difficulty: z.string(),
  /** What takes the place of what: an Attribute, or a Skill by its id. */
  from: z.string(),
  to: z.string(),
  techniques: z.array(z.string()),
  /** An Attribute whose extra successes the roll has as well; empty for none. */
  mirrors: z.union([z.literal(''), attributeIdSchema]),
  follows: z.boolean(),
  extended: z.boolean(),
  note: z.string(),
});
export type RollDraft = z.infer<typeof draftSchema>;

const rolls = count.check(z.minimum(1), z.maximum(MOST_ROLLS));

const rollInput = z.object({
  ...draftSchema.shape,
  other: signed,
  highest: rolls,
  lowest: rolls,
  difficulty: z.nullable(count),
  note: textSchema,
});
export type Roll = z.infer<typeof rollInput>;

export const rollDraftSchema = z.pipe(z.pipe(draftSchema, z.transform(readDraft)), rollInput);

/** A text that is no number is passed on as it is, for the schema to refuse. */
const number = (text: string) => readNumber(text) as number;

function readDraft(draft: RollDraft): z.input<typeof rollInput> {
  const { other, highest, lowest, difficulty, note } = draft;
  return {
    ...draft,
    other: number(other),
    highest: number(highest),
    lowest: number(lowest),
    difficulty: difficulty.trim() === '' ? null : number(difficulty),
    note: note.trim(),
  };
}

export const NOTHING: RollDraft = {
  kind: 'other',
  attributes: [],
  skill: '',
  specialty: '',
  item: '',
  tags: [],
  other: '0',
  willpower: false,
  again: 'table',
  highest: '1',
  lowest: '1',
  difficulty: '',
  from: '',
  to: '',
  techniques: [],
  mirrors: '',
  follows: false,
  extended: false,
  note: '',
};

/** The Attributes a kind of roll begins with; of the saves of the body the book names no more than that. @see RULINGS.md */
export const KIND_ATTRIBUTES = {
  other: [],
  willRoll: ['resolve', 'composure'],
  willSave: ['resolve', 'composure'],
  reflexSave: ['dexterity'],
  fortitudeSave: ['stamina'],
} as const satisfies Record<RollKind, readonly string[]>;

const KIND_TAGS: Readonly<Record<RollKind, readonly string[]>> = {
  other: [],
  willRoll: [WILL_ROLL_TAG],
  willSave: [WILL_SAVE_TAG],
  reflexSave: [REFLEX_SAVE_TAG],
  fortitudeSave: [FORTITUDE_SAVE_TAG],
};

/** The tags that a kind of roll stands for. */
const RULED_TAGS: ReadonlySet<string> = new Set(Object.values(KIND_TAGS).flat());

/** What bonuses can be on: an attack, one hand to hand, and every word that a bonus of the sheet names. */
export function tagsOn({ effects, resources, items }: Sheet): readonly string[] {
  const modifiers = [...effects, ...resources, ...items].flatMap((one) => one.modifiers);
  const named = modifiers.flatMap(({ target }) =>
    target.on === 'roll' || target.on === 'extraSuccesses' ? [target.roll.tag] : [],
  );
  const known = new Set([ATTACK_TAG, MELEE_TAG, ...named]);
  return [...known].filter((tag) => tag !== '' && tag !== 'basicUse' && !RULED_TAGS.has(tag));
}

/** Substitutions are typed for this very roll. */
const FAMILY = 'this roll';

/** What is rolled, as the rules take it. */
export const makeOf = ({
  kind,
  attributes,
  skill,
  specialty,
  item,
  tags,
  other,
  from,
  to,
  mirrors,
  follows,
}: Roll): SheetRoll => ({
  attributes: [...attributes],
  skill: skill || null,
  specialty: skill === '' ? '' : specialty,
  tags: [...KIND_TAGS[kind], ...tags],
  item: item || null,
  other,
  family: FAMILY,
  substitutions: from !== '' && to !== '' ? [{ family: FAMILY, from, to }] : [],
  follows,
  mirrors: mirrors || null,
});

export type MakeRoll = Extract<Command, { type: 'roll/make' }>;

/** The abilities that keep one of several rolls. */
const keepOf = ({ highest, lowest }: Pick<Roll, 'highest' | 'lowest'>): MakeRoll['keep'] => [
  ...(highest > 1 ? [{ keep: 'highest' as const, of: highest }] : []),
  ...(lowest > 1 ? [{ keep: 'lowest' as const, of: lowest }] : []),
];

/** How many rolls are made in all. */
export const rollsOf = (roll: Pick<Roll, 'highest' | 'lowest'>): number => planRolls(keepOf(roll)).rolls;

/** The roll with dice that `die` gives, one after the other. */
export function commandOf(sheet: Sheet, roll: Roll, dice: number, die: () => number): MakeRoll {
  const again = rolledAgainOn(sheet, againOf(roll));
  const thrown = Array.from({ length: rollsOf(roll) }, () => throwDice(Math.min(dice, MOST_DICE), again, die));
  return commandWith(roll, thrown);
}

const againOf = ({ again }: Roll): MakeRoll['again'] => (again === 'table' ? null : again);

/** The roll with dice that have fallen. */
export const commandWith = (roll: Roll, thrown: readonly Required<RolledDice>[]): MakeRoll => ({
  type: 'roll/make',
  make: makeOf(roll),
  rolls: thrown.map((one) => ({ dice: [...one.dice], rolledAgain: [...one.rolledAgain] })),
  again: againOf(roll),
  keep: keepOf(roll),
  willpower: roll.willpower,
  action: { extended: roll.extended, extendedAllowed: false, rolls: 1, willpowerSpent: false },
  difficulty: roll.difficulty,
  note: roll.note,
  techniques: roll.techniques,
});

const MOST = 1_000_000_000;

/** What the number of a field may be. */
export function rangeOf(path: string): Range {
  if (path === 'other') return { min: -MOST, max: MOST };
  return path === 'difficulty' ? { min: 0, max: MOST } : { min: 1, max: MOST_ROLLS };
}
