import fc from 'fast-check';
import { MAIN_CATEGORIES, WAYS_TO_GAIN } from '@/model/energy';
import type { EnergyPool } from '@/model/sheet';
import type { Command } from '@/rules';
import { amount, aName, anAttribute, anId, aText, gradeAmounts } from './arbitrary-words';

type Nature = EnergyPool['bansLater'][number];
const aNature = fc.constantFrom<Nature>('general', 'special', 'eastern', 'western', 'physical', 'mental', 'other:Fury');
const someNatures = fc.oneof({ weight: 3, arbitrary: fc.constant<Nature[]>([]) }, fc.array(aNature, { maxLength: 2 }));
const seldom = fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0);

type Mode = EnergyPool['modes'][number];
const aMode: fc.Arbitrary<Mode> = fc.oneof(
  fc.constant({ kind: 'rejectsNothing' as const }),
  fc.record({
    kind: fc.constantFrom('onlyWith' as const, 'notWith' as const, 'rejectsGauges' as const),
    nature: aNature,
  }),
);

const aKind = {
  id: anId,
  category: fc.constantFrom(...MAIN_CATEGORIES),
  statedGroups: fc.constantFrom<('physical' | 'mental')[]>([], ['physical'], ['physical', 'mental']),
  otherNatures: fc.constantFrom<'other:Fury'[]>([], ['other:Fury']),
  modes: fc.oneof({ weight: 3, arbitrary: fc.constant<Mode[]>([]) }, fc.array(aMode, { maxLength: 2 })),
  variant: fc.option(fc.record({ of: aName, setsAside: fc.constantFrom<'keptApart'[]>([], ['keptApart']) }), {
    freq: 2,
    nil: null,
  }),
  countsAsPool: seldom.map((no) => !no),
  openTo: fc.constantFrom<'attacked'[]>([], ['attacked']),
  paysInPlaceOf: fc.array(aName, { maxLength: 1 }),
  bansLater: someNatures,
  recovery: aText,
};

const aSource = fc.record({
  resource: fc.option(anId, { nil: null, freq: 1 }),
  name: aText,
  kind: fc.constantFrom('bloodline' as const, 'title' as const, 'art' as const),
  way: fc.constantFrom(...WAYS_TO_GAIN),
});

const gaining: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('pool/gain' as const),
  pool: fc.record({
    ...aKind,
    name: fc.oneof(aName, fc.constant('True Essence')),
    keys: fc.array(anAttribute, { minLength: 1, maxLength: 3 }),
  }),
  source: aSource,
  confirmed: seldom,
});

const aCost = fc.record({
  pool: fc.option(aName, { nil: null }),
  amount: amount(1, 6),
  nature: fc.option(aNature, { nil: null, freq: 1 }),
  specialAllowed: fc.boolean(),
});

/** Everything that happens to pools and Gauges. */
export const onEnergy: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: gaining },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        type: fc.constant('pool/pay' as const),
        cost: aCost,
        reduction: amount(0, 3),
        payments: fc.array(fc.record({ pool: anId, amount: amount(1, 4) }), { maxLength: 2 }),
        summon: aName,
      },
      { noNullPrototype: true, requiredKeys: ['type', 'cost', 'reduction', 'payments'] },
    ),
  },
  fc.record({
    type: fc.constantFrom('pool/spend-all' as const, 'pool/lose' as const, 'gauge/lose' as const),
    id: anId,
  }),
  fc.record({ type: fc.constant('pool/classify' as const), ...aKind }),
  fc.record({ type: fc.constant('pool/enhance' as const), id: anId, by: amount(1, 5) }),
  fc.record({ type: fc.constant('pool/drain' as const), id: anId, amount: amount(1, 5), source: aText }),
  fc.record({
    type: fc.constant('gauge/gain' as const),
    gauge: fc.record({
      id: anId,
      name: aName,
      source: aText,
      resource: fc.option(anId, { nil: null, freq: 1 }),
      maximum: fc.oneof(
        fc.constant({ kind: 'none' as const }),
        fc.record({ kind: fc.constantFrom('attribute' as const, 'legendary' as const), attribute: anAttribute }),
      ),
      natures: someNatures,
      rejectsGauges: someNatures,
      rejectsPools: someNatures,
    }),
    start: fc.oneof(fc.constantFrom('full' as const, 'empty' as const), fc.record({ value: amount(0, 9) })),
    confirmed: seldom,
  }),
);

/** Everything that happens to limbs and to what somebody is. */
export const onBeings: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('limb/lose' as const), id: anId, name: aName, size: amount(0, 3) }),
  fc.record({ type: fc.constantFrom('limb/reattach' as const, 'limb/restore' as const), id: anId }),
  fc.record({
    type: fc.constant('being/make' as const),
    kind: fc.constantFrom('summon' as const, 'clone' as const),
    name: aName,
  }),
  fc.record({
    type: fc.constant('being/become' as const),
    kind: fc.constantFrom('person' as const, 'summon' as const, 'clone' as const, 'object' as const),
    owner: aText,
    traits: fc.record({ mindless: fc.boolean(), ofLight: fc.boolean(), hasTurnNote: fc.boolean() }),
  }),
  fc.record({
    type: fc.constant('being/set-lifespan' as const),
    die: fc.integer({ min: 1, max: 20 }),
    essenceChanges: amount(0, 3),
  }),
  fc.record({
    type: fc.constant('being/end-summon' as const),
    summon: fc.constantFrom('Potion', 'Wolf'),
    items: fc.array(anId, { maxLength: 1 }),
  }),
  fc.record({ type: fc.constant('turn/act' as const), action: fc.constantFrom('swift', 'move', 'standard') }),
  fc.record({ type: fc.constant('turn/beside-master' as const), when: fc.constantFrom('before', 'after') }),
  fc.record({ type: fc.constant('being/threaten' as const), by: aText, against: aName, ownDeed: fc.boolean() }),
  fc.record({
    type: fc.constant('teleport/use' as const),
    somatic: seldom,
    canGesture: fc.boolean(),
    lineOfEffect: seldom.map((no) => !no),
    lineOfSight: seldom.map((no) => !no),
    frees: fc.array(anId, { maxLength: 1 }),
    to: fc.constantFrom(null, { square: [0, 0], taken: [[0, 0]], whenBlocked: 'nextSquare', die: 3 } as const),
  }) as fc.Arbitrary<Command>,
  fc.record({
    type: fc.constant('harm/self' as const),
    amounts: gradeAmounts(3),
    isCondition: fc.boolean(),
    source: aText,
  }),
);
