import { describe, expect, it } from 'vitest';
import type { DamageType } from '@/model/damage';
import type { Defence } from '@/rules/pipeline/defence';
import { bestReduction, bestResistance, isResistible } from '@/rules/pipeline/reduction';
import {
  absorbing,
  aCreature,
  aPart,
  hardness,
  ignoring,
  inShort,
  leftOf,
  negation,
  reduction,
  resistance,
  runHit,
} from './a-hit';

const everything: Readonly<Record<string, Defence>> = {
  ignoring: ignoring('i', 3),
  hardness: hardness(3),
  'physical absorption': absorbing('p', 3, 'physical'),
  'all-damage absorption': absorbing('a', 3),
  'DR/silver': reduction('s', 3, 'silver'),
  'DR/-': reduction('u', 3),
  'energy resistance': resistance('e', 3),
  negation: negation('n', 3),
};

const COVERAGE: Readonly<Record<string, readonly string[]>> = {
  physical: ['ignoring', 'hardness', 'physical absorption', 'all-damage absorption', 'DR/silver', 'DR/-', 'negation'],
  fire: ['ignoring', 'hardness', 'all-damage absorption', 'energy resistance', 'negation'],
  pure: ['ignoring', 'hardness', 'all-damage absorption', 'energy resistance', 'negation'],
  lightning: ['ignoring', 'all-damage absorption', 'energy resistance', 'negation'],
  sonic: ['ignoring', 'all-damage absorption', 'energy resistance', 'negation'],
  mental: ['ignoring', 'all-damage absorption', 'negation'],
  force: ['ignoring', 'all-damage absorption', 'DR/-', 'negation'],
  poison: [],
  falling: ['ignoring', 'hardness', 'physical absorption', 'all-damage absorption', 'negation'],
  fallingObject: [
    'ignoring',
    'hardness',
    'physical absorption',
    'all-damage absorption',
    'DR/silver',
    'DR/-',
    'negation',
  ],
};

describe('what each defence covers', () => {
  const cases = Object.entries(COVERAGE).flatMap(([type, works]) =>
    Object.keys(everything).map((name) => ({ type, name, left: works.includes(name) ? 5 : 8 })),
  );
  it.each(cases)(
    '[D-38] [D-07] [D-17] [D-18] [D-19] [D-22] [P-05] [P-12] $name leaves $left of 8 $type',
    ({ type, name, left }) => {
      const defence = everything[name];
      if (defence === undefined) throw new Error(name);
      expect(leftOf([`8L ${type}`], aCreature(defence))).toEqual([`${left}L ${type}`]);
    },
  );

  it('[D-22] falling objects pass damage reduction where the table has it so', () => {
    const options = { rules: { fallingObjectDR: false } };
    expect(leftOf(['9L fallingObject'], aCreature(reduction('d', 4)), options)).toEqual(['9L fallingObject']);
  });

  it.each([
    ['an ignoring that names physical', ignoring('i', 3, ['physical']), 'falling', '5L falling'],
    ['a negation that names physical', negation('n', 3, { types: ['physical'] }), 'fallingObject', '5L fallingObject'],
    ['a negation that names poison', negation('n', 3, { types: ['poison'] }), 'poison', '5L poison'],
    ['an ignoring that names poison, which none does', ignoring('i', 3, ['poison']), 'poison', '8L poison'],
    ['a resistance to pure energy, which is none', resistance('r', 3, 'pure'), 'pure', '8L pure'],
  ] as const)('[D-38] [P-11] [P-24] %s', (_, defence, type, left) => {
    expect(leftOf([`8L ${type}`], aCreature(defence))).toEqual([left]);
  });
});

