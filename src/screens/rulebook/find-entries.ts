import { chapterOf, type RuleChapter } from '@/i18n/rulebook/chapters';
import type { TableRuleKey } from '@/model/table-rules';
import { RULEBOOK, type RuleId, TABLE_RULES } from '@/rules';
import type { Ruling, Term } from '@/storage/rulebook-queries';

export const RULE_IDS = Object.keys(RULEBOOK) as RuleId[];

export const isRuleId = (text: string): text is RuleId => Object.hasOwn(RULEBOOK, text);

/** What the shipped files say about the rules. */
export type RuleTexts = Readonly<{ texts: Readonly<Record<string, string>>; rulings: readonly Ruling[] }>;

const plain = (text: string) => text.trim().toLowerCase();

/** Every word of a search has to be in the text. */
const hasAll = (text: string, search: string): boolean => {
  const searched = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
};

/** The rules of a chapter (all, with null) that have what is searched for in ID, titles of both languages, text or rulings. */
export function findRules(search: string, chapter: RuleChapter | null, book: RuleTexts): readonly RuleId[] {
  return RULE_IDS.filter((id) => {
    if (chapter !== null && chapterOf(id) !== chapter) return false;
    const { title } = RULEBOOK[id];
    const rulings = rulingsOn(id, book.rulings).flatMap(({ doubt, ruling }) => [
      doubt.en,
      doubt.zh,
      ruling.en,
      ruling.zh,
    ]);
    const texts = [textOf(id, book, 'en'), textOf(id, book, 'zh'), ...rulings];
    return hasAll(`${id} ${title.en} ${title.zh} ${texts.join(' ')}`, search);
  });
}

/** A rule in a sentence: its own text, where a person judges, else that of the shipped file. */
export function textOf(id: RuleId, { texts }: Pick<RuleTexts, 'texts'>, language: 'en' | 'zh'): string {
  const rule = RULEBOOK[id];
  return 'text' in rule ? rule.text[language] : (texts[id] ?? '');
}

const KEYS = Object.keys(TABLE_RULES) as TableRuleKey[];

/** The options of the table that are about a rule. */
export const optionsOn = (id: RuleId): readonly TableRuleKey[] =>
  KEYS.filter((key) => TABLE_RULES[key].rules.includes(id));

/** What was settled about a rule without a choice for the table. */
export const rulingsOn = (id: RuleId, rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.filter(({ rules }) => rules.includes(id));

/** The terms with a word of the search in either language, or with pinyin initials that begin like it; those that have it in their name come first. */
export function findTerms(search: string, terms: readonly Term[]): readonly Term[] {
  const isNamed = ({ en, zh, initials }: Term) => hasAll(`${en} ${zh}`, search) || initials.startsWith(plain(search));
  const named = terms.filter(isNamed);
  const meant = terms.filter(({ meaning }) => hasAll(`${meaning.en} ${meaning.zh}`, search));
  return [...new Set([...named, ...meant])];
}
