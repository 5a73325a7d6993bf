import { describe, expect, it } from 'vitest';
import { regrownAt, regrowthMinutes, regrowthRating } from '@/rules/health/limbs';

describe('lost limbs', () => {
  it.each([
    { size: 3, rating: 4, minutes: 4500 },
    { size: 0.2, rating: 10, minutes: 600 },
    { size: 0, rating: 10, minutes: 600 },
    { size: 1, rating: 3, minutes: 2000 },
    { size: 1.1, rating: 1, minutes: 6600 },
    { size: 1.1, rating: 3, minutes: 2200 },
    { size: 1, rating: 7, minutes: 858 },
    { size: 1, rating: 1_000_000_000, minutes: 1 },
    { size: 3, rating: 0, minutes: null },
  ])('[H-36] Size $size at regeneration $rating takes $minutes', ({ size, rating, minutes }) => {
    expect(regrowthMinutes(size, rating)).toBe(minutes);
  });

  it.each([
    { size: 3, rating: 4, minutes: 75 },
    { size: 1, rating: 3, minutes: 34 },
    { size: 0.5, rating: 100, minutes: 1 },
    { size: 2, rating: 0, minutes: null },
  ])('[H-37] put back, Size $size at $rating takes $minutes', ({ size, rating, minutes }) => {
    expect(regrowthMinutes(size, rating, true)).toBe(minutes);
  });

  it('[H-36] the highest regeneration counts, fast healing never', () => {
    const sources = [
      { kind: 'regeneration', rating: 4 },
      { kind: 'fastHealing', rating: 9 },
      { kind: 'regeneration', rating: 6 },
    ] as const;
    expect([regrowthRating(sources), regrowthRating(sources.slice(1, 2)), regrowthRating([])]).toEqual([6, 0, 0]);
  });

  it('[H-36] [H-37] is back so many minutes after it was lost', () => {
    const arm = { size: 3, lostAt: 100, reattached: false };
    expect([
      regrownAt(arm, 4),
      regrownAt(arm, 6),
      regrownAt({ ...arm, reattached: true }, 4),
      regrownAt(arm, 0),
    ]).toEqual([4600, 3100, 175, null]);
  });
});
