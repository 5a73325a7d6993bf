import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aTrack, type Change } from '#tests/support/builders';
import { play, refusalOf, rulesOf } from '#tests/support/trace';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import type { EnergyPool, Gauge } from '@/model/sheet';
import {
  attributeScores,
  type Command,
  gaugeMaximums,
  legendaryRank,
  legendaryRanks,
  maximumHealth,
  poolGroups,
  poolMaximums,
  reopeningBonus,
} from '@/rules';
import { extraSuccesses } from '@/rules/derived/legendary';

const mana: EnergyPool = {
  ...ORDINARY_POOL,
  id: 'mana',
  name: 'Mana',
  keys: ['intelligence', 'presence'],
  current: 4,
  reopenings: 0,
  enhancement: 0,
  bonus: 0,
};
const rage: Gauge = {
  ...ORDINARY_GAUGE,
  id: 'rage',
  name: 'Rage',
  source: 'Bloodline',
  current: 2,
  maximum: { kind: 'fixed', value: 10 },
};
const withPool = (change: Partial<EnergyPool> = {}) => aSheet({ energyPools: [{ ...mana, ...change }] });
const withGauge = (change: Partial<Gauge> = {}, presence = 2) =>
  aSheet({ attributes: { presence }, gauges: [{ ...rage, ...change }] });
const changed = (...modifiers: Change[]): Command => ({ type: 'effect/add', effect: anEffect(modifiers) });
const hurt = (attribute: EnergyPool['keys'][number], amount: number): Command => ({
  type: 'attribute/damage',
  attribute,
  amount,
});
const cure = (attribute: EnergyPool['keys'][number], amount: number): Command => ({
  type: 'attribute/restore',
  attribute,
  amount,
});
const pool = (by: number, id = 'mana'): Command => ({ type: 'pool/adjust', id, by });
const gauge = (by: number, id = 'rage'): Command => ({ type: 'gauge/adjust', id, by });

describe('Attributes', () => {
  it('[B-13] [H-28] score, temporary changes, damage; each a part', () => {
    const { sheet } = play(aSheet(), changed({ target: 'strength', amount: 3 }), hurt('strength', 1));
    const { value, contributions } = attributeScores(sheet).strength;
    expect(value).toBe(4);
    expect(contributions.map(({ rule, amount }) => [rule, amount])).toEqual([
      ['B-13', 2],
      ['B-13', 3],
      ['H-28', -1],
    ]);
  });

  it('[B-13] never below 0', () => {
    expect(attributeScores(play(aSheet(), hurt('strength', 9)).sheet).strength.value).toBe(0);
  });

  it('[B-13] an Attribute bonus carries through to all that hangs on it', () => {
    const { sheet } = play(
      withPool(),
      changed({ target: 'stamina', amount: 5 }, { target: 'intelligence', amount: 1 }),
    );
    expect([maximumHealth(sheet).value, poolMaximums(sheet).get('mana')?.value]).toEqual([12, 5]);
    expect(legendaryRanks(sheet).stamina).toBe(1);
  });

  it('[H-28] damage is cured point by point, refused when there is none', () => {
    const { sheet, trace } = play(aSheet(), hurt('strength', 2), cure('strength', 1));
    expect(sheet.attributeDamage.strength).toBe(1);
    expect(rulesOf(trace)).toEqual(['H-28']);
    expect(play(sheet, cure('strength', 9)).sheet.attributeDamage.strength).toBe(0);
    expect(refusalOf(aSheet(), cure('strength', 1))).toBe('H-28 nothingToHeal');
  });

  it.each([
    [0, 0],
    [1, 0],
    [5, 0],
    [6, 1],
    [15, 2],
    [16, 3],
    [30, 5],
    [31, 6],
  ])('[X-01] a score of %i is Legendary %i', (score, rank) => expect(legendaryRank(score)).toBe(rank));

  it('[X-01] step and offset are the table’s', () => {
    const strong = aSheet({ attributes: { strength: 16 } });
    expect(legendaryRanks({ ...strong, tableRules: { legendaryStep: 3 } }).strength).toBe(5);
    expect(legendaryRanks({ ...strong, tableRules: { legendaryOffset: 2 } }).strength).toBe(1);
    expect(legendaryRanks({ ...strong, tableRules: { legendaryOffset: 100 } }).strength).toBe(0);
  });

  it('[X-02] a Legendary point is an extra success, as the table counts', () => {
    expect([extraSuccesses(3), extraSuccesses(3, 2), extraSuccesses(3, 0)]).toEqual([3, 6, 0]);
  });

  it('[X-01] all nine have a rank', () => expect(Object.keys(legendaryRanks(aSheet()))).toEqual([...ATTRIBUTE_IDS]));
});

