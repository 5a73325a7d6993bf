import { zodResolver } from '@hookform/resolvers/zod';
import { get, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { type Character, characterInput } from '@/rules';
import { problemOf } from '@/ui/field-problem';

type NumberName = 'size' | 'healthBonus' | 'willpowerBonus' | 'points' | 'experience';
type Typed = number | string;

/** The form as it is typed: what is no number yet is still a text, which the schema refuses. Entries are whole. */
export type CharacterDraft = Omit<Character, NumberName | 'attributes'> &
  Record<NumberName, Typed> & { attributes: Record<AttributeId, Typed> };

/** A draft becomes a character if the core's schema has nothing against it. */
export const characterResolver: Resolver<CharacterDraft, unknown, Character> = zodResolver(
  characterInput as z.ZodMiniType<Character, CharacterDraft>,
  { error: problemOf },
);

/** Reads a stored draft: of what a character has, only what is typed may be wrong. Null if it is none. */
export function parseDraft(raw: unknown): CharacterDraft | null {
  const { error } = characterInput.safeParse(raw);
  const isTyped = ({ path }: z.core.$ZodIssue) => ['string', 'number'].includes(typeof get(raw, path.join('.')));
  return error && !error.issues.every(isTyped) ? null : (raw as CharacterDraft);
}

/** A character, ready to be typed over. */
export const draftOf = (character: Character): CharacterDraft => ({
  ...structuredClone(character),
  player: character.player ?? '',
});

/** The empty form: the least a living adult has. */
export const EMPTY_DRAFT: CharacterDraft = {
  name: '',
  otherName: '',
  player: '',
  concept: '',
  rank: 'Unranked',
  notes: '',
  attributes: Object.fromEntries(ATTRIBUTE_IDS.map((id) => [id, 1])) as Record<AttributeId, Typed>,
  size: 5,
  healthBonus: 0,
  willpowerBonus: 0,
  skills: [],
  resources: [],
  effects: [],
  conditions: [],
  defences: [],
  healing: [],
  energyPools: [],
  gauges: [],
  items: [],
  points: 0,
  experience: 0,
};

/** Whether two drafts say the same. */
export const saysTheSame = (one: CharacterDraft, other: CharacterDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const NO_WORDS = { name: '–', otherName: '', player: '', concept: '', notes: '' };

/** The character of a draft for reckoning: words may be missing or too long yet, numbers may not. Null while one is. */
export function reckonable(draft: CharacterDraft): Character | null {
  return characterInput.safeParse({ ...draft, ...NO_WORDS }).data ?? null;
}

/** Where a draft holds no number, or one that is not allowed. */
export function numbersToMark(draft: CharacterDraft): readonly string[] {
  const issues = characterInput.safeParse(draft).error?.issues ?? [];
  return issues.filter((issue) => problemOf(issue) === 'number').map(({ path }) => path.join('.'));
}
