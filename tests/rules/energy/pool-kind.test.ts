import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import { MAIN_CATEGORIES, ORDINARY_POOL } from '@/model/energy';
import type { EnergyPool } from '@/model/sheet';
import { poolMaximums } from '@/rules/derived/energy';
import { KNOWN_POOLS } from '@/rules/energy/known-pools';
import { canGainBy, whyNotChosen } from '@/rules/energy/pool-choice';
import { hasNature, isUnclassified, naturesOf, poolKind, subcategoriesOf } from '@/rules/energy/pool-kind';
import { categoryNatures, isCategoryNature } from '@/rules/energy/pool-nature';
import { poolRoll } from '@/rules/energy/pool-roll';

const innerForce = poolKind('inner force', { category: 'eastern', keys: ['stamina', 'perception'] });

describe('what a pool is', () => {
  it.each([
    { category: 'eastern', natures: ['general', 'eastern'] },
    { category: 'western', natures: ['general', 'western'] },
    { category: 'eastAndWest', natures: ['general', 'eastern', 'western'] },
    { category: 'general', natures: ['general'] },
    { category: 'special', natures: ['special'] },
    { category: 'unclassified', natures: [] },
  ] as const)('[E-01] $category is $natures', ({ category, natures }) => {
    expect(categoryNatures(category)).toEqual(natures);
  });

  it('[E-01] no category is special and general at once', () => {
    const both = MAIN_CATEGORIES.filter((c) =>
      ['special', 'general'].every((n) => categoryNatures(c).some((m) => m === n)),
    );
    expect(both).toEqual([]);
  });

  it('[E-02] a pool without category says so, and only categories are open then', () => {
    expect([isUnclassified(poolKind('x', { category: 'unclassified' })), isUnclassified(innerForce)]).toEqual([
      true,
      false,
    ]);
    const asked = ['eastern', 'western', 'general', 'special', 'physical', 'other:holy'] as const;
    expect(asked.filter(isCategoryNature)).toEqual(['eastern', 'western', 'general', 'special']);
  });

  it('[E-05] [E-06] keys of two groups give both natures, beside the stated ones', () => {
    expect(subcategoriesOf(innerForce)).toEqual(['physical', 'mental']);
    expect(subcategoriesOf(poolKind('x', { keys: ['resolve'], statedGroups: ['social', 'mental'] }))).toEqual([
      'mental',
      'social',
    ]);
    expect(naturesOf({ ...innerForce, otherNatures: ['other:Anomalous'] })).toEqual([
      'general',
      'eastern',
      'physical',
      'mental',
      'other:Anomalous',
    ]);
    expect([hasNature(innerForce, 'mental'), hasNature(innerForce, 'social')]).toEqual([true, false]);
  });
});

describe('choosing and gaining', () => {
  it.each([
    {
      title: '[E-06] [E-08] a pool of two groups meets either',
      pool: innerForce,
      choice: { nature: 'mental' },
      why: null,
    },
    { title: '[E-08] any general pool', pool: innerForce, choice: {}, why: null },
    { title: '[E-08] not of the group asked for', pool: innerForce, choice: { nature: 'social' }, why: 'E-08' },
    { title: '[E-08] no special pool', pool: poolKind('Hamon', { category: 'special' }), choice: {}, why: 'E-08' },
    {
      title: '[E-08] a special pool even of the right group',
      pool: poolKind('Hamon', { category: 'special', statedGroups: ['physical'] }),
      choice: { nature: 'physical' },
      why: 'E-08',
    },
    {
      title: '[E-08] a special pool where the text lets it in',
      pool: poolKind('Hamon', { category: 'special' }),
      choice: { nature: 'special', specialAllowed: true },
      why: null,
    },
    {
      title: '[E-08] [E-29] what does not count is not chosen',
      pool: { ...innerForce, countsAsPool: false },
      choice: {},
      why: 'E-29',
    },
    {
      title: '[E-29] unless its own text opens it',
      pool: { ...innerForce, countsAsPool: false, openTo: ['chooseToPay'] },
      choice: {},
      why: null,
    },
    {
      title: '[E-02] without category nobody knows',
      pool: poolKind('x', { category: 'unclassified' }),
      choice: { nature: 'eastern' },
      why: 'E-02',
    },
    {
      title: '[E-02] [E-08] but its groups are known',
      pool: poolKind('x', { category: 'unclassified', keys: ['presence'] }),
      choice: { nature: 'mental' },
      why: 'E-08',
    },
  ] as const)('$title', ({ pool, choice, why }) => expect(whyNotChosen(pool, choice)).toBe(why));

  it('[E-07] some pools are never sold, some only come from another', () => {
    const known = new Map(KNOWN_POOLS.map(({ kind }) => [kind.name, kind]));
    const ways = ['bought', 'withResource', 'advancement'] as const;
    const open = (name: string) => ways.filter((way) => canGainBy(known.get(name) ?? poolKind(name), way));
    expect(open('mana')).toEqual(['withResource']);
    expect(open('True Essence')).toEqual(['advancement']);
    expect(open('a pool of your own')).toEqual(ways);
  });

  it('[E-26] known pools name only known pools, and no name twice', () => {
    const names = KNOWN_POOLS.map(({ kind }) => kind.name);
    expect(new Set(names).size).toBe(names.length);
    const named = KNOWN_POOLS.flatMap(({ kind }) => [
      ...kind.paysInPlaceOf,
      ...(kind.variant ? [kind.variant.of] : []),
    ]);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(named).toEqual(['inner force', 'inner force', 'yokai power']);
  });
});

describe('energy in play', () => {
  const mana: EnergyPool = {
    ...ORDINARY_POOL,
    id: 'mana',
    name: 'Mana',
    keys: ['intelligence', 'presence'],
    current: 3,
    reopenings: 2,
    enhancement: 3,
    bonus: 1,
  };
  const sheet = aSheet({ attributes: { intelligence: 3, presence: 4 }, energyPools: [mana] });

  it('[E-04] a roll has the key Attributes alone, not what enlarges the maximum', () => {
    const { value, contributions } = poolRoll(sheet, mana);
    expect(value).toBe(7);
    expect(contributions.map(({ rule, amount }) => [rule, amount])).toEqual([
      ['E-04', 3],
      ['E-04', 4],
    ]);
    expect(poolMaximums(sheet).get('mana')?.value).toBe(19);
  });

  it('[E-04] Attribute damage enters at once', () => {
    const hurt = play(sheet, { type: 'attribute/damage', attribute: 'presence', amount: 2 }).sheet;
    expect(poolRoll(hurt, mana).value).toBe(5);
  });

  it('[E-09] energy is used and recovered by hand, within its bounds', () => {
    const adjust = (by: number) => ({ type: 'pool/adjust', id: 'mana', by }) as const;
    expect(play(sheet, adjust(-3), adjust(99)).sheet.energyPools[0]?.current).toBe(19);
    expect(refusalOf(sheet, adjust(-4))).toBe('E-03 notEnoughEnergy');
  });
});
