import { chapterOf, RULE_CHAPTERS, type RuleChapter } from '@/i18n/rulebook/chapters';
import type { TableRuleChoices, TableRuleKey } from '@/model/table-rules';
import {
  changedTableRules,
  TABLE_PRESETS,
  TABLE_RULE_DEFAULTS,
  TABLE_RULES,
  type TablePreset,
  type TableRuleValues,
} from '@/rules';

/** What is chosen on the screen and not saved yet. */
export type TableDraft = Readonly<{
  choices: TableRuleChoices;
  /** Options whose number is typed wrong; they keep what they had. */
  wrong: readonly TableRuleKey[];
}>;

export type AnyValue = TableRuleValues[TableRuleKey];

const KEYS = Object.keys(TABLE_RULES) as TableRuleKey[];

/** The rules that the book itself calls optional, and what depends on them. */
const OPTIONAL: readonly TableRuleKey[] = ['woundPenalty', 'woundTrigger', 'willpowerZeroCollapse'];

export type RuleGroup = Readonly<{ chapter: RuleChapter | 'optional'; keys: readonly TableRuleKey[] }>;

/** Optional rules first, then the rulings by chapter. */
export const RULE_GROUPS: readonly RuleGroup[] = [
  { chapter: 'optional' as const, keys: OPTIONAL },
  ...RULE_CHAPTERS.map((chapter) => ({
    chapter,
    keys: KEYS.filter((key) => !OPTIONAL.includes(key) && chapterOf(TABLE_RULES[key].rules[0] ?? 'X') === chapter),
  })),
].filter(({ keys }) => keys.length > 0);

/** Only what differs from the default is kept, so that two ways to the same rules are the same. */
const kept = (choices: TableRuleChoices): TableRuleChoices =>
  Object.fromEntries(
    KEYS.filter((key) => ruleValue(choices, key) !== TABLE_RULE_DEFAULTS[key]).map((key) => [key, choices[key]]),
  );

export const firstDraft = (choices: TableRuleChoices): TableDraft => ({ choices: kept(choices), wrong: [] });

export const ruleValue = (choices: TableRuleChoices, key: TableRuleKey): AnyValue =>
  choices[key] ?? TABLE_RULE_DEFAULTS[key];

/** Chooses a value; null is a number typed wrong. */
export function choose({ choices, wrong }: TableDraft, key: TableRuleKey, value: AnyValue | null): TableDraft {
  const others = wrong.filter((one) => one !== key);
  if (value === null) return { choices, wrong: [...others, key] };
  return { choices: kept({ ...choices, [key]: value }), wrong: others };
}

export const PRESETS = Object.keys(TABLE_PRESETS) as TablePreset[];

/** The set these rules are, if they are one of those offered. */
export const presetOf = (choices: TableRuleChoices): TablePreset | null =>
  PRESETS.find((preset) => changedTableRules(kept(TABLE_PRESETS[preset]), choices).length === 0) ?? null;

export const fromPreset = (preset: TablePreset): TableDraft => firstDraft(TABLE_PRESETS[preset]);
