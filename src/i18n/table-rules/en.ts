import type { TableRuleKey } from '@/model/table-rules';
import { TABLE_RULES, type TablePreset } from '@/rules';
import type { RuleChapter } from '../rulebook/chapters';
import { RULE_NAMES, VALUE_WORDS } from './options-en';

export const en = {
  title: 'Table rules',
  optional: 'Optional rules',
  chapter: {
    H: 'Health and rest',
    W: 'Willpower',
    E: 'Energy Pools',
    G: 'Gauges',
    S: 'Essences',
    B: 'Bonuses',
    M: 'Miscellaneous',
    D: 'Damage',
    P: 'Defenses against damage',
    X: 'Conventions',
  } satisfies Record<RuleChapter, string>,
  name: RULE_NAMES,
  value: VALUE_WORDS,
  /** Why there is a choice. */
  about: (key: TableRuleKey) => TABLE_RULES[key].why,
  usually: (value: string) => `Usually: ${value}`,
  numberProblem: (from: number, to: number) => `A whole number from ${from} to ${to}.`,
  presets: 'Begin with',
  preset: {
    standard: 'Standard',
    optional: 'All optional rules',
    plain: 'No optional rules',
    examples: 'As in the examples',
  } satisfies Record<TablePreset, string>,
  ownChoice: 'Own choice',
  changes: 'What it changes',
  changedRules: 'Rules',
  nothingYet: 'Change a rule to see which numbers it changes.',
  save: (n: number) => (n === 0 ? 'Nothing changed' : `Save ${n} ${n === 1 ? 'change' : 'changes'}`),
  undo: 'Discard',
  readOnly: 'Read-only here',
  fixNumber: 'A number is out of range',
};
