import * as z from 'zod/mini';
import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { attributeIdSchema } from '@/model/parts';
import { type HealingSource, sheetSchema } from '@/model/sheet';
import { type Character, characterInput } from '@/rules';
import { newId } from '@/storage/new-id';
import { problemOf } from '@/ui/field-problem';
import { numberText, readNumber } from '@/ui/number-text';

/**
 * The form as it is typed: numbers are texts, so that what is no number can stay there and be marked.
 * The fields stand in the order of the screen and under the names of `characterInput`.
 */
const draftSchema = z.object({
  name: z.string(),
  otherName: z.string(),
  concept: z.string(),
  rank: sheetSchema.shape.rank,
  notes: z.string(),
  attributes: z.record(z.enum(ATTRIBUTE_IDS), z.string()),
  size: z.string(),
  healthBonus: z.string(),
  willpowerBonus: z.string(),
  points: z.string(),
  energyPools: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      keys: z.array(attributeIdSchema),
      reopenings: z.string(),
      enhancement: z.string(),
      bonus: z.string(),
    }),
  ),
  gauges: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      source: z.string(),
      maximum: z.object({
        kind: z.enum(['none', 'fixed', 'attribute', 'legendary', 'skill', 'skillExtraSuccesses']),
        value: z.string(),
        attribute: attributeIdSchema,
        skill: z.string(),
      }),
    }),
  ),
  healing: z.array(
    z.object({ id: z.string(), kind: z.enum(['fastHealing', 'regeneration']), source: z.string(), rating: z.string() }),
  ),
});

export type CharacterDraft = z.infer<typeof draftSchema>;
export type PoolDraft = CharacterDraft['energyPools'][number];
export type GaugeDraft = CharacterDraft['gauges'][number];
export type HealingDraft = CharacterDraft['healing'][number];

type CharacterToCheck = z.input<typeof characterInput>;

/** A draft becomes a character if `characterInput` has nothing against it. */
export const characterDraftSchema = z.pipe(z.pipe(draftSchema, z.transform(readDraft)), characterInput);

/** Reads a stored draft; null if it is none. */
export function parseDraft(raw: unknown): CharacterDraft | null {
  const parsed = draftSchema.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

/** A text that is no number is passed on as it is, for the schema to refuse. */
const number = (text: string) => readNumber(text) as number;

function readDraft(draft: CharacterDraft): CharacterToCheck {
  const { name, otherName, concept, rank, notes, attributes } = draft;
  return {
    name: name.trim(),
    otherName: otherName.trim(),
    concept: concept.trim(),
    rank,
    notes,
    attributes: eachAttribute((id) => number(attributes[id])),
    size: number(draft.size),
    healthBonus: number(draft.healthBonus),
    willpowerBonus: number(draft.willpowerBonus),
    points: number(draft.points),
    energyPools: draft.energyPools.map(readPool),
    gauges: draft.gauges.map(readGauge),
    healing: draft.healing.map(({ id, kind, source, rating }) => {
      return { id, kind, source: source.trim(), rating: number(rating) };
    }),
  };
}

const readPool = ({ id, name, keys, reopenings, enhancement, bonus }: PoolDraft) => ({
  id,
  name: name.trim(),
  keys,
  reopenings: number(reopenings),
  enhancement: number(enhancement),
  bonus: number(bonus),
});

function readGauge({ id, name, source, maximum }: GaugeDraft) {
  const gauge = { id, name: name.trim(), source: source.trim() };
  const { kind, value, attribute, skill } = maximum;
  if (kind === 'none') return { ...gauge, maximum: { kind } };
  if (kind === 'fixed') return { ...gauge, maximum: { kind, value: number(value) } };
  if (kind === 'skill' || kind === 'skillExtraSuccesses') return { ...gauge, maximum: { kind, skill: skill.trim() } };
  return { ...gauge, maximum: { kind, attribute } };
}

function eachAttribute<T>(make: (id: AttributeId) => T): Record<AttributeId, T> {
  return Object.fromEntries(ATTRIBUTE_IDS.map((id) => [id, make(id)])) as Record<AttributeId, T>;
}

/** A character, ready to be typed over. */
export const draftOf = (character: Character): CharacterDraft => ({
  name: character.name,
  otherName: character.otherName,
  concept: character.concept,
  rank: character.rank,
  notes: character.notes,
  attributes: eachAttribute((id) => numberText(character.attributes[id])),
  size: numberText(character.size),
  healthBonus: numberText(character.healthBonus),
  willpowerBonus: numberText(character.willpowerBonus),
  points: numberText(character.points),
  energyPools: character.energyPools.map(poolDraftOf),
  gauges: character.gauges.map(gaugeDraftOf),
  healing: character.healing.map(healingDraftOf),
});

const poolDraftOf = ({
  id,
  name,
  keys,
  reopenings,
  enhancement,
  bonus,
}: Character['energyPools'][number]): PoolDraft => ({
  id,
  name,
  keys: [...keys],
  reopenings: numberText(reopenings),
  enhancement: numberText(enhancement),
  bonus: numberText(bonus),
});

const gaugeDraftOf = ({ id, name, source, maximum }: Character['gauges'][number]): GaugeDraft => ({
  id,
  name,
  source,
  maximum: {
    kind: maximum.kind,
    value: maximum.kind === 'fixed' ? numberText(maximum.value) : '',
    attribute: 'attribute' in maximum ? maximum.attribute : 'resolve',
    skill: 'skill' in maximum ? maximum.skill : '',
  },
});

const healingDraftOf = ({ id, kind, source, rating }: HealingSource): HealingDraft => ({
  id,
  kind,
  source,
  rating: numberText(rating),
});

/** The empty form: the least a living adult has. */
export const EMPTY_DRAFT: CharacterDraft = {
  name: '',
  otherName: '',
  concept: '',
  rank: 'Unranked',
  notes: '',
  attributes: eachAttribute(() => '1'),
  size: '5',
  healthBonus: '0',
  willpowerBonus: '0',
  points: '0',
  energyPools: [],
  gauges: [],
  healing: [],
};

export const newPool = (): PoolDraft => ({
  id: newId(),
  name: '',
  keys: [],
  reopenings: '0',
  enhancement: '0',
  bonus: '0',
});

export const newGauge = (): GaugeDraft => ({
  id: newId(),
  name: '',
  source: '',
  maximum: { kind: 'none', value: '', attribute: 'resolve', skill: '' },
});

export const newHealing = (): HealingDraft => ({ id: newId(), kind: 'fastHealing', source: '', rating: '1' });

/** Whether two drafts say the same, however their numbers are written. */
export const saysTheSame = (one: CharacterDraft, other: CharacterDraft): boolean =>
  JSON.stringify(readDraft(one)) === JSON.stringify(readDraft(other));

/** The character of a draft for reckoning: names may be missing yet, numbers may not. Null while one is. */
export function reckonable(draft: CharacterDraft): Character | null {
  const parsed = characterDraftSchema.safeParse(draft);
  if (parsed.success) return parsed.data;
  const numbersAreWell = parsed.error.issues.every((issue) => 'origin' in issue && isAboutLength(issue.origin));
  return numbersAreWell ? readDraft(draft) : null;
}

/** Where a draft holds no number, or one that is not allowed. */
export function numbersToMark(draft: CharacterDraft): readonly string[] {
  const issues = characterDraftSchema.safeParse(draft).error?.issues ?? [];
  return issues.filter((issue) => problemOf(issue) === 'number').map(({ path }) => path.join('.'));
}

const isAboutLength = (origin: unknown) => origin === 'string' || origin === 'array';
