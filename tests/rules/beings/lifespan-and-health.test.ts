import { describe, expect, it } from 'vitest';
import { aTrack } from '#tests/support/builders';
import { extraHealthTrack } from '@/rules/beings/extra-health';
import { dRanksOf, lifespan } from '@/rules/beings/lifespan';

describe('extra Health tracks', () => {
  it('[M-49] opens with the maximum, all of it healthy', () => {
    expect(extraHealthTrack(12)).toEqual(aTrack(12));
    expect(extraHealthTrack(0)).toEqual(aTrack(0));
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
