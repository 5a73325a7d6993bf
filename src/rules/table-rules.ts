import type { Sheet } from '@/model/sheet';
import type { TableRuleChoices, TableRuleKey } from '@/model/table-rules';
import type { RuleId } from './rulebook';

export type TableRuleValues = { readonly [K in TableRuleKey]-?: NonNullable<TableRuleChoices[K]> };

type TableRule<K extends TableRuleKey> = Readonly<{
  default: TableRuleValues[K];
  /** The values offered; a pair of numbers is a range. */
  values: readonly TableRuleValues[K][] | Readonly<{ from: number; to: number }>;
  rules: readonly RuleId[];
  why: string;
}>;

const ON_OFF = [true, false] as const;

/** The table's options as data. `why` says in a sentence what the choice is about. */
export const TABLE_RULES: { readonly [K in TableRuleKey]-?: TableRule<K> } = {
  woundPenalty: {
    default: true,
    values: ON_OFF,
    rules: ['H-15'],
    why: 'Wounds that leave fewer than 3 healthy points cost dice and Defense; the book calls this rule optional.',
  },
  woundTrigger: {
    default: 'lethalOrWorse',
    values: ['lethalOrWorse', 'lethalOnly'],
    rules: ['H-15'],
    why: 'Read to the letter, someone with aggravated wounds alone would feel no penalty.',
  },
  willpowerZeroCollapse: {
    default: false,
    values: ON_OFF,
    rules: ['W-17'],
    why: 'With 0 Willpower the character collapses until a point comes back; the book calls this rule optional.',
  },
  worseningTiming: {
    default: 'beforeNextTurn',
    values: ['beforeNextTurn', 'endOfOwnTurn', 'endOfSharedRound'],
    rules: ['H-11'],
    why: 'The rule says the end of the round, its example the moment the next turn comes.',
  },
  healBeforeTick: {
    default: false,
    values: ON_OFF,
    rules: ['H-11', 'H-33'],
    why: 'Whether healing at the start of a round comes before the worsening of the round that ends.',
  },
  restDaysRequired: {
    default: true,
    values: ON_OFF,
    rules: ['H-20', 'H-21', 'H-24'],
    why: 'Whether the days must really pass, or only the long rests count.',
  },
  shortRestsBesideSpan: {
    default: true,
    values: ON_OFF,
    rules: ['H-19', 'H-22'],
    why: 'Whether the hours left over in days of recovery still heal bashing.',
  },
  unconsciousIsRest: {
    default: true,
    values: ON_OFF,
    rules: ['H-19'],
    why: 'Whether lying unconscious and stable counts as resting.',
  },
  speedAffectsBenefits: {
    default: true,
    values: ON_OFF,
    rules: ['H-30'],
    why: 'Whether faster recovery also shortens the rests that restore Willpower, Attributes and saves.',
  },
  speedStacking: {
    default: 'highest',
    values: ['highest', 'multiply', 'manual'],
    rules: ['H-30'],
    why: 'How two sources of faster recovery combine.',
  },
  fastHealExchange: {
    default: 'perFour',
    values: ['perFour', 'allOrOne'],
    rules: ['H-33', 'H-34'],
    why: 'Whether points left after healing an aggravated wound still heal lighter ones.',
  },
  restoredMaxArrives: {
    default: 'healthy',
    values: ['healthy', 'asRemoved'],
    rules: ['H-43', 'H-44'],
    why: 'In which state points come back when a loss of maximum Health ends.',
  },
  legendaryStep: {
    default: 5,
    values: { from: 1, to: 100 },
    rules: ['X-01'],
    why: 'How many Attribute points make one Legendary point; inferred from examples.',
  },
  legendaryOffset: {
    default: 0,
    values: { from: 0, to: 100 },
    rules: ['X-01'],
    why: 'Legendary points taken off at the start; inferred from examples.',
  },
  dpPerLegendary: {
    default: 1,
    values: { from: 0, to: 100 },
    rules: ['W-21', 'W-22'],
    why: 'Dice that each Legendary point of Resolve or Composure adds to Will.',
  },
  esPerLegendary: {
    default: 1,
    values: { from: 0, to: 100 },
    rules: ['X-02'],
    why: 'Extra successes that each Legendary point brings; one data point in the book.',
  },
  healthPerSize: {
    default: 1,
    values: { from: 0, to: 100 },
    rules: ['X-03'],
    why: 'Health that each point of Size gives; not stated in the book.',
  },
  healthPerLegendaryStamina: {
    default: 0,
    values: { from: 0, to: 100 },
    rules: ['X-03'],
    why: 'Extra Health for each Legendary point of Stamina; the book says there is some, not how much.',
  },
};

/** The value of a table rule on this sheet: the table's choice, else the default. */
export function tableRule<K extends TableRuleKey>(sheet: Sheet, key: K): TableRuleValues[K] {
  return (sheet.tableRules[key] ?? TABLE_RULES[key].default) as TableRuleValues[K];
}
