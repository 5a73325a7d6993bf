import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { MAIN_CATEGORIES } from '@/model/energy';
import { compatibility, type Holdings } from '@/rules/energy/compatibility';
import { banBroughtBy, gainsUnderBan } from '@/rules/energy/gain-ban';
import { KNOWN_POOLS } from '@/rules/energy/known-pools';
import { type CompatibilityMode, type PoolKind, poolKind } from '@/rules/energy/pool-kind';
import type { Nature } from '@/rules/energy/pool-nature';
import { rejectionByMode, rejectionOf } from '@/rules/energy/rejection';
import type { GaugeKind } from '@/rules/gauges/gauge-kind';

const only = (nature: Nature): CompatibilityMode => ({ kind: 'onlyWith', nature });
const not = (nature: Nature): CompatibilityMode => ({ kind: 'notWith', nature });
const of = (category: PoolKind['category']) => poolKind(category, { category });
const holding = (...pools: PoolKind[]): Holdings => ({ pools, gauges: [], bans: [] });
const gain = (pool: PoolKind, at = 0) => ({ kind: 'pool', pool, at }) as const;

describe('one mode against one pool', () => {
  it.each([
    { mode: only('eastern'), answers: [null, 'E-13', 'E-17', 'E-13', 'E-13'] },
    { mode: only('western'), answers: ['E-13', null, 'E-17', 'E-13', 'E-13'] },
    { mode: only('special'), answers: ['E-13', 'E-13', 'E-13', null, 'E-13'] },
    { mode: only('general'), answers: [null, null, null, 'E-13', null] },
    { mode: not('eastern'), answers: ['E-14', null, 'E-17', null, null] },
    { mode: not('western'), answers: [null, 'E-14', 'E-17', null, null] },
    { mode: not('special'), answers: [null, null, null, 'E-14', null] },
    { mode: not('general'), answers: ['E-14', 'E-14', 'E-14', null, 'E-14'] },
    { mode: { kind: 'rejectsNothing' }, answers: [null, null, null, null, null] },
    { mode: { kind: 'rejectsGauges', nature: 'eastern' }, answers: [null, null, null, null, null] },
  ] as const)('[E-12] [E-13] [E-14] [E-17] $mode.kind $mode.nature', ({ mode, answers }) => {
    const others = ['eastern', 'western', 'eastAndWest', 'special', 'general'] as const;
    expect(others.map((category) => rejectionByMode(mode, of(category))?.rule ?? null)).toEqual(answers);
  });

  const mixed = poolKind('mixed', { keys: ['stamina', 'perception'] });
  const physical = poolKind('physical', { keys: ['stamina', 'strength'] });

  it.each([
    { title: 'rejects a mixed pool', mode: only('physical'), pool: mixed, strict: true, rule: 'E-13' },
    { title: 'takes it where the table says so', mode: only('physical'), pool: mixed, strict: false, rule: null },
    { title: 'takes a pure one', mode: only('physical'), pool: physical, strict: true, rule: null },
    { title: 'rejects the wrong one either way', mode: only('social'), pool: mixed, strict: false, rule: 'E-13' },
    { title: 'is not met by the mixed one', mode: not('mental'), pool: mixed, strict: false, rule: 'E-14' },
    { title: 'is met by another', mode: not('mental'), pool: physical, strict: true, rule: null },
  ])('[E-13] [E-14] a subcategory: $title', ({ mode, pool, strict, rule }) => {
    expect(rejectionByMode(mode, pool, strict)?.rule ?? null).toBe(rule);
  });

  it('[E-13] [E-14] a nature in the pool’s own words', () => {
    const holy = poolKind('holy', { otherNatures: ['other:holy'] });
    expect([only('other:holy'), not('other:holy')].map((mode) => rejectionByMode(mode, holy)?.rule ?? null)).toEqual([
      null,
      'E-14',
    ]);
  });

  it('[E-02] an unclassified pool leaves categories open, not groups', () => {
    const unclassified = poolKind('x', { category: 'unclassified', keys: ['resolve'] });
    const modes = [only('eastern'), not('special'), not('mental'), only('mental')];
    expect(modes.map((mode) => rejectionByMode(mode, unclassified)?.rule ?? null)).toEqual([
      'E-02',
      'E-02',
      'E-14',
      null,
    ]);
  });

  it('[E-16] any mode that rejects is enough, and a certain one comes before an open one', () => {
    const many = poolKind('many', { modes: [{ kind: 'rejectsNothing' }, only('eastern'), not('mental')] });
    const other = poolKind('x', { category: 'unclassified', keys: ['resolve'] });
    expect(rejectionOf(many, other)).toEqual({ rule: 'E-14', nature: 'mental' });
    expect(rejectionOf(many, poolKind('y', { category: 'eastern' }))).toBeNull();
  });

  it('[E-16] [E-26] never itself, its variant, its original, a sister variant', () => {
    const modes = [not('eastern')];
    const original = poolKind('o', { category: 'eastern', modes });
    const variant = poolKind('v', { category: 'eastern', modes, variant: { of: 'o', setsAside: [] } });
    const sister = poolKind('s', { category: 'eastern', modes, variant: { of: 'o', setsAside: [] } });
    const stranger = poolKind('w', {
      category: 'eastern',
      modes,
      variant: { of: 'o', setsAside: ['ruledAsOriginal'] },
    });
    const pairs = [
      [original, original],
      [original, variant],
      [variant, original],
      [variant, sister],
    ] as const;
    expect(pairs.map(([a, b]) => rejectionOf(a, b))).toEqual([null, null, null, null]);
    expect(rejectionOf(original, stranger)?.rule).toBe('E-14');
  });

  it('[E-29] what doesn’t count is not rejected by pools but may reject them', () => {
    const uncounted = poolKind('x', { category: 'eastern', countsAsPool: false, modes: [not('western')] });
    expect(rejectionOf(poolKind('y', { modes: [not('eastern')] }), uncounted)).toBeNull();
    expect(rejectionOf(uncounted, of('western'))?.rule).toBe('E-14');
  });
});