describe('within a kind the best counts, across kinds all do', () => {
  it.each([
    { title: '[P-04] [P-06] absorption', part: '10L physical', by: [absorbing('a', 2), absorbing('b', 3)], left: 7 },
    {
      title: '[P-06] either kind',
      part: '10L physical',
      by: [absorbing('a', 5, 'physical'), absorbing('b', 3)],
      left: 5,
    },
    {
      title: '[P-07] [P-09] damage reduction',
      part: '10L physical',
      by: [reduction('a', 2), reduction('b', 3)],
      left: 7,
    },
    { title: '[P-14] resistance', part: '10L fire', by: [resistance('a', 5, 'fire'), resistance('b', 3)], left: 5 },
    { title: '[P-24] ignoring', part: '10L fire', by: [ignoring('a', 2), ignoring('b', 3)], left: 7 },
    { title: '[P-22] negation', part: '10L fire', by: [negation('a', 4), negation('b', 6)], left: 4 },
    {
      title: '[P-36] [P-19] all kinds',
      part: '20L physical',
      by: [ignoring('a', 1), hardness(2), absorbing('c', 3), reduction('d', 4), negation('e', 5)],
      left: 5,
    },
  ])('$title: $left left', ({ part, by, left }) => {
    expect(leftOf([part], aCreature(...by))).toEqual([part.replace(/\d+/, `${left}`)]);
  });

  it('[P-36] what is lower than another says so in the trace, whatever did not fit too', () => {
    const defences = aCreature(
      absorbing('a', 2),
      absorbing('b', 3),
      resistance('r', 4, 'cold'),
      reduction('s', 1, 'silver'),
    );
    const { steps } = runHit([aPart('9L physical', { materials: ['Silver'] })], defences);
    expect(inShort(steps)).toEqual(['5 b applied 3', '5 a lowerThanAnother 0', '7 r otherDamage 0', '7 s bypassed 0']);
  });

  it('[P-35] a smaller ability does not step in when the best is used up', () => {
    const { final, steps } = runHit(['4B physical', '6L physical'], aCreature(reduction('a', 5), reduction('b', 3)));
    expect(final.map(({ amount }) => amount)).toEqual([5]);
    expect(inShort(steps)).toEqual(['7 a applied 5', '7 b lowerThanAnother 0']);
  });

  it('[P-35] one hit is one instance, unless the table counts each set of types', () => {
    const defences = aCreature(hardness(2));
    const parts = ['5L fire', '5L physical'];
    expect(leftOf(parts, defences)).toEqual(['3L fire', '5L physical']);
    const apart = runHit(parts, defences, { rules: { instanceScope: 'typeSet' } });
    expect(apart.final.map(({ amount }) => amount)).toEqual([3, 3]);
    expect(apart.steps.map(({ instance }) => instance)).toEqual([0, 1]);
  });

  it('[P-35] equals are taken in the order listed, or the order the player wants', () => {
    const defences = aCreature(hardness(2), resistance('r', 4, 'fire'), reduction('d', 3));
    const parts = ['5L fire', '5L physical'];
    expect(leftOf(parts, defences)).toEqual(['2L physical']);
    expect(leftOf(parts, defences, { order: [1] })).toEqual(['1L fire']);
  });

  it('[P-27] lighter grades first', () => {
    expect(leftOf(['5A physical', '4L physical', '3B physical'], aCreature(reduction('d', 5)))).toEqual([
      '5A physical',
      '2L physical',
    ]);
  });

  it('[P-35] all is all, also beyond 10⁹', () => {
    expect(leftOf([aPart('1L', { amount: 1_000_000_005 })], aCreature(ignoring('i', 'all')))).toEqual([]);
  });
});

