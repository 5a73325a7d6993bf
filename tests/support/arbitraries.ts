import fc from 'fast-check';
import { BONUS_TYPE_IDS, WORDINGS } from '@/model/bonuses';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import { NO_AMOUNTS } from '@/model/health';
import { namedSource } from '@/model/parts';
import type { Condition, Effect, Modifier, Sheet } from '@/model/sheet';
import type { TableRuleChoices } from '@/model/table-rules';
import { type PlainTarget, plainTarget } from '@/model/targets';
import { type Character, type Command, execute, newSheet } from '@/rules';
import { aGrade, amount, aName, anAttribute, anId, aText, gradeAmounts } from './arbitrary-words';
import { aCharacter } from './builders';
import { hits, onSecondHealth, someDefences } from './damage-arbitraries';
import { onBeings, onEnergy } from './energy-arbitraries';
import { entryCommands } from './entry-arbitraries';

/** Attributes that most rules hang on come more often than the others. */
const aTarget = fc.oneof(
  fc.constantFrom('maximumHealth', 'stamina', 'resolve', 'maximumWillpower', 'intelligence', 'presence', 'willSave'),
  anAttribute,
) as fc.Arbitrary<PlainTarget>;

/** What only Defense, Size, speed, pools, items and rolls look at. */
const anotherTarget = fc.constantFrom<Modifier['target']>(
  { on: 'value', value: 'defense' },
  { on: 'value', value: 'size' },
  { on: 'value', value: 'speed' },
  { on: 'value', value: 'initiative' },
  { on: 'pool', pool: '', value: 'maximum' },
  { on: 'pool', pool: 'Luck', value: 'costReduction' },
  { on: 'item', item: '' },
  { on: 'roll', roll: { attribute: null, skill: '', tag: 'attack', item: '' } },
  { on: 'extraSuccesses', roll: { attribute: 'strength', skill: '', tag: '', item: '' } },
);

const aModifier: fc.Arbitrary<Modifier> = fc.record({
  target: fc.oneof({ weight: 3, arbitrary: aTarget.map(plainTarget) }, { weight: 1, arbitrary: anotherTarget }),
  amount: amount(-4, 4),
  type: fc.constantFrom(...BONUS_TYPE_IDS),
  named: fc.constantFrom('', 'wound'),
  wording: fc.constantFrom(...WORDINGS),
  stacks: fc.boolean(),
  upgrade: fc.constantFrom(null, 'add' as const, 'replace' as const),
});

const anEffect: fc.Arbitrary<Effect> = fc.record({
  id: anId,
  name: aName,
  source: fc.oneof(
    aText.map(namedSource),
    anId.map((resource) => ({ ...namedSource(''), resource })),
  ),
  note: fc.constant(''),
  modifiers: fc.array(aModifier, { maxLength: 3 }),
  duration: fc.oneof(
    fc.constantFrom<Effect['duration']>({ kind: 'permanent' }, { kind: 'untilDismissed' }, { kind: 'scene' }),
    fc.record({ kind: fc.constantFrom('rounds' as const, 'minutes' as const), left: amount(0, 3) }),
  ),
  onDeath: fc.boolean(),
  buff: fc.constantFrom('', 'Hymn'),
  amplified: fc.constantFrom(0, 1),
  mindAffecting: fc.boolean(),
  healing: fc.option(
    fc.record({
      kind: fc.constantFrom('fastHealing' as const, 'regeneration' as const),
      rating: amount(0, 5),
      triggered: fc.boolean(),
    }),
    { freq: 1, nil: null },
  ),
  tags: fc.constantFrom([], ['curse', 'Magical']),
  byAnother: fc.boolean(),
  protectsFrom: aName,
});

const aCondition: fc.Arbitrary<Condition> = fc.record({ id: anId, name: aName, note: aText, points: amount(0, 5) });