describe('before a gain', () => {
  it('[E-11] [E-16] pools are compatible unless one says otherwise', () => {
    expect(compatibility(holding(of('eastern'), of('special')), gain(of('western')))).toEqual({
      result: 'compatible',
      conflicts: [],
      undecided: [],
    });
  });

  it('[E-11] [E-16] names each pool, the side and the rule', () => {
    const strict = poolKind('strict', { category: 'eastern', modes: [only('eastern')] });
    const newcomer = poolKind('newcomer', { category: 'western', modes: [not('special')] });
    const answer = compatibility(holding(of('general'), strict, of('special')), gain(newcomer));
    expect(answer.result).toBe('annihilated');
    expect(answer.conflicts).toEqual([
      { rule: 'E-13', nature: 'eastern', rejecting: 'held', with: { kind: 'pool', name: 'strict' } },
      { rule: 'E-14', nature: 'special', rejecting: 'incoming', with: { kind: 'pool', name: 'special' } },
    ]);
  });

  it('[E-12] rejecting nothing does not help against another’s rejection', () => {
    const meek = poolKind('meek', { category: 'eastern', modes: [{ kind: 'rejectsNothing' }] });
    const harsh = poolKind('harsh', { category: 'western', modes: [only('western')] });
    expect(compatibility(holding(harsh), gain(meek)).conflicts[0]?.rejecting).toBe('held');
    expect(compatibility(holding(meek), gain(harsh)).conflicts[0]?.rejecting).toBe('incoming');
  });

  it('[E-02] an unclassified pool is for the Storyteller to decide, unless something else already kills', () => {
    const asking = poolKind('asking', { modes: [not('eastern')] });
    const unclassified = poolKind('x', { category: 'unclassified', modes: [not('special')] });
    const open = compatibility(holding(asking), gain(unclassified));
    expect([open.result, open.conflicts.length, open.undecided[0]?.with.name]).toEqual(['undecided', 0, 'asking']);
    expect(compatibility(holding(asking, of('special')), gain(unclassified)).result).toBe('annihilated');
  });

  it('[E-13] the table’s reading of a subcategory goes through', () => {
    const held = holding(poolKind('bodily', { keys: ['strength'], modes: [only('physical')] }));
    const mixed = gain(poolKind('mixed', { keys: ['stamina', 'perception'] }));
    expect([compatibility(held, mixed).result, compatibility(held, mixed, false).result]).toEqual([
      'annihilated',
      'compatible',
    ]);
  });
});

