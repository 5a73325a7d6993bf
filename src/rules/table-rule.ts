import type { Sheet } from '@/model/sheet';
import type { TableRuleChoices, TableRuleKey } from '@/model/table-rules';
import type { RuleId } from './rulebook';

export type TableRuleValues = { readonly [K in TableRuleKey]-?: NonNullable<TableRuleChoices[K]> };

/** An option of the table as data: what is offered, and why there is a choice. */
export type TableRule<K extends TableRuleKey> = Readonly<{
  /** The values offered; a pair of numbers is a range. */
  values: readonly TableRuleValues[K][] | Readonly<{ from: number; to: number }>;
  rules: readonly RuleId[];
  why: string;
}>;

/** What holds at a table that chose nothing else; what the keys mean stands in `table-rules.ts`. */
export const TABLE_RULE_DEFAULTS: TableRuleValues = {
  woundPenalty: true,
  woundTrigger: 'lethalOrWorse',
  willpowerZeroCollapse: false,
  worseningTiming: 'beforeNextTurn',
  healBeforeTick: false,
  restDaysRequired: true,
  shortRestsBesideSpan: true,
  unconsciousIsRest: true,
  speedAffectsBenefits: true,
  speedStacking: 'highest',
  fastHealExchange: 'perFour',
  restoredMaxArrives: 'healthy',
  legendaryStep: 5,
  legendaryOffset: 0,
  dpPerLegendary: 1,
  esPerLegendary: 1,
  healthPerSize: 1,
  healthPerLegendaryStamina: 0,
  increaseStacks: 'listed',
  branchUpgrades: 'replace',
  untypedPenalties: 'largest',
  attributeDamageBreaksPrereq: false,
  onlySubcategoryStrict: true,
  minCost: 0,
  reopenSource: 'differentResource',
  dRanksPerC: 0,
  dRanksPerB: 0,
  dRanksPerA: 0,
  dRanksPerS: 0,
  armorTraits: 'stripped',
  allowOtherEssenceFilms: false,
  ties: 'meetsDC',
  tenAgain: true,
  substituteES: 'rolledAttribute',
  amplifyDiscount: 'perActivation',
  itemFit: 'ruleText',
  itemUnusableAt: 'atLeastSix',
  branchStacking: 'perPage',
  explosionThreshold: 'rule',
  secondHealthCarry: true,
  halfRounding: 'down',
  fallBase: 'beyond3',
  capSimpleFall: false,
  saveTiming: 'afterCap',
  fallReciprocity: 'incurred',
  poisonContest: 'rank',
  vulnXGrade: 'lowest',
  vulnOnZero: false,
  instanceScope: 'hit',
  shareRounding: 'eachUp',
  shareTiming: 'after',
  flightDefenseRounding: 'down',
};

/** The value of a table rule on this sheet: the table's choice, else the default. */
export function tableRule<K extends TableRuleKey>(sheet: Pick<Sheet, 'tableRules'>, key: K): TableRuleValues[K] {
  return (sheet.tableRules[key] ?? TABLE_RULE_DEFAULTS[key]) as TableRuleValues[K];
}