const someTableRules: fc.Arbitrary<TableRuleChoices> = fc.record(
  {
    woundPenalty: fc.boolean(),
    woundTrigger: fc.constantFrom('lethalOrWorse' as const, 'lethalOnly' as const),
    willpowerZeroCollapse: fc.boolean(),
    worseningTiming: fc.constantFrom('beforeNextTurn' as const, 'endOfOwnTurn' as const, 'endOfSharedRound' as const),
    healBeforeTick: fc.boolean(),
    restDaysRequired: fc.boolean(),
    shortRestsBesideSpan: fc.boolean(),
    unconsciousIsRest: fc.boolean(),
    speedAffectsBenefits: fc.boolean(),
    speedStacking: fc.constantFrom('highest' as const, 'multiply' as const, 'manual' as const),
    fastHealExchange: fc.constantFrom('perFour' as const, 'allOrOne' as const),
    restoredMaxArrives: fc.constantFrom('healthy' as const, 'asRemoved' as const),
    legendaryStep: fc.constantFrom(1, 2, 5),
    legendaryOffset: fc.constantFrom(0, 1),
    dpPerLegendary: fc.constantFrom(0, 1, 2),
    esPerLegendary: fc.constantFrom(0, 1, 2),
    healthPerSize: fc.constantFrom(0, 1, 2),
    healthPerLegendaryStamina: fc.constantFrom(0, 1, 3),
    increaseStacks: fc.constantFrom('listed' as const, 'all' as const),
    branchUpgrades: fc.constantFrom('replace' as const, 'add' as const),
    untypedPenalties: fc.constantFrom('largest' as const, 'sum' as const),
    attributeDamageBreaksPrereq: fc.boolean(),
    onlySubcategoryStrict: fc.boolean(),
    minCost: fc.constantFrom(0 as const, 1 as const),
    reopenSource: fc.constantFrom('differentResource' as const, 'differentKind' as const),
    dRanksPerC: fc.constantFrom(0, 4),
    dRanksPerB: fc.constantFrom(0, 8),
    dRanksPerA: fc.constantFrom(0, 16),
    dRanksPerS: fc.constantFrom(0, 32),
    armorTraits: fc.constantFrom('stripped' as const, 'anyAP' as const),
    allowOtherEssenceFilms: fc.boolean(),
    ties: fc.constantFrom('meetsDC' as const, 'mustBeat' as const),
    tenAgain: fc.boolean(),
    substituteES: fc.constantFrom('rolledAttribute' as const, 'originalAttribute' as const),
    amplifyDiscount: fc.constantFrom('perActivation' as const, 'perStep' as const),
    itemFit: fc.constantFrom('ruleText' as const, 'gnomeExample' as const),
    itemUnusableAt: fc.constantFrom('atLeastSix' as const, 'moreThanSix' as const),
    branchStacking: fc.constantFrom('perPage' as const, 'alwaysReplace' as const, 'alwaysStack' as const),
    explosionThreshold: fc.constantFrom('rule' as const, 'grenadeExample' as const),
    secondHealthCarry: fc.boolean(),
    halfRounding: fc.constantFrom('down' as const, 'up' as const),
    fallBase: fc.constantFrom('beyond3' as const, 'from3' as const),
    capSimpleFall: fc.boolean(),
    saveTiming: fc.constantFrom('afterCap' as const, 'beforeCap' as const),
    fallReciprocity: fc.constantFrom('incurred' as const, 'strict' as const),
    poisonContest: fc.constantFrom('rank' as const, 'opposed' as const),
    vulnXGrade: fc.constantFrom('lowest' as const, 'highest' as const),
    vulnOnZero: fc.boolean(),
    instanceScope: fc.constantFrom('hit' as const, 'typeSet' as const),
    shareRounding: fc.constantFrom('eachUp' as const, 'exact' as const),
    shareTiming: fc.constantFrom('after' as const, 'before' as const),
    flightDefenseRounding: fc.constantFrom('down' as const, 'up' as const, 'nearest' as const),
  },
  { requiredKeys: [] },
);

const score = fc.integer({ min: 0, max: 12 });
const attributes: fc.Arbitrary<Character['attributes']> = fc
  .tuple(score, score, score)
  .map(([stamina, resolve, presence]) => ({
    ...aCharacter().attributes,
    stamina,
    resolve,
    presence,
    intelligence: resolve,
  }));