describe('Gauges and pools', () => {
  const gauge = (name: string, change: Partial<GaugeKind> = {}): GaugeKind => ({
    name,
    resource: `${name}'s resource`,
    natures: [],
    rejectsGauges: [],
    rejectsPools: [],
    ...change,
  });
  const holy = gauge('Light', { natures: ['other:holy'] });
  const purist = poolKind('purist', { modes: [{ kind: 'rejectsGauges', nature: 'other:holy' }] });
  const hostile = gauge('Spite', { rejectsPools: ['eastern'], rejectsGauges: ['other:holy'] });

  it.each([
    {
      title: '[G-07] as a rule they don’t meet',
      held: { pools: [of('eastern')], gauges: [] },
      incoming: { kind: 'gauge', gauge: holy },
      rules: [],
    },
    {
      title: '[E-15] [G-07] a pool rejects a new Gauge',
      held: { pools: [purist], gauges: [] },
      incoming: { kind: 'gauge', gauge: holy },
      rules: ['E-15 held'],
    },
    {
      title: '[E-15] [G-07] a new pool rejects a Gauge',
      held: { pools: [], gauges: [holy] },
      incoming: gain(purist),
      rules: ['E-15 incoming'],
    },
    {
      title: '[G-07] a Gauge rejects a new pool',
      held: { pools: [], gauges: [hostile] },
      incoming: gain(of('eastAndWest')),
      rules: ['G-07 held'],
    },
    {
      title: '[G-07] a new Gauge rejects a pool',
      held: { pools: [of('eastern')], gauges: [] },
      incoming: { kind: 'gauge', gauge: hostile },
      rules: ['G-07 incoming'],
    },
    {
      title: '[G-06] a Gauge rejects a new Gauge',
      held: { pools: [], gauges: [hostile] },
      incoming: { kind: 'gauge', gauge: holy },
      rules: ['G-06 held'],
    },
    {
      title: '[G-06] a new Gauge rejects a Gauge',
      held: { pools: [], gauges: [holy] },
      incoming: { kind: 'gauge', gauge: hostile },
      rules: ['G-06 incoming'],
    },
    {
      title: '[E-02] [G-07] a Gauge and an unclassified pool',
      held: { pools: [], gauges: [hostile] },
      incoming: gain(of('unclassified')),
      rules: ['E-02 held'],
    },
  ] as const)('$title', ({ held, incoming, rules }) => {
    const { conflicts, undecided } = compatibility({ ...held, bans: [] }, incoming);
    expect([...conflicts, ...undecided].map(({ rule, rejecting }) => `${rule} ${rejecting}`)).toEqual(rules);
  });

  it('[G-06] a Gauge never rejects itself', () => {
    const selfish = gauge('Rage', { natures: ['other:wild'], rejectsGauges: ['other:wild'] });
    const held = { pools: [], gauges: [selfish], bans: [] };
    expect(compatibility(held, { kind: 'gauge', gauge: selfish }).result).toBe('compatible');
    expect(compatibility(held, { kind: 'gauge', gauge: { ...selfish, resource: 'another' } }).result).toBe(
      'annihilated',
    );
  });
});

