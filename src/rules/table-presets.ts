import type { TableRuleChoices } from '@/model/table-rules';

/** Sets of table rules to begin with; what a set leaves out has its default. */
export const TABLE_PRESETS = {
  /** What the app does by itself. */
  standard: {},
  /** Every rule that the book calls optional. */
  optional: { woundPenalty: true, willpowerZeroCollapse: true },
  /** None of them. */
  plain: { woundPenalty: false, willpowerZeroCollapse: false },
  /** Where a rule and its example differ, the example. */
  examples: { itemFit: 'gnomeExample', explosionThreshold: 'grenadeExample', vulnXGrade: 'highest' },
} as const satisfies Readonly<Record<string, TableRuleChoices>>;

export type TablePreset = keyof typeof TABLE_PRESETS;
