import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { characterSize, startingSize } from '@/rules/size/character-size';
import { countedStrength, sizeAdjustments, sizeDice } from '@/rules/size/size-adjustments';
import { sizeDefense } from '@/rules/size/size-defense';
import { sizeFromCentimetres, sizeInState } from '@/rules/size/size-from-length';

describe('Size from length', () => {
  it.each([
    { length: 0, size: 1 },
    { length: 40, size: 1 },
    { length: 40.5, size: 2 },
    { length: 80, size: 2 },
    { length: 161, size: 5 },
    { length: 200, size: 5 },
    { length: 4_000_000_000, size: 100_000_000 },
  ])('[M-15] $length cm', ({ length, size }) => {
    expect(sizeFromCentimetres(length)).toBe(size);
  });

  it('[M-15] [M-17] the longest side counts, as it is now', () => {
    expect(sizeInState([4, 3, 3])).toBe(1);
    expect(sizeInState([500, 1])).toBe(13);
    expect(sizeInState([10, 130, 20])).toBe(4);
    expect(sizeInState([])).toBe(1);
  });
});

describe('the Size of people', () => {
  it('[M-18] is 5, and only a Feat or a Flaw changes it at the start', () => {
    expect([startingSize(null), startingSize('feat'), startingSize('flaw')]).toEqual([5, 6, 4]);
  });

  it.each([
    { changes: [{ amount: 4, duration: 'rounds' }], permanent: 5, current: 9 },
    { changes: [{ amount: 2, duration: 'permanent' }], permanent: 7, current: 7 },
    { changes: [{ amount: 3, duration: 'untilDismissed' }], permanent: 5, current: 8 },
    {
      changes: [
        { amount: 2, duration: 'permanent' },
        { amount: 1, duration: 'permanent' },
        { amount: -4, duration: 'scene' },
      ],
      permanent: 8,
      current: 4,
    },
    { changes: [{ amount: -9, duration: 'permanent' }], permanent: 1, current: 1 },
    { changes: [], permanent: 5, current: 5 },
  ] as const)('[M-21] $changes', ({ changes, ...sizes }) => {
    expect(characterSize(5, changes)).toEqual(sizes);
  });
});

describe('what Size changes', () => {
  it.each([
    { size: 1, pairs: -2 },
    { size: 2, pairs: -1 },
    { size: 3, pairs: -1 },
    { size: 4, pairs: 0 },
    { size: 5, pairs: 0 },
    { size: 6, pairs: 0 },
    { size: 7, pairs: 1 },
    { size: 10, pairs: 2 },
    { size: 1_000_000_005, pairs: 500_000_000 },
  ])('[M-19] [M-20] Size $size', ({ size, pairs }) => {
    expect(sizeAdjustments(size)).toEqual({
      strengthRolls: pairs,
      meleeAttacks: 0 - pairs,
      meleeDamageCap: pairs,
      strengthForEquipment: pairs,
      strengthForCarrying: pairs,
      naturalArmor: pairs,
      defense: 0 - pairs,
    });
  });

  it('[M-19] [M-20] the two entries of a melee attack with Strength cancel', () => {
    expect(sizeDice(9, { usesStrength: true, meleeAttack: true })).toBe(0);
    expect(sizeDice(9, { usesStrength: true, meleeAttack: false })).toBe(2);
    expect(sizeDice(9, { usesStrength: false, meleeAttack: true })).toBe(-2);
    expect(sizeDice(2, { usesStrength: false, meleeAttack: true })).toBe(1);
    expect(sizeDice(2, { usesStrength: false, meleeAttack: false })).toBe(0);
  });

  it('[M-19] [M-20] Strength as it counts does not fall below 0', () => {
    expect([countedStrength(3, 9), countedStrength(3, 3), countedStrength(1, 1)]).toEqual([5, 2, 0]);
  });

  const parts = (baseDefense: number, dodgeDefense: number, naturalArmor: number) => ({
    baseDefense,
    dodgeDefense,
    naturalArmor,
  });

  it.each([
    { size: 11, before: parts(3, 1, 0), after: parts(1, 0, 3), fromDodge: 1, fromBase: 2, notTaken: 0 },
    { size: 15, before: parts(1, 0, 2), after: parts(0, 0, 7), fromDodge: 0, fromBase: 1, notTaken: 4 },
    { size: 6, before: parts(1, 1, 0), after: parts(1, 1, 0), fromDodge: 0, fromBase: 0, notTaken: 0 },
  ])('[M-19] defense at Size $size', ({ size, before, after, ...taken }) => {
    expect(sizeDefense(before, size)).toEqual({ ...after, ...taken, addedToDodge: 0 });
  });

  it('[M-20] a small body dodges better and has less Natural Armor, not below 0', () => {
    const untouched = { fromDodge: 0, fromBase: 0, notTaken: 0 };
    expect(sizeDefense(parts(3, 0, 0), 3)).toEqual({ ...parts(3, 1, 0), addedToDodge: 1, ...untouched });
    expect(sizeDefense(parts(3, 2, 4), 1)).toEqual({ ...parts(3, 4, 2), addedToDodge: 2, ...untouched });
  });

  test.prop([fc.nat(30), fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 60 })])(
    '[M-19] [M-20] what is not taken is missing from both Defenses',
    (base, dodge, armor, size) => {
      const after = sizeDefense(parts(base, dodge, armor), size);
      const change = after.baseDefense + after.dodgeDefense - base - dodge;
      expect(change - after.notTaken).toBe(sizeAdjustments(size).defense);
      if (after.fromBase > 0 || after.notTaken > 0) expect(after.dodgeDefense).toBe(0);
      if (after.notTaken > 0) expect(after.baseDefense).toBe(0);
    },
  );
});
