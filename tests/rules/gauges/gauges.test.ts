import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { attributeScores, legendaryRanks } from '@/rules';
import { poolKind } from '@/rules/energy/pool-kind';
import { gaugeRejectsGauge, gaugeRejectsPool, poolRejectsGauge, rejectedNature } from '@/rules/gauges/gauge-conflict';
import { type GaugeKind, gaugesInPlay, isSameGauge, mayUseGauge } from '@/rules/gauges/gauge-kind';
import { gaugeMaximum, startingValue } from '@/rules/gauges/gauge-value';

const rage: GaugeKind = {
  name: 'Rage',
  resource: 'Berserker',
  natures: ['other:wild'],
  rejectsGauges: [],
  rejectsPools: [],
};

describe('Gauges', () => {
  it('[G-02] a Gauge goes and comes back with its resource', () => {
    const fury = { ...rage, resource: 'Fury', current: 4 };
    expect(gaugesInPlay([rage, fury], new Set(['Fury']))).toEqual([fury]);
    expect(gaugesInPlay([rage, fury], new Set())).toEqual([]);
  });

  it.each([
    { formula: { kind: 'none' }, maximum: null },
    { formula: { kind: 'fixed', value: 10 }, maximum: 10 },
    { formula: { kind: 'attribute', attribute: 'presence' }, maximum: 16 },
    { formula: { kind: 'legendary', attribute: 'presence' }, maximum: 3 },
    { formula: { kind: 'skill', skill: 'Crafts' }, maximum: 4 },
    { formula: { kind: 'skillExtraSuccesses', skill: 'Crafts' }, maximum: 2 },
    { formula: { kind: 'skill', skill: 'Medicine' }, maximum: 0 },
  ] as const)('[G-03] $formula.kind', ({ formula, maximum }) => {
    const sheet = aSheet({ attributes: { presence: 16 } });
    const scores = Object.fromEntries(Object.entries(attributeScores(sheet)).map(([id, { value }]) => [id, value]));
    const readings = {
      attribute: scores as ReturnType<typeof legendaryRanks>,
      legendary: legendaryRanks(sheet),
      skill: new Map([['Crafts', 4]]),
      skillExtraSuccesses: new Map([['Crafts', 2]]),
    };
    expect(gaugeMaximum(formula, readings)).toBe(maximum);
  });

  it.each([
    { start: 'full', maximum: 10, value: 10 },
    { start: 'full', maximum: null, value: 0 },
    { start: 'empty', maximum: 10, value: 0 },
    { start: { value: 3 }, maximum: 10, value: 3 },
    { start: { value: 30 }, maximum: 10, value: 10 },
    { start: { value: 30 }, maximum: null, value: 30 },
    { start: { value: -2 }, maximum: null, value: 0 },
  ] as const)('[G-04] $start with maximum $maximum starts at $value', ({ start, maximum, value }) => {
    expect(startingValue(start, maximum)).toBe(value);
  });

  it('[G-06] [G-07] only what is named is rejected', () => {
    expect(rejectedNature(['other:holy', 'other:fire'], ['other:ice', 'other:fire'])).toBe('other:fire');
    expect([rejectedNature([], ['eastern']), rejectedNature(['eastern'], ['western'])]).toEqual([null, null]);
  });

  it('[G-06] Gauge against Gauge', () => {
    const tame = { ...rage, name: 'Calm', rejectsGauges: ['other:wild'] } as const;
    expect([gaugeRejectsGauge(tame, rage), gaugeRejectsGauge(rage, tame)]).toEqual(['other:wild', null]);
  });

  it('[G-07] [E-15] Gauge against pool and pool against Gauge', () => {
    const wary = { ...rage, rejectsPools: ['mental'] } as const;
    const pool = poolKind('calm', { keys: ['resolve'], modes: [{ kind: 'rejectsGauges', nature: 'other:wild' }] });
    expect([gaugeRejectsPool(wary, pool), poolRejectsGauge(pool, rage)]).toEqual(['mental', 'other:wild']);
    expect(gaugeRejectsPool(wary, poolKind('brawn', { keys: ['strength'] }))).toBeNull();
    expect(poolRejectsGauge(poolKind('x', { modes: [{ kind: 'notWith', nature: 'other:wild' }] }), rage)).toBeNull();
  });

  it('[G-10] one name, two resources: two Gauges, each for its own', () => {
    const other = { ...rage, resource: 'Wolf' };
    expect([isSameGauge(rage, { ...rage }), isSameGauge(rage, other)]).toEqual([true, false]);
    expect([mayUseGauge(rage, 'Berserker'), mayUseGauge(rage, 'Wolf')]).toEqual([true, false]);
  });
});