describe('Energy Pools', () => {
  it('[E-03] [E-22] [E-23] maximum: key Attributes, openings, expansion, by hand', () => {
    const { value, contributions } =
      poolMaximums(withPool({ reopenings: 2, enhancement: 4, bonus: -1 })).get('mana') ?? {};
    expect(value).toBe(15);
    expect(contributions?.map(({ rule, amount }) => [rule, amount])).toEqual([
      ['E-03', 2],
      ['E-03', 2],
      ['E-22', 8],
      ['E-23', 4],
      ['E-23', -1],
    ]);
  });

  it.each([
    [0, 0],
    [1, 5],
    [2, 8],
    [3, 9],
    [4, 10],
    [5, 10],
    [1_000_000_000, 10],
  ])('[E-22] %i further openings add %i', (repeats, bonus) => expect(reopeningBonus(repeats)).toBe(bonus));

  it.each([
    { keys: ['strength', 'stamina'], groups: ['physical'] },
    { keys: ['stamina', 'perception'], groups: ['physical', 'mental'] },
    { keys: ['presence', 'composure', 'resolve'], groups: ['mental', 'social'] },
  ] as const)('[E-05] $keys make it $groups', ({ keys, groups }) => expect(poolGroups(keys)).toEqual(groups));

  it('[E-24] Intelligence +1: the maximum rises, the energy stays', () => {
    const { sheet, trace } = play(withPool(), changed({ target: 'intelligence', amount: 1 }));
    expect([poolMaximums(sheet).get('mana')?.value, sheet.energyPools[0]?.current]).toEqual([5, 4]);
    expect(rulesOf(trace)).toEqual(['H-45']);
  });

  it('[E-24] [E-25] Intelligence −1: what is above goes and does not return', () => {
    const down = play(withPool(), hurt('intelligence', 1));
    expect([poolMaximums(down.sheet).get('mana')?.value, down.sheet.energyPools[0]?.current]).toEqual([3, 3]);
    expect(rulesOf(down.trace)).toEqual(['H-28', 'E-25']);
    const up = play(down.sheet, cure('intelligence', 1));
    expect([poolMaximums(up.sheet).get('mana')?.value, up.sheet.energyPools[0]?.current]).toEqual([4, 3]);
    expect(rulesOf(up.trace)).toEqual(['H-28']);
  });

  it('[E-25] a worn pool loses nothing', () => {
    expect(rulesOf(play(withPool({ current: 1 }), hurt('intelligence', 1)).trace)).toEqual(['H-28']);
  });

  it.each([
    { title: '[E-03] spent', sheet: withPool(), by: -3, current: 1 },
    { title: '[E-03] refilled to the maximum', sheet: withPool({ current: 2 }), by: 9, current: 4 },
  ])('$title', ({ sheet, by, current }) => {
    const { sheet: after, trace } = play(sheet, pool(by));
    expect(after.energyPools[0]?.current).toBe(current);
    expect(rulesOf(trace)).toEqual(['E-03']);
  });

  it.each([
    { title: '[E-03] not beyond what is there', command: pool(-5), refusal: 'E-03 notEnoughEnergy' },
    { title: '[E-03] not above the maximum', command: pool(1), refusal: 'E-03 nothingToDo' },
    { title: '[E-03] not by nothing', command: pool(0), refusal: 'E-03 nothingToDo' },
    { title: '[E-03] not one that is not there', command: pool(1, 'other'), refusal: 'E-03 unknownEntry' },
  ])('$title', ({ command, refusal }) => expect(refusalOf(withPool(), command)).toBe(refusal));
});

