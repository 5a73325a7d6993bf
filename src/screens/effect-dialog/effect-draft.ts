import * as z from 'zod/mini';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { ordinaryModifier } from '@/model/bonuses';
import { attributeIdSchema, count, namedSource } from '@/model/parts';
import { conditionSchema, effectSchema, type Sheet } from '@/model/sheet';
import { plainTarget } from '@/model/targets';
import { type Command, damageAttributeInput } from '@/rules';
import type { Range } from '@/ui/field-problem';
import { readNumber } from '@/ui/number-text';

export const KINDS = ['effect', 'condition', 'damage'] as const;
export const DURATIONS = ['permanent', 'untilDismissed', 'scene', 'rounds'] as const;

const TARGETS = [...ATTRIBUTE_IDS, 'maximumHealth', 'maximumWillpower', 'willRoll', 'willSave'] as const;

/** The dialog as it is typed: numbers are texts, and every kind keeps what was typed for it. */
const draftSchema = z.object({
  /** Of the effect or condition that is added. */
  id: z.string(),
  what: z.enum(KINDS),
  effect: z.object({
    name: z.string(),
    source: z.string(),
    note: z.string(),
    modifiers: z.array(z.object({ target: z.enum(TARGETS), amount: z.string() })),
    duration: z.object({ kind: z.enum(DURATIONS), left: z.string() }),
    onDeath: z.boolean(),
  }),
  condition: z.object({ name: z.string(), note: z.string(), points: z.string() }),
  damage: z.object({ attribute: attributeIdSchema, amount: z.string() }),
});

export type EffectDraft = z.infer<typeof draftSchema>;

export const emptyDraft = (id: string): EffectDraft => ({
  id,
  what: 'effect',
  effect: {
    name: '',
    source: '',
    note: '',
    modifiers: [],
    duration: { kind: 'untilDismissed', left: '1' },
    onDeath: false,
  },
  condition: { name: '', note: '', points: '1' },
  damage: { attribute: 'strength', amount: '1' },
});

const fromOne = count.check(z.minimum(1));

/** As the sheet has it, and what is added must still be there afterwards: rounds and points from 1. */
const lastingEffect = z.extend(effectSchema, {
  duration: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['permanent', 'untilDismissed', 'scene']) }),
    z.strictObject({ kind: z.literal('rounds'), left: fromOne }),
  ]),
});
const lastingCondition = z.extend(conditionSchema, { points: fromOne });

const entryInput = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('effect'), effect: lastingEffect }),
  z.strictObject({ what: z.literal('condition'), condition: lastingCondition }),
  z.strictObject({ what: z.literal('damage'), damage: damageAttributeInput }),
]);

export type Entry = z.infer<typeof entryInput>;

export const entryDraftSchema = z.pipe(z.pipe(draftSchema, z.transform(readDraft)), entryInput);

/** A text that is no number is passed on as it is, for the schema to refuse. */
const number = (text: string) => readNumber(text) as number;

function readDraft({ id, what, effect, condition, damage }: EffectDraft): z.input<typeof entryInput> {
  switch (what) {
    case 'effect':
      return { what, effect: readEffect(id, effect) };
    case 'condition': {
      const { name, note, points } = condition;
      return { what, condition: { id, name: name.trim(), note: note.trim(), points: number(points) } };
    }
    case 'damage':
      return { what, damage: { attribute: damage.attribute, amount: number(damage.amount) } };
  }
}

function readEffect(id: string, written: EffectDraft['effect']) {
  const { name, source, note, modifiers, duration, onDeath } = written;
  const { kind, left } = duration;
  return {
    id,
    name: name.trim(),
    source: namedSource(source.trim()),
    note: note.trim(),
    modifiers: modifiers.map(({ target, amount }) => ({
      ...ordinaryModifier(plainTarget(target), number(amount), 'untyped'),
    })),
    duration: kind === 'rounds' ? { kind, left: number(left) } : { kind },
    onDeath,
    buff: '',
    amplified: 0,
    mindAffecting: false,
    healing: null,
    tags: [],
  };
}

/** The entry of a draft for reckoning: a name may be missing yet, numbers may not. Null while one is. */
export function reckonable(draft: EffectDraft): Entry | null {
  const parsed = entryDraftSchema.safeParse(draft);
  if (parsed.success) return parsed.data;
  const onlyTexts = parsed.error.issues.every((issue) => 'origin' in issue && issue.origin === 'string');
  return onlyTexts ? readDraft(draft) : null;
}

/** Names may be this long; other texts may be longer. */
const LONGEST = 80;

/** The entry as far as numbers go: texts that are missing or too long are no obstacle yet. */
export function inNumbers(entry: Entry): Entry {
  const name = (typed: string) => typed.slice(0, LONGEST) || '–';
  switch (entry.what) {
    case 'effect':
      return {
        ...entry,
        effect: { ...entry.effect, name: name(entry.effect.name), source: namedSource(''), note: '' },
      };
    case 'condition':
      return { ...entry, condition: { ...entry.condition, name: name(entry.condition.name), note: '' } };
    case 'damage':
      return entry;
  }
}

/** A condition of the same name is the same condition. */
export const sameCondition = (sheet: Sheet, name: string) =>
  sheet.conditions.find((known) => known.name === name.trim());

/** The one command that writes the entry into the sheet. */
export function commandOf(sheet: Sheet, entry: Entry): Command {
  switch (entry.what) {
    case 'effect':
      return { type: 'effect/add', effect: entry.effect };
    case 'condition': {
      const known = sameCondition(sheet, entry.condition.name);
      const note = entry.condition.note || (known?.note ?? '');
      return { type: 'condition/set', ...entry.condition, note, ...(known ? { id: known.id } : {}) };
    }
    case 'damage':
      return { type: 'attribute/damage', ...entry.damage };
  }
}

const MOST = 1_000_000_000;

/** What the number of a field may be. */
export function rangeOf(path: string): Range {
  if (path.startsWith('effect.modifiers')) return { min: -MOST, max: MOST };
  return { min: 1, max: path === 'damage.amount' ? 1_000_000 : MOST };
}
