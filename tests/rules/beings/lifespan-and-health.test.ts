import { describe, expect, it } from 'vitest';
import { aSheet, aTrack } from '#tests/support/builders';
import { openExtraHealth } from '@/rules/beings/extra-health';
import { dRanksOf, lifespan } from '@/rules/beings/lifespan';

describe('extra Health tracks', () => {
  const spent = aSheet({ attributes: { resolve: 3, composure: 4 }, willpower: { current: 0 } });

  it.each([
    { title: '[M-49] of spent Willpower: its maximum', source: { kind: 'willpower' }, track: aTrack(7) },
    { title: '[M-49] of what an ability names', source: { kind: 'value', value: 12 }, track: aTrack(12) },
    { title: '[M-49] of a pool nobody has: none', source: { kind: 'energyPool', id: 'ki' }, track: null },
  ] as const)('$title', ({ source, track }) => {
    expect(openExtraHealth(spent, source)).toEqual(track);
  });
});

describe('natural lifespan', () => {
  it('[M-69] shows what each part adds', () => {
    expect(lifespan({ d20: 13, dRanks: 6, essenceChanges: 2 })).toEqual({
      human: 70,
      fromDie: 13,
      fromRanks: 30,
      fromEssence: 20,
      years: 133,
    });
  });

  it.each([
    { title: '[M-69] every D of a price counts', prices: ['D', 'DD', 'DDD+1200'], dRanks: 6 },
    { title: '[M-69] other Ranks count nothing by default', prices: ['C', 'SSD', ''], dRanks: 1 },
    {
      title: '[M-69] or what the table says',
      prices: ['C', 'BB', 'D'],
      worth: { C: 3, B: 9, A: 27, S: 81 },
      dRanks: 22,
    },
  ])('$title', ({ prices, worth, dRanks }) => {
    expect(dRanksOf(prices, worth)).toBe(dRanks);
  });
});
