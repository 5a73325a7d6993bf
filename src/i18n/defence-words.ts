import type { Defence } from '@/model/sheet';
import type { CoreWords } from './core';
import type { en } from './damage-terms/en';
import { formatNumber } from './formatters';
import type { Language } from './language';
import type { MessagesOf } from './namespace';

type Terms = MessagesOf<typeof en>;

/** A defence by its keyword and points: "Ignoring 2", "fire resistance 3", "Immunity". */
export function defenceTitle(defence: Defence, terms: Terms, language: Language): string {
  const points = pointsOf(defence, terms, language);
  const keyword = terms.defence[defence.kind];
  return points === '' ? keyword : `${keyword} ${points}`;
}

function pointsOf(defence: Defence, { all, double }: Terms, language: Language): string {
  if (defence.kind === 'immunity') return '';
  if (defence.kind === 'vulnerability' && defence.points === null) return double;
  return defence.points === 'all' ? all : formatNumber(defence.points ?? 0, language);
}

/** What a defence is against: "fire, cold", "all damage", "lethal"; with what gets past damage reduction. */
export function defenceCover(defence: Defence, terms: Terms, { grade }: CoreWords): string {
  const listed = (types: readonly (keyof Terms['type'])[] | null) =>
    types === null ? terms.allDamage : terms.list(types.map((type) => terms.type[type]));
  switch (defence.kind) {
    case 'immunity':
    case 'conversion': {
      const grades = defence.kind === 'immunity' ? defence.grades : defence.from;
      const words = [defence.types && listed(defence.types), grades && terms.list(grades.map((one) => grade[one]))];
      return words.filter(Boolean).join(' · ') || terms.allDamage;
    }
    case 'ignoring':
    case 'negation':
      return listed(defence.types);
    case 'hardness':
      return '';
    case 'absorption':
      return defence.covers === 'all' ? terms.allDamage : terms.type.physical;
    case 'reduction':
      return defence.weaknesses.length === 0 ? '' : terms.weakTo(defence.weaknesses.map((one) => tagWord(one, terms)));
    case 'resistance':
      return defence.energy === 'all' ? terms.allEnergy : terms.type[defence.energy];
    case 'vulnerability':
      return terms.type[defence.damageType];
  }
}

/** A form, material or trait in the reader's language, as far as it has a word of its own. */
export function tagWord(tag: string, { form, tag: known }: Terms): string {
  const word = tag.toLowerCase();
  const words: Readonly<Record<string, string>> = { ...form, ...known };
  return words[word] ?? tag;
}