describe('Gauges', () => {
  it.each([
    { title: '[G-03] fixed', maximum: { kind: 'fixed', value: 10 }, value: 10 },
    { title: '[G-03] an Attribute', maximum: { kind: 'attribute', attribute: 'presence' }, value: 31 },
    { title: '[G-03] a Legendary Attribute', maximum: { kind: 'legendary', attribute: 'presence' }, value: 6 },
    { title: '[G-03] none', maximum: { kind: 'none' }, value: undefined },
  ] as const)('$title', ({ maximum, value }) => {
    expect(gaugeMaximums(withGauge({ maximum }, 31)).get('rage')?.value).toBe(value);
  });

  it.each([
    { title: '[G-05] up', current: 2, by: 3, after: 5 },
    { title: '[G-05] up to its maximum', current: 9, by: 3, after: 10 },
    { title: '[G-05] down to 0', current: 2, by: -5, after: 0 },
  ])('$title', ({ current, by, after }) => {
    const { sheet, trace } = play(withGauge({ current }), gauge(by));
    expect(sheet.gauges[0]?.current).toBe(after);
    expect(rulesOf(trace)).toEqual(['G-05']);
  });

  it('[G-05] without a maximum as far as a sheet counts', () => {
    const open = withGauge({ maximum: { kind: 'none' }, current: 40 });
    expect(play(open, gauge(1000)).sheet.gauges[0]?.current).toBe(1040);
    expect(refusalOf(play(open, gauge(900_000_000)).sheet, gauge(900_000_000))).toBe('manual invalid');
  });

  it('[G-05] refused where it can’t move or is not there', () => {
    expect(refusalOf(withGauge({ current: 10 }), gauge(1))).toBe('G-05 nothingToDo');
    expect(refusalOf(withGauge(), gauge(1, 'other'))).toBe('G-05 unknownEntry');
  });

  it('[G-08] [G-09] Legendary Presence: 30 to 31 raises the maximum alone, 16 to 15 takes a point', () => {
    const maximum = { kind: 'legendary', attribute: 'presence' } as const;
    const up = play(withGauge({ maximum, current: 5 }, 30), changed({ target: 'presence', amount: 1 })).sheet;
    expect([gaugeMaximums(up).get('rage')?.value, up.gauges[0]?.current]).toEqual([6, 5]);
    const down = play(withGauge({ maximum, current: 3 }, 16), hurt('presence', 1));
    expect([gaugeMaximums(down.sheet).get('rage')?.value, down.sheet.gauges[0]?.current]).toEqual([2, 2]);
    expect(rulesOf(down.trace)).toEqual(['H-28', 'G-09']);
    const back = play(down.sheet, cure('presence', 1)).sheet;
    expect([gaugeMaximums(back).get('rage')?.value, back.gauges[0]?.current]).toEqual([3, 2]);
  });
});

describe('one Attribute, all that hangs on it', () => {
  it('[W-19] [E-25] [G-09] [H-44] are settled in this order', () => {
    const sheet = aSheet({
      health: { track: aTrack(7) },
      energyPools: [{ ...mana, keys: ['resolve', 'stamina'] }],
      gauges: [{ ...rage, maximum: { kind: 'attribute', attribute: 'stamina' } }],
    });
    const { trace } = play(sheet, changed({ target: 'resolve', amount: -1 }, { target: 'stamina', amount: -1 }));
    expect(rulesOf(trace)).toEqual(['H-45', 'W-19', 'E-25', 'G-09', 'H-44']);
  });
});
