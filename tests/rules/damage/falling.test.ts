import { describe, expect, it } from 'vitest';
import { fallingDamage } from '@/rules/damage/falling';
import { fallCaps, fallDice, fallSavePenalty, objectFall } from '@/rules/damage/falling-object';

describe('falling damage', () => {
  it.each([
    { height: 0, beyond3: 0, from3: 0 },
    { height: 2.9, beyond3: 0, from3: 0 },
    { height: 3, beyond3: 0, from3: 1 },
    { height: 3.1, beyond3: 1, from3: 2 },
    { height: 6, beyond3: 1, from3: 2 },
    { height: 10, beyond3: 3, from3: 4 },
    { height: 3_000_000_003, beyond3: 1_000_000_000, from3: 1_000_000_001 },
  ])('[D-20] from $height m', ({ height, beyond3, from3 }) => {
    expect(fallingDamage(height)).toBe(beyond3);
    expect(fallingDamage(height, 0, 'from3')).toBe(from3);
  });

  it.each([
    [10, 1, 2],
    [10, 2, 1],
    [10, 4, 0],
    [30, 5, 6],
    [4, 9, 0],
  ])('[D-21] from %d m with %d successes: %d', (height, saves, damage) => {
    expect(fallingDamage(height, saves)).toBe(damage);
  });
});

describe('falling objects', () => {
  it.each([
    { faller: { size: 10, hardness: 2 }, target: { size: 5, hardness: 0 }, caps: { faller: 25, target: 35 } },
    {
      faller: { size: 5, hardness: 0 },
      target: { size: 'ground' as const, hardness: 8 },
      caps: { faller: 65, target: 25 },
    },
    { faller: { size: 1, hardness: 10 }, target: { size: 6, hardness: 0 }, caps: { faller: 5, target: 15 } },
  ])('[D-28] [D-30] caps of $faller on $target', ({ faller, target, caps }) => {
    expect(fallCaps(faller, target)).toEqual(caps);
  });

  it.each([
    [3, 0],
    [2, 0],
    [10, 7],
    [12.9, 9],
  ])('[D-23] %d m is %d dice', (height, dice) => {
    expect(fallDice(height)).toBe(dice);
  });

  it('[D-27] [D-30] only what is smaller saves with a penalty; the ground never does', () => {
    const rock = { size: 10, hardness: 2 };
    expect(fallSavePenalty(rock, { size: 4, hardness: 0 })).toBe(6);
    expect(fallSavePenalty(rock, { size: 12, hardness: 0 })).toBe(0);
    expect(fallSavePenalty(rock, { size: 'ground', hardness: 0 })).toBe(0);
  });

  const fall = {
    height: 43,
    successes: 18,
    weight: 20,
    faller: { size: 10, hardness: 2 },
    target: { size: 5, hardness: 0 },
  };

  it('[D-24] [D-25] [D-26] the weight counts once the roll succeeds; both are capped, then save', () => {
    expect(objectFall({ ...fall, fallerSave: 3, targetSave: 4 })).toEqual({
      dice: 40,
      raw: 38,
      faller: 22,
      target: 31,
      targetSavePenalty: 5,
    });
    expect(objectFall({ ...fall, successes: 1 })).toMatchObject({ raw: 21, faller: 21, target: 21 });
    expect(objectFall({ ...fall, successes: 0 })).toMatchObject({ raw: 0, faller: 0, target: 0 });
  });

  it.each([
    { title: 'exempt', change: { fallerExempt: true }, incurred: 0, strict: 0 },
    { title: 'saved in full', change: { fallerSave: 99 }, incurred: 35, strict: 0 },
    { title: 'defended in full', change: { fallerTook: 0 }, incurred: 35, strict: 0 },
    { title: 'hurt', change: {}, incurred: 35, strict: 35 },
  ])('[D-29] a faller who is $title', ({ change, incurred, strict }) => {
    expect(objectFall({ ...fall, ...change }).target).toBe(incurred);
    expect(objectFall({ ...fall, ...change }, 'strict').target).toBe(strict);
  });
});
