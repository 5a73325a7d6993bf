import type { TableRuleChoices, TableRuleKey } from '@/model/table-rules';
import { ROLL_AND_ITEM_RULES } from './roll-and-item-rules';
import { TABLE_RULE_DEFAULTS, type TableRule } from './table-rule';

const ON_OFF = [true, false] as const;

const lifeOf = (rank: string) => `How many D-Ranks a price of ${rank} counts for in a lifespan; stated for DD alone.`;

/** The table's options as data; `why` says in a sentence what the choice is about. Defaults: `table-rule.ts`. */
export const TABLE_RULES: { readonly [K in TableRuleKey]-?: TableRule<K> } = {
  woundPenalty: {
    values: ON_OFF,
    rules: ['H-15'],
    why: 'Wounds that leave fewer than 3 healthy points cost dice and Defense; the book calls this rule optional.',
  },
  woundTrigger: {
    values: ['lethalOrWorse', 'lethalOnly'],
    rules: ['H-15'],
    why: 'Read to the letter, someone with aggravated wounds alone would feel no penalty.',
  },
  willpowerZeroCollapse: {
    values: ON_OFF,
    rules: ['W-17'],
    why: 'With 0 Willpower the character collapses until a point comes back; the book calls this rule optional.',
  },
  worseningTiming: {
    values: ['beforeNextTurn', 'endOfOwnTurn', 'endOfSharedRound'],
    rules: ['H-11'],
    why: 'The rule says the end of the round, its example the moment the next turn comes.',
  },
  healBeforeTick: {
    values: ON_OFF,
    rules: ['H-11', 'H-33'],
    why: 'Whether healing at the start of a round comes before the worsening of the round that ends.',
  },
  restDaysRequired: {
    values: ON_OFF,
    rules: ['H-20', 'H-21', 'H-24'],
    why: 'Whether the days must really pass, or only the long rests count.',
  },
  shortRestsBesideSpan: {
    values: ON_OFF,
    rules: ['H-19', 'H-22'],
    why: 'Whether the hours left over in days of recovery still heal bashing.',
  },
  unconsciousIsRest: {
    values: ON_OFF,
    rules: ['H-19'],
    why: 'Whether lying unconscious and stable counts as resting.',
  },
  speedAffectsBenefits: {
    values: ON_OFF,
    rules: ['H-30'],
    why: 'Whether faster recovery also shortens the rests that restore Willpower, Attributes and saves.',
  },
  speedStacking: {
    values: ['highest', 'multiply', 'manual'],
    rules: ['H-30'],
    why: 'How two sources of faster recovery combine.',
  },
  fastHealExchange: {
    values: ['perFour', 'allOrOne'],
    rules: ['H-33', 'H-34'],
    why: 'Whether points left after healing an aggravated wound still heal lighter ones.',
  },
  restoredMaxArrives: {
    values: ['healthy', 'asRemoved'],
    rules: ['H-43', 'H-44'],
    why: 'In which state points come back when a loss of maximum Health ends.',
  },
  legendaryStep: {
    values: { from: 1, to: 100 },
    rules: ['X-01'],
    why: 'How many Attribute points make one Legendary point; inferred from examples.',
  },
  legendaryOffset: {
    values: { from: 0, to: 100 },
    rules: ['X-01'],
    why: 'Legendary points taken off at the start; inferred from examples.',
  },
  dpPerLegendary: {
    values: { from: 0, to: 100 },
    rules: ['W-21', 'W-22'],
    why: 'Dice that each Legendary point of Resolve or Composure adds to Will.',
  },
  esPerLegendary: {
    values: { from: 0, to: 100 },
    rules: ['X-02'],
    why: 'Extra successes that each Legendary point brings; one data point in the book.',
  },
  healthPerSize: {
    values: { from: 0, to: 100 },
    rules: ['X-03'],
    why: 'Health that each point of Size gives; not stated in the book.',
  },
  healthPerLegendaryStamina: {
    values: { from: 0, to: 100 },
    rules: ['X-03'],
    why: 'Extra Health for each Legendary point of Stamina; the book says there is some, not how much.',
  },
  increaseStacks: {
    values: ['listed', 'all'],
    rules: ['B-04'],
    why: 'Whether an increase adds for the types whose entry says so, or for every type.',
  },
  branchUpgrades: {
    values: ['replace', 'add'],
    rules: ['B-10'],
    why: 'One page lets later levels of a branch replace earlier ones, another lets them add.',
  },
  untypedPenalties: {
    values: ['largest', 'sum'],
    rules: ['B-20', 'B-22'],
    why: 'Whether penalties without a type add up or only the largest counts; not stated.',
  },
  attributeDamageBreaksPrereq: {
    values: ON_OFF,
    rules: ['M-61'],
    why: 'Whether Attribute damage can cost a resource its prerequisite.',
  },
  onlySubcategoryStrict: {
    values: ON_OFF,
    rules: ['E-13', 'E-17'],
    why: 'Whether “only Physical” also turns away a pool that is Physical and Mental; said of East and West alone.',
  },
  minCost: {
    values: [0, 1],
    rules: ['E-20'],
    why: 'The least a reduced cost can fall to; not stated.',
  },
  reopenSource: {
    values: ['differentResource', 'differentKind'],
    rules: ['E-22'],
    why: 'Whether two Bloodlines are entirely different sources, or only a Bloodline and a Title.',
  },
  dRanksPerC: { values: { from: 0, to: 100 }, rules: ['M-69'], why: lifeOf('C') },
  dRanksPerB: { values: { from: 0, to: 100 }, rules: ['M-69'], why: lifeOf('B') },
  dRanksPerA: { values: { from: 0, to: 100 }, rules: ['M-69'], why: lifeOf('A') },
  dRanksPerS: { values: { from: 0, to: 100 }, rules: ['M-69'], why: lifeOf('S') },
  secondHealthCarry: {
    values: ON_OFF,
    rules: ['H-47'],
    why: 'Whether what is left of the hit that fills the first track goes on to second Health; the book is silent.',
  },
  halfRounding: {
    values: ['down', 'up'],
    rules: ['D-37'],
    why: 'Which way half of an odd number goes; not stated.',
  },
  fallBase: {
    values: ['beyond3', 'from3'],
    rules: ['D-20'],
    why: 'Whether the first 3 metres of a fall are free, or reaching 3 metres already costs a point.',
  },
  capSimpleFall: {
    values: ON_OFF,
    rules: ['D-20', 'D-28'],
    why: 'Whether the cap of falling objects, by Size and Hardness, also holds for a fall of one’s own; said of objects alone.',
  },
  saveTiming: {
    values: ['afterCap', 'beforeCap'],
    rules: ['P-02', 'D-26'],
    why: 'Whether a save lowers damage that is capped already, or the cap comes last; the numbered steps leave saves out.',
  },
  fallReciprocity: {
    values: ['incurred', 'strict'],
    rules: ['D-29'],
    why: 'Whether what is fallen upon is hurt once the faller incurs damage, or only if the faller takes some in the end.',
  },
  poisonContest: {
    values: ['rank', 'opposed'],
    rules: ['D-19', 'P-41'],
    why: 'Whether immunity against ranked poison is settled by Rank or by an opposed roll.',
  },
  vulnXGrade: {
    values: ['lowest', 'highest'],
    rules: ['D-33'],
    why: 'The rule adds vulnerability points to the lightest damage, the book’s big example to the gravest.',
  },
  vulnOnZero: {
    values: ON_OFF,
    rules: ['D-33'],
    why: 'Whether vulnerability points come even when nothing is left of that damage.',
  },
  instanceScope: {
    values: ['hit', 'typeSet'],
    rules: ['P-35'],
    why: 'Whether a hit with several damage types is one instance for defences, or each type is one.',
  },
  shareRounding: {
    values: ['eachUp', 'exact'],
    rules: ['P-26'],
    why: 'Whether every share is rounded up, or the shares add up to the damage that was there.',
  },
  shareTiming: {
    values: ['after', 'before'],
    rules: ['P-26'],
    why: 'Whether damage is shared after the defences of the one who was hit, or before them.',
  },
  ...ROLL_AND_ITEM_RULES,
};

/** The options that hold in one way under some choices and in another under others. */
export const changedTableRules = (before: TableRuleChoices, after: TableRuleChoices): readonly TableRuleKey[] =>
  (Object.keys(TABLE_RULES) as TableRuleKey[]).filter(
    (key) => (before[key] ?? TABLE_RULE_DEFAULTS[key]) !== (after[key] ?? TABLE_RULE_DEFAULTS[key]),
  );
