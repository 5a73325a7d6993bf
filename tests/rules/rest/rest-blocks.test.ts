import { describe, expect, it } from 'vitest';
import { longRestsIn, restBlock, shortRestsIn } from '@/rules/rest/rest-blocks';

describe('short and long rests in a stretch', () => {
  it.each([
    { minutes: 480, multiplier: 1, rests: 32 },
    { minutes: 14, multiplier: 1, rests: 0 },
    { minutes: 44, multiplier: 1, rests: 2 },
    { minutes: 240, multiplier: 2, rests: 30 },
  ])(
    '[H-19] [H-23] $minutes minutes at speed $multiplier hold $rests short rests',
    ({ minutes, multiplier, rests }) => {
      expect(shortRestsIn(minutes, multiplier)).toBe(rests);
    },
  );

  it.each([
    { minutes: 1440, multiplier: 1, rests: 3 },
    { minutes: 479, multiplier: 1, rests: 0 },
    { minutes: 960, multiplier: 1, rests: 2 },
    { minutes: 1920, multiplier: 1, rests: 4 },
    { minutes: 720, multiplier: 2, rests: 3 },
    { minutes: 206, multiplier: 7, rests: 3 },
    { minutes: 205, multiplier: 7, rests: 2 },
  ])('[H-24] $minutes minutes at speed $multiplier count as $rests long rests', ({ minutes, multiplier, rests }) => {
    expect(longRestsIn(minutes, multiplier)).toBe(rests);
  });
});

describe('what a stretch of rest yields', () => {
  it.each([
    { rest: { minutes: 480 }, yields: [1, 0, 1, 0, 0] },
    { rest: { minutes: 480, split: true }, yields: [0, 32, 0, 0, 32] },
    { rest: { minutes: 1440 }, yields: [3, 0, 1, 1, 0] },
    { rest: { minutes: 500 }, yields: [1, 1, 1, 0, 1] },
    { rest: { minutes: 100 }, yields: [0, 6, 0, 0, 6] },
    { rest: { minutes: 1920 }, yields: [4, 0, 2, 1, 0] },
    { rest: { minutes: 0 }, yields: [0, 0, 0, 0, 0] },
    { rest: { minutes: 240, multiplier: 2 }, yields: [1, 0, 1, 0, 0] },
    { rest: { minutes: 960 }, yields: [2, 0, 2, 0, 0] },
  ])('[H-26] [H-27] [H-28] [H-29] $rest', ({ rest, yields }) => {
    const got = restBlock(rest);
    expect([got.countedLongRests, got.shortRests, got.willpower, got.attributePoints, got.saves]).toEqual(yields);
  });

  it('[H-30] keeps Willpower at normal speed where the table says so', () => {
    const stretch = { multiplier: 2, speedAffectsBenefits: false };
    expect(restBlock({ ...stretch, minutes: 240 })).toMatchObject({ countedLongRests: 1, willpower: 0 });
    expect(restBlock({ ...stretch, minutes: 480 })).toMatchObject({ countedLongRests: 2, willpower: 1 });
    expect(restBlock({ ...stretch, minutes: 720 })).toMatchObject({ countedLongRests: 3, attributePoints: 0 });
    expect(restBlock({ ...stretch, minutes: 1440 })).toMatchObject({ attributePoints: 1, willpower: 1 });
  });

  it('[H-23] loses the remainder of each block that is split', () => {
    expect(restBlock({ minutes: 343, multiplier: 1.4, split: true })).toMatchObject({ shortRests: 31 });
    expect(restBlock({ minutes: 686, multiplier: 1.4, split: true })).toMatchObject({ shortRests: 62 });
    expect(restBlock({ minutes: 2058, multiplier: 1.4, split: true })).toMatchObject({ shortRests: 186 });
  });
});