const aPool = fc.record({
  id: anId,
  name: aName,
  keys: fc.array(anAttribute, { minLength: 1, maxLength: 3 }),
  reopenings: amount(0, 6),
  enhancement: amount(0, 5),
  bonus: amount(-5, 5),
});
const aGauge = fc.record({
  id: anId,
  name: aName,
  source: aText,
  maximum: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.record({ kind: fc.constant('fixed' as const), value: amount(0, 10) }),
    fc.record({ kind: fc.constantFrom('attribute' as const, 'legendary' as const), attribute: anAttribute }),
    fc.record({ kind: fc.constantFrom('skill' as const, 'skillExtraSuccesses' as const), skill: aName }),
  ),
});
const aHealingSource: fc.Arbitrary<Character['healing'][number]> = fc.record({
  id: anId,
  kind: fc.constantFrom('fastHealing' as const, 'regeneration' as const),
  source: aName,
  rating: fc.integer({ min: 0, max: 9 }),
});
const byId = <T extends { id: string }>(entry: fc.Arbitrary<T>) =>
  fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 3 });

/** Changes small enough that a new sheet has room for what they come to. */
const withFewPoints = (effect: Effect): Effect => ({
  ...effect,
  modifiers: effect.modifiers.map((modifier) => ({ ...modifier, amount: modifier.amount % 8 })),
});

/** Any character a form lets through. */
const anyCharacter: fc.Arbitrary<Character> = fc
  .record({
    attributes,
    size: fc.integer({ min: 0, max: 6 }),
    healthBonus: fc.integer({ min: -3, max: 12 }),
    willpowerBonus: fc.integer({ min: -3, max: 3 }),
    energyPools: byId(
      aPool.map((pool) => ({
        ...ORDINARY_POOL,
        ...pool,
        reopenings: pool.reopenings % 8,
        bonus: pool.bonus % 8,
        enhancement: pool.enhancement % 8,
      })),
    ),
    gauges: byId(aGauge.map((gauge) => ({ ...ORDINARY_GAUGE, ...gauge }))),
    healing: byId(aHealingSource),
    effects: byId(anEffect.map(withFewPoints)),
    conditions: byId(aCondition),
    experience: fc.constantFrom(0, 7),
    points: fc.constantFrom(0, 400, 1000),
  })
  .map((change) => aCharacter(change));

/** A character whose pools share an id, which no form should let through. */
const doubled = (character: Character): Character => ({
  ...character,
  energyPools: [...character.energyPools, ...character.energyPools],
});

const plain: readonly Command[] = [
  { type: 'health/first-aid' },
  { type: 'willpower/resist-hunger' },
  { type: 'consciousness/pass-out' },
  { type: 'consciousness/rouse' },
  { type: 'consciousness/send-back' },
  { type: 'turn/end' },
  { type: 'manual/revive' },
  { type: 'scene/end' },
];

const onHealth: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('health/heal' as const), amounts: gradeAmounts(3), source: aText }),
  fc.record({ type: fc.constant('health/repair' as const), aggravated: amount(0, 3) }),
  fc.record({ type: fc.constant('health/gain-temporary' as const), amount: amount(1, 6), source: aText }),
  fc.record({ type: fc.constant('manual/mark-health' as const), grade: aGrade, amount: amount(-4, 4) }),
);

const onWillpower: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('willpower/spend' as const),
    amount: amount(1, 2),
    purpose: fc.constantFrom('roll' as const, 'defense' as const, 'other' as const),
    note: aText,
  }),
  fc.record({ type: fc.constant('willpower/lose' as const), amount: amount(1, 3) }),
  fc.record({ type: fc.constant('willpower/recover' as const), amount: amount(1, 3), source: aText }),
  fc.record({ type: fc.constant('willpower/gain-temporary' as const), amount: amount(1, 3), source: aText }),
  fc.record({ type: fc.constant('willpower/stay-conscious' as const), inCombat: fc.boolean() }),
);

type Settable = Extract<Command, { type: 'manual/set' }>['quantity'];
const SETTABLE_LISTS = ['pool', 'gauge', 'condition', 'rounds', 'uses', 'carried'] as const;
const aQuantity: fc.Arbitrary<Settable> = fc.oneof(
  fc.constantFrom<Settable>(
    'health.temporary',
    'willpower.current',
    'willpower.temporary',
    'points',
    'experience',
    'time.round',
    'time.minute',
    'initiative',
    'speed',
  ),
  fc.tuple(fc.constantFrom(...SETTABLE_LISTS), anId).map(([list, id]): Settable => `${list}:${id}`),
);

