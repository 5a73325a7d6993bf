import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { countSuccesses } from '@/rules/dice/count-successes';

describe('counting successes', () => {
  it.each([
    { dice: [7, 8, 9, 1], successes: 2, owed: 0 },
    { dice: [10, 10, 3], successes: 2, owed: 2 },
    { dice: [10, 10, 3], rolledAgain: [8], successes: 3, owed: 1 },
    { dice: [10, 10, 3], rolledAgain: [8, 2], successes: 3, owed: 0 },
    { dice: [10], rolledAgain: [10, 10, 9], successes: 4, owed: 0 },
    { dice: [], successes: 0, owed: 0 },
  ])('[X-05] $dice, then $rolledAgain', ({ successes, owed, ...roll }) => {
    expect(countSuccesses(roll)).toMatchObject({ successes, owed });
  });

  it.each([
    { again: 'none', owed: 0 },
    { again: 'tenAgain', owed: 1 },
    { again: 'nineAgain', owed: 2 },
    { again: 'eightAgain', owed: 3 },
  ] as const)('[X-05] $again', ({ again, owed }) => {
    expect(countSuccesses({ dice: [7, 8, 9, 10] }, { again })?.owed).toBe(owed);
  });

  it('[X-05] extra successes join a success, and only then', () => {
    expect(countSuccesses({ dice: [8, 2] }, { extraSuccesses: 3 })).toEqual({
      successes: 4,
      fromPool: 1,
      fromRolledAgain: 0,
      fromExtraSuccesses: 3,
      owed: 0,
    });
    expect(countSuccesses({ dice: [7, 2] }, { extraSuccesses: 3 })).toMatchObject({
      successes: 0,
      fromExtraSuccesses: 0,
    });
  });

  it.each([
    { title: 'a die of 0', roll: { dice: [0] } },
    { title: 'a die of 11', roll: { dice: [11] } },
    { title: 'half a die', roll: { dice: [8.5] } },
    { title: 'a die of 11 rolled again', roll: { dice: [10], rolledAgain: [11] } },
    { title: 'a die rolled again after a 9', roll: { dice: [9], rolledAgain: [8] } },
    { title: 'one die too many rolled again', roll: { dice: [10], rolledAgain: [3, 10] } },
  ])('[X-05] refuses $title', ({ roll }) => {
    expect(countSuccesses(roll)).toBeNull();
  });

  const die = fc.integer({ min: 1, max: 10 });
  test.prop([fc.array(die), fc.array(die)])(
    '[X-05] every die that is rolled again pays for one that was owed',
    (dice, rolledAgain) => {
      const tens = [...dice, ...rolledAgain].filter((shown) => shown === 10).length;
      const counted = countSuccesses({ dice, rolledAgain });
      if (counted === null) expect(rolledAgain).not.toEqual([]);
      else expect(counted.owed).toBe(tens - rolledAgain.length);
    },
  );
});
