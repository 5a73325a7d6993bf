import { chapterOf, type RuleChapter } from '@/i18n/rulebook/chapters';
import type { TableRuleKey } from '@/model/table-rules';
import { RULEBOOK, type RuleId, TABLE_RULES } from '@/rules';
import type { Term } from '@/storage/rulebook-queries';

export const RULE_IDS = Object.keys(RULEBOOK) as RuleId[];

export const isRuleId = (text: string): text is RuleId => Object.hasOwn(RULEBOOK, text);

export type RuleTexts = Readonly<Record<string, string>>;

const plain = (text: string) => text.trim().toLowerCase();

/** Every word of a search has to be in the text. */
const hasAll = (text: string, search: string): boolean => {
  const searched = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
};

/** The rules of a chapter (all, with null) whose ID, titles in both languages or text have what is searched for. */
export function findRules(search: string, chapter: RuleChapter | null, texts: RuleTexts): readonly RuleId[] {
  return RULE_IDS.filter((id) => {
    if (chapter !== null && chapterOf(id) !== chapter) return false;
    const { title } = RULEBOOK[id];
    return hasAll(`${id} ${title.en} ${title.zh} ${textOf(id, texts, 'en')} ${textOf(id, texts, 'zh')}`, search);
  });
}

/** A rule in a sentence: its own text, where a person judges, else that of the shipped file. */
export function textOf(id: RuleId, texts: RuleTexts, language: 'en' | 'zh'): string {
  const rule = RULEBOOK[id];
  return 'text' in rule ? rule.text[language] : (texts[id] ?? '');
}

const KEYS = Object.keys(TABLE_RULES) as TableRuleKey[];

/** The options of the table that are about a rule. */
export const rulingsOn = (id: RuleId): readonly TableRuleKey[] =>
  KEYS.filter((key) => TABLE_RULES[key].rules.includes(id));

/** The terms with a word of the search in either language, or with pinyin initials that begin like it. */
export const findTerms = (search: string, terms: readonly Term[]): readonly Term[] =>
  terms.filter(
    ({ en, zh, initials, meaning }) =>
      hasAll(`${en} ${zh} ${meaning.en} ${meaning.zh}`, search) || initials.startsWith(plain(search)),
  );
