import type { TableRuleKey } from '@/model/table-rules';
import type { TableRuleValues } from '@/rules';

/** The options whose values have names; the others are numbers. */
export type NamedRule = {
  [K in TableRuleKey]-?: number extends TableRuleValues[K] ? never : K;
}[TableRuleKey];

/** A name for every value of every option. */
export type ValueWords = { readonly [K in NamedRule]: Readonly<Record<`${TableRuleValues[K]}`, string>> };

export type RuleNames = Readonly<Record<TableRuleKey, string>>;
