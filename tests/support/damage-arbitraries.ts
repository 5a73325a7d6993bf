import fc from 'fast-check';
import { DAMAGE_TYPES, type DamageForm, DEFENCE_KINDS, ENERGY_TYPES, TRAIT_BEARERS } from '@/model/damage';
import { GRADES } from '@/model/health';
import type { Defence } from '@/model/sheet';
import { BUILT_IN, type Command } from '@/rules';
import { aGrade, amount, aName, anId, aText } from './arbitrary-words';
import { aDefence } from './builders';

const aType = fc.constantFrom(...DAMAGE_TYPES);
const types = fc.uniqueArray(aType, { minLength: 1, maxLength: 2 });
const optionalTypes = fc.option(types, { nil: null });
const aRank = fc.constantFrom(null, 'D' as const, 'B' as const);
const points = fc.oneof({ weight: 5, arbitrary: amount(0, 4) }, { weight: 1, arbitrary: fc.constant('all' as const) });
const fewPoints = amount(0, 4);

const kinds = {
  immunity: fc.record({ types: optionalTypes, grades: fc.constant(null), rank: aRank }),
  ignoring: fc.record({ points, types: optionalTypes, weaponDamageAtMost: fc.constantFrom(null, 3) }),
  hardness: fc.record({ points: fewPoints, wording: fc.constantFrom('gain' as const, 'increase' as const) }),
  absorption: fc.record({ points: fewPoints, covers: fc.constantFrom('physical' as const, 'all' as const) }),
  conversion: fc.record({
    points,
    holder: fc.constantFrom('attacker' as const, 'shield' as const, 'armor' as const, 'self' as const),
    ballisticOnly: fc.boolean(),
    types: optionalTypes,
    from: fc.option(fc.uniqueArray(aGrade, { minLength: 1 }), { nil: null }),
  }),
  reduction: fc.record({
    points: fewPoints,
    weaknesses: fc.constantFrom([], ['silver'], ['-']),
    needsAll: fc.boolean(),
  }),
  resistance: fc.record({ points: fewPoints, energy: fc.constantFrom(...ENERGY_TYPES, 'all' as const) }),
  negation: fc.record({ points: fewPoints, types: optionalTypes, costs: fc.boolean() }),
  vulnerability: fc.record({ damageType: aType, points: fc.option(fewPoints, { nil: null }) }),
} satisfies Record<Defence['kind'], fc.Arbitrary<unknown>>;

const anyDefence: fc.Arbitrary<Defence> = fc
  .constantFrom(...DEFENCE_KINDS)
  .chain((kind) =>
    fc.tuple(fc.constant(kind), kinds[kind], anId, aName, fc.boolean(), fc.option(fc.constantFrom(...TRAIT_BEARERS))),
  )
  .map(([kind, change, id, name, on, bearer]) =>
    aDefence({ kind, id, name, on, ...(bearer && { bearer }), ...change } as Defence),
  );

/** Defences of every kind; mostly none. */
export const someDefences: fc.Arbitrary<readonly Defence[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.uniqueArray(anyDefence, { selector: ({ id }) => id, maxLength: 4 }) },
);

