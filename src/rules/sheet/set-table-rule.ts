import * as z from 'zod/mini';
import type { Sheet } from '@/model/sheet';
import { type TableRuleChoices, type TableRuleKey, tableRulesSchema } from '@/model/table-rules';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';

export const setTableRulesInput = z.strictObject({ choices: tableRulesSchema });
export type SetTableRules = Readonly<{ type: 'table-rules/set'; choices: TableRuleChoices }>;

/** The table changes its rules; the sheet's numbers follow in `settle`. Refused when nothing differs. */
export function setTableRules(sheet: Sheet, { choices }: SetTableRules): Tally | Refusal {
  const keys = Object.keys({ ...sheet.tableRules, ...choices }) as TableRuleKey[];
  const changed = keys.filter((key) => sheet.tableRules[key] !== choices[key]);
  if (changed.length === 0) return refused('manual', 'nothingToDo');
  return changed.reduce(
    (tally, key) => happen(tally, 'manual', 'tableRuleChanged', { subject: key, facts: { tableRules: choices } }),
    startTally(sheet),
  );
}