describe('conditions of a defence', () => {
  const weak: Defence = { id: 'i', kind: 'ignoring', points: 'all', weaponDamageAtMost: 3 };
  it.each([
    { weaponDamage: 3, left: [], step: '3 i applied 9' },
    { weaponDamage: 4, left: ['9L physical'], step: '3 i conditionNotMet 0' },
    { weaponDamage: undefined, left: ['9L physical'], step: '3 i conditionNotMet 0' },
  ])('[P-23] ignoring weak weapons against weapon damage $weaponDamage', ({ weaponDamage, left, step }) => {
    const options = weaponDamage === undefined ? {} : { weaponDamage };
    expect(leftOf(['9L physical'], aCreature(weak), options)).toEqual(left);
    expect(inShort(runHit(['9L physical'], aCreature(weak), options).steps)).toEqual([step]);
  });

  it('[P-25] [P-01] an attack that bypasses a keyword bypasses all of it', () => {
    const options = { weaponDamage: 3, bypasses: new Set(['ignoring'] as const) };
    const { steps } = runHit(['9L physical'], aCreature(weak, ignoring('j', 2), hardness(1)), options);
    expect(inShort(steps)).toEqual(['3 i bypassed 0', '3 j bypassed 0', '4 hardness applied 1']);
  });

  it('[P-21] a negation that costs works when it is paid; of two paid ones the lower is wasted', () => {
    const defences = aCreature(negation('a', 4, { costs: true }), negation('b', 6, { costs: true }), negation('c', 1));
    expect(inShort(runHit(['9L fire'], defences).steps)).toEqual(['8 c applied 1', '8 b unpaid 0', '8 a unpaid 0']);
    const { steps } = runHit(['9L fire'], defences, { paid: new Set(['a', 'b']) });
    expect(inShort(steps)).toEqual(['8 b applied 6', '8 a lowerThanAnother 0', '8 c lowerThanAnother 0']);
  });

  it('[P-01] any ability can be switched off by hand, alone or with its kind', () => {
    const defences = aCreature(absorbing('a', 2), absorbing('b', 3), hardness(1));
    expect(inShort(runHit(['9L physical'], defences, { off: new Set(['b', 'hardness']) }).steps)).toEqual([
      '4 hardness off 0',
      '5 a applied 2',
      '5 b off 0',
    ]);
  });
});

describe('damage reduction and its weaknesses', () => {
  const magic = { points: 5, weaknesses: ['magic'] };
  const divine = { points: 3, weaknesses: ['Divine Weapon'] };
  it.each([
    { traits: [], left: 5 },
    { traits: ['Magical'], left: 3 },
    { traits: ['Divine Weapon'], left: 5 },
    { traits: ['Magical', 'Divine Weapon'], left: 0 },
  ])('[P-08] [P-09] [D-04] traits $traits meet DR $left', ({ traits, left }) => {
    expect(bestReduction([magic, divine], 'physical', { traits })).toBe(left);
  });

  it.each([
    { title: 'any of several', reductionWith: { weaknesses: ['silver', 'adamantine'] }, left: 0 },
    { title: 'all of several', reductionWith: { weaknesses: ['silver', 'adamantine'], needsAll: true }, left: 4 },
    { title: 'a form', reductionWith: { weaknesses: ['slashing'] }, left: 0 },
    { title: 'another form', reductionWith: { weaknesses: ['bludgeoning'] }, left: 4 },
    { title: 'nothing', reductionWith: { weaknesses: ['-'] }, left: 4 },
  ])('[P-10] [D-05] a silver blade against a weakness to $title', ({ reductionWith, left }) => {
    const damage = { materials: ['silver'], forms: ['slashing', 'piercing'] as const };
    expect(bestReduction([{ points: 4, ...reductionWith }], 'physical', damage)).toBe(left);
  });

  it('[D-06] ballistic damage is piercing without saying so', () => {
    expect(leftOf([aPart('6L', { ballistic: true })], aCreature(reduction('d', 4, 'piercing')))).toEqual([
      '6L physical',
    ]);
  });

  it.each([
    ['fire', true],
    ['all', true],
    ['pure', false],
    ['mental', false],
    ['physical', false],
  ] as const)('[P-11] [P-12] resistance to %s: %s', (energy, valid) => {
    expect(isResistible(energy)).toBe(valid);
  });

  it.each([
    ['fire', 5],
    ['cold', 3],
    ['pure', 3],
    ['force', 0],
  ] satisfies readonly (readonly [DamageType, number])[])('[P-14] against %s resistance %d counts', (type, points) => {
    const resistances = [
      { points: 5, energy: 'fire' },
      { points: 3, energy: 'all' },
      { points: 9, energy: 'pure' },
    ] as const;
    expect(bestResistance(resistances, type)).toBe(points);
  });
});
