import type { DamageForm, DamageType } from '@/model/damage';
import { damageTypeCalled } from '@/rules';

/** What the words beside an amount say of the damage. */
export type DamageMeaning = Readonly<{
  types: readonly DamageType[];
  forms: readonly DamageForm[];
  materials: readonly string[];
  traits: readonly string[];
  ballistic: boolean;
  unavoidable: boolean;
  /** Words that say nothing known; they don't count until they are put in quotation marks, which makes them a material. */
  unknown: readonly string[];
}>;

/** One thing that words say, with the words that say it. */
export type Said = Readonly<{ words: readonly string[] }> &
  (
    | Readonly<{ kind: 'type'; type: DamageType }>
    | Readonly<{ kind: 'form'; form: DamageForm }>
    | Readonly<{ kind: 'material' | 'trait'; name: string }>
    | Readonly<{ kind: 'ballistic' | 'unavoidable' | 'unknown' }>
  );

const FORM_WORDS: ReadonlyMap<string, DamageForm> = new Map([
  ...['slashing', 'slash', '挥砍', '斩击'].map((word) => [word, 'slashing'] as const),
  ...['piercing', 'pierce', '穿刺'].map((word) => [word, 'piercing'] as const),
  ...['bludgeoning', 'blunt', '钝击'].map((word) => [word, 'bludgeoning'] as const),
]);
const MATERIAL_WORDS: ReadonlyMap<string, string> = new Map([
  ...['adamantine', '精金'].map((word) => [word, 'adamantine'] as const),
  ...['silver', '银'].map((word) => [word, 'silver'] as const),
  ...['cold iron', '冷铁'].map((word) => [word, 'cold iron'] as const),
]);
const TRAIT_WORDS: ReadonlyMap<string, string> = new Map([
  ...['magical', 'magic', '魔法'].map((word) => [word, 'Magical'] as const),
  ...['divine weapon', 'divine', '神兵'].map((word) => [word, 'Divine Weapon'] as const),
]);
const BALLISTIC: ReadonlySet<string> = new Set(['ballistic', 'bullet', '弹道', '子弹']);
const UNAVOIDABLE: ReadonlySet<string> = new Set(['unavoidable', '不可避免']);

const QUOTED = /^["“](?<inside>.+)["”]$/u;

function sayingOf(words: readonly string[]): Said | null {
  const word = words.join(' ').toLowerCase();
  const inside = QUOTED.exec(words.join(' '))?.groups?.inside;
  if (inside !== undefined) return { words, kind: 'material', name: inside.trim() };
  const material = MATERIAL_WORDS.get(word);
  if (material) return { words, kind: 'material', name: material };
  const trait = TRAIT_WORDS.get(word);
  if (trait) return { words, kind: 'trait', name: trait };
  const form = FORM_WORDS.get(word);
  if (form) return { words, kind: 'form', form };
  if (BALLISTIC.has(word)) return { words, kind: 'ballistic' };
  if (UNAVOIDABLE.has(word)) return { words, kind: 'unavoidable' };
  const type = damageTypeCalled(word);
  return type ? { words, kind: 'type', type } : null;
}

/** Reads words one after the other; two that have a meaning together ("cold iron") go before each by itself. */
export function sayings(words: readonly string[]): readonly Said[] {
  const said: Said[] = [];
  for (let place = 0; place < words.length; ) {
    const pair = words.slice(place, place + 2);
    const single = pair.slice(0, 1);
    const found = (pair.length === 2 ? sayingOf(pair) : null) ?? sayingOf(single) ?? { words: single, kind: 'unknown' };
    said.push(found);
    place += found.words.length;
  }
  return said;
}

/** What the words beside an amount come to, each thing once. */
export function damageMeaning(words: readonly string[]): DamageMeaning {
  const said = sayings(words);
  const named = (kind: 'material' | 'trait') =>
    unique(said.flatMap((one) => (one.kind === kind && 'name' in one ? [one.name] : [])));
  return {
    types: unique(said.flatMap((one) => (one.kind === 'type' ? [one.type] : []))),
    forms: unique(said.flatMap((one) => (one.kind === 'form' ? [one.form] : []))),
    materials: named('material'),
    traits: named('trait'),
    ballistic: said.some(({ kind }) => kind === 'ballistic'),
    unavoidable: said.some(({ kind }) => kind === 'unavoidable'),
    unknown: said.flatMap((one) => (one.kind === 'unknown' ? one.words : [])),
  };
}

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];