const onNumbers: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('manual/set' as const), quantity: aQuantity, value: amount(0, 9) }),
  fc.record({ type: fc.constantFrom('pool/adjust' as const, 'gauge/adjust' as const), id: anId, by: amount(-4, 4) }),
  fc.record({
    type: fc.constantFrom('attribute/damage' as const, 'attribute/restore' as const),
    attribute: fc.oneof(fc.constantFrom('stamina' as const, 'resolve' as const, 'presence' as const), anAttribute),
    amount: amount(1, 4, 1_000_000),
  }),
);

const onEntries: fc.Arbitrary<Command> = fc.oneof(
  aCondition.map((condition): Command => ({ type: 'condition/set', ...condition })),
  fc.record({ type: fc.constant('saves/done' as const), condition: anId }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('effect/add' as const), effect: anEffect }) },
  fc.record({ type: fc.constant('effect/end' as const), id: anId }),
  fc.record({ type: fc.constant('death/choose-trigger' as const), effect: fc.option(anId, { nil: null }) }),
);

const aRest: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('rest/take' as const),
  minutes: fc.oneof(fc.constantFrom(1, 14, 15, 480, 1440, 2880, 10_080), fc.integer({ min: 1, max: 20_000 })),
  multipliers: fc.array(fc.constantFrom(0.5, 1.5, 2, 4), { maxLength: 2 }),
  aim: fc.constantFrom('mostHealthy' as const, 'worstFirst' as const, 'willpower' as const),
  choice: fc.oneof(fc.constant(NO_AMOUNTS), gradeAmounts(2)),
  split: fc.boolean(),
  attribute: fc.option(anAttribute, { nil: null }),
  saves: fc.option(fc.record({ condition: anId, count: fc.integer({ min: 1, max: 3 }) }), { nil: null, freq: 1 }),
  savesMade: fc.array(fc.record({ condition: anId, points: fc.nat({ max: 3 }) }), { maxLength: 2 }),
  endsScene: fc.boolean(),
});

const onTime: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('round/end' as const, 'round/end' as const, 'round/start' as const),
      healing: fc.option(gradeAmounts(2), { freq: 3, nil: null }),
      aggravatedFirst: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('time/pass' as const), minutes: amount(1, 200) }) },
  { weight: 1, arbitrary: aRest },
);

const onTheSheet: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('sheet/edit' as const),
      character: fc.oneof(anyCharacter, anyCharacter.map(doubled)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('table-rules/set' as const), choices: someTableRules }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('death/declare' as const),
      cause: fc.constantFrom('instantDeath' as const, 'annihilated' as const),
    }),
  },
);

const onItsEntries = entryCommands(aModifier);

/** Lets commands change a sheet; refused ones leave it as it is. */
const playAll = (sheet: Sheet, commands: readonly Command[]): Sheet =>
  commands.reduce((current, command) => {
    const outcome = execute(current, command);
    return outcome.ok ? outcome.sheet : current;
  }, sheet);

/** Any sheet play can lead to: a new character under some table's rules, with some defences, worn by effects, conditions and wounds. */
export const anySheet: fc.Arbitrary<Sheet> = fc
  .tuple(
    anyCharacter,
    someTableRules,
    fc.record({ defences: someDefences, ofDarkness: fc.boolean(), ofLight: fc.boolean() }),
    fc.array(fc.oneof(onEntries, { weight: 2, arbitrary: onItsEntries }, hits, onNumbers, onEnergy), { maxLength: 8 }),
  )
  .map(([character, choices, { defences, ...light }, worn]) => {
    const plainSheet = newSheet('sheet', character);
    const start = { ...plainSheet, defences, being: { ...plainSheet.being, ...light } };
    return playAll(start, [{ type: 'table-rules/set', choices }, ...worn]);
  });

/** Every command there is, what its schema lets through: sensible and hostile. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 10, arbitrary: hits },
  { weight: 8, arbitrary: onHealth },
  { weight: 3, arbitrary: onSecondHealth },
  { weight: 9, arbitrary: onWillpower },
  { weight: 6, arbitrary: onNumbers },
  { weight: 9, arbitrary: onEntries },
  { weight: 14, arbitrary: onItsEntries },
  { weight: 12, arbitrary: onTime },
  { weight: 9, arbitrary: fc.constantFrom(...plain) },
  { weight: 3, arbitrary: onTheSheet },
  { weight: 8, arbitrary: onEnergy },
  { weight: 5, arbitrary: onBeings },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('time/reverse' as const), to: anySheet }) },
);