describe('unable to gain again', () => {
  const trueEssence = KNOWN_POOLS.find(({ kind }) => kind.name === 'True Essence')?.kind ?? poolKind('missing');
  const ban = { imposedBy: 'True Essence', natures: ['eastern', 'general'], since: 100 } as const;
  const at = (moment: number, pool: PoolKind) => ({ at: moment, pool });

  it('[E-18] comes with the first point of the pool that brings it', () => {
    expect(banBroughtBy(at(100, trueEssence))).toEqual(ban);
    expect(banBroughtBy(at(100, of('eastern')))).toBeNull();
  });

  it.each([
    { title: 'held before: safe', gains: [at(99, of('eastern'))], results: ['safe'] },
    { title: 'at that very moment', gains: [at(100, of('eastern'))], results: ['annihilated'] },
    {
      title: 'the same pool again',
      gains: [at(5, of('eastern')), at(150, of('eastern'))],
      results: ['safe', 'annihilated'],
    },
    { title: 'of both East and West', gains: [at(101, of('eastAndWest'))], results: ['annihilated'] },
    {
      title: 'other natures',
      gains: [at(101, of('western')), at(102, of('special')), at(103, of('general'))],
      results: ['safe', 'safe', 'safe'],
    },
    {
      title: 'the pool itself',
      gains: [at(100, poolKind('True Essence', { category: 'eastern' }))],
      results: ['safe'],
    },
    {
      title: 'nothing is told after death',
      gains: [at(101, of('eastern')), at(102, of('western'))],
      results: ['annihilated'],
    },
    { title: 'no gain', gains: [], results: [] },
  ])('[E-18] $title', ({ gains, results }) => expect(gainsUnderBan(ban, gains)).toEqual(results));

  it('[E-18] is part of the question before a gain', () => {
    const held = { pools: [trueEssence, of('eastern')], gauges: [], bans: [ban] };
    const answer = compatibility(held, gain(of('eastern'), 200));
    expect(answer.conflicts).toEqual([
      { rule: 'E-18', nature: null, rejecting: 'held', with: { kind: 'ban', name: 'True Essence' } },
    ]);
    expect(compatibility(held, gain(of('western'), 200)).result).toBe('compatible');
  });
});

const NATURES = ['general', 'special', 'eastern', 'western', 'physical', 'mental', 'social', 'other:holy'] as const;
const anyMode: fc.Arbitrary<CompatibilityMode> = fc.oneof(
  fc.constant({ kind: 'rejectsNothing' } as const),
  fc.record({ kind: fc.constantFrom('onlyWith', 'notWith', 'rejectsGauges'), nature: fc.constantFrom(...NATURES) }),
);
const names = ['a', 'b', 'c'] as const;
const anyPool: fc.Arbitrary<PoolKind> = fc
  .record({
    name: fc.constantFrom(...names),
    category: fc.constantFrom(...MAIN_CATEGORIES),
    keys: fc.subarray(['strength', 'intelligence', 'presence'] as const),
    otherNatures: fc.subarray(['other:holy'] as const),
    modes: fc.array(anyMode, { maxLength: 3 }),
    variant: fc.option(
      fc.record({ of: fc.constantFrom(...names), setsAside: fc.subarray(['ruledAsOriginal'] as const) }),
    ),
    countsAsPool: fc.boolean(),
  })
  .map(({ name, ...kind }) => poolKind(name, kind));

describe('any two pools', () => {
  test.prop([anyPool, anyPool, fc.boolean()], propertyRuns(10_000))(
    '[E-16] the order of gaining changes nothing but the side that is held',
    (one, other, strict) => {
      const there = compatibility(holding(one), gain(other), strict);
      const back = compatibility(holding(other), gain(one), strict);
      const turned = { held: 'incoming', incoming: 'held' } as const;
      const told = (found: typeof there.conflicts) =>
        found.map(({ rule, nature, rejecting }) => `${rule} ${nature} ${rejecting}`).toSorted();
      expect(back.result).toBe(there.result);
      expect(told(back.conflicts)).toEqual(
        told(there.conflicts.map((c) => ({ ...c, rejecting: turned[c.rejecting] }))),
      );
    },
  );

  test.prop([anyPool, anyPool])('[E-11] without any mode nothing conflicts', (one, other) => {
    expect(compatibility(holding({ ...one, modes: [] }), gain({ ...other, modes: [] })).result).toBe('compatible');
  });
});