const choices = {
  off: fc.subarray(['a', 'b', ...DEFENCE_KINDS, ...BUILT_IN], { maxLength: 2 }),
  paid: fc.subarray(['a', 'b']),
  conversions: fc.array(
    fc.record({
      id: anId,
      picks: fc.array(fc.record({ origin: fc.nat(3), grade: aGrade, points: amount(0, 4) }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  order: fc.array(fc.nat(4), { maxLength: 3 }),
  bypasses: fc.subarray([...DEFENCE_KINDS], { maxLength: 2 }),
  weaponDamage: amount(0, 5),
  sharedAmong: fc.integer({ min: 1, max: 4 }),
  poisonContestWon: fc.boolean(),
};

const aPart = fc.record(
  {
    grade: aGrade,
    amount: amount(0, 5),
    types,
    forms: fc.constantFrom<DamageForm[]>([], ['piercing']),
    materials: fc.constantFrom<string[]>([], ['silver']),
    ballistic: fc.boolean(),
    rank: aRank,
    unavoidable: fc.boolean(),
    extra: fc.boolean(),
    shared: fc.boolean(),
  },
  { requiredKeys: ['grade', 'amount'] },
);

const plainHits: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('damage/take' as const),
  parts: fc.array(fc.record({ grade: aGrade, amount: amount(0, 5) }), { minLength: 1, maxLength: GRADES.length }),
  unavoidable: fc.boolean(),
  source: aText,
});

const anAttack = fc.record({
  successes: amount(0, 8),
  declared: amount(0, 3),
  extraSuccesses: amount(0, 3),
  damage: fc.option(
    fc.record(
      {
        grade: aGrade,
        types,
        rank: aRank,
        unavoidable: fc.boolean(),
        cap: fc.option(amount(0, 6)),
        halfGoesUp: fc.boolean(),
      },
      { requiredKeys: ['grade', 'cap', 'halfGoesUp'] },
    ),
  ),
  immuneToEffect: fc.boolean(),
  parrying: fc.boolean(),
  area: fc.boolean(),
  save: fc.constantFrom(null, 'will' as const, 'none' as const),
});

const aPiercing = fc.record(
  {
    armorPiercing: amount(0, 3),
    highSpeed: amount(0, 3),
    penalty: amount(0, 3),
    strips: fc.subarray([...TRAIT_BEARERS], { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const typedHits: fc.Arbitrary<Command> = fc.record(
  {
    type: fc.constant('damage/take' as const),
    parts: fc.array(aPart, { maxLength: 3 }),
    attack: anAttack,
    piercing: aPiercing,
    unavoidable: fc.boolean(),
    source: aText,
    saveSuccesses: amount(0, 3),
    ...choices,
  },
  { requiredKeys: ['type', 'parts', 'unavoidable', 'source'] },
);

const falls: fc.Arbitrary<Command> = fc.oneof(
  fc.record(
    {
      type: fc.constant('damage/fall' as const),
      height: fc.constantFrom(0, 2.9, 3, 10, 30.5, 1_000_000),
      groundHardness: amount(0, 3),
      source: aText,
      saveSuccesses: amount(0, 3),
      ...choices,
    },
    { requiredKeys: ['type', 'height', 'source'] },
  ),
  fc.record(
    {
      type: fc.constant('damage/falling-object' as const),
      as: fc.constantFrom('faller' as const, 'struck' as const),
      height: fc.constantFrom(0, 9.5, 30),
      successes: amount(0, 5),
      weight: amount(0, 5),
      other: fc.record({ size: fc.oneof(amount(0, 6), fc.constant('ground' as const)), hardness: amount(0, 4) }),
      source: aText,
      saveSuccesses: amount(0, 3),
      otherSaveSuccesses: amount(0, 3),
      fallerExempt: fc.boolean(),
      fallerTook: amount(0, 3),
      ...choices,
    },
    { requiredKeys: ['type', 'as', 'height', 'successes', 'weight', 'other', 'source'] },
  ),
);

const explosions: fc.Arbitrary<Command> = fc.record(
  {
    type: fc.constant('damage/explosion' as const),
    blasts: fc.array(
      fc.record(
        { grade: aGrade, amount: amount(0, 5), types, rank: aRank, unavoidable: fc.boolean() },
        { requiredKeys: ['grade', 'amount'] },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    source: aText,
    saveSuccesses: amount(0, 3),
    ...choices,
  },
  { requiredKeys: ['type', 'blasts', 'source'] },
);

/** Hits with and without types and attacks, falls, explosions. */
export const hits: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: plainHits },
  { weight: 3, arbitrary: typedHits },
  { weight: 1, arbitrary: falls },
  { weight: 1, arbitrary: explosions },
);

/** Second Health, readied, opened and ended. */
export const onSecondHealth: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('health/open-second' as const),
      name: aName,
      source: fc.oneof(
        fc.constant({ kind: 'willpower' as const }),
        fc.record({ kind: fc.constant('energyPool' as const), id: anId }),
        fc.record({ kind: fc.constant('value' as const), value: amount(0, 5) }),
      ),
      opens: fc.constantFrom('now' as const, 'whenFull' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Command>({ type: 'health/close-second' }) },
);
