import { describe, expect, it } from 'vitest';
import { climateEffects } from '@/rules/damage/climate';
import { reduceBySave, saveAgainst } from '@/rules/damage/damage-save';
import { attackEvents, checkHit, dealHit } from '@/rules/damage/hit';

describe('hitting', () => {
  it.each([
    { roll: { successes: 35, declared: 10, extra: 10, cap: 30 }, hit: true, net: 25, total: 35, damage: 30 },
    { roll: { successes: 10, declared: 10, extra: 10, cap: 30 }, hit: false, net: 0, total: 0, damage: 0 },
    { roll: { successes: 3, declared: 10, extra: 10, cap: 30 }, hit: false, net: -7, total: 0, damage: 0 },
    { roll: { successes: 11, declared: 10, extra: 5, cap: 30 }, hit: true, net: 1, total: 6, damage: 6 },
    { roll: { successes: 0, declared: 0, extra: 5, cap: 30 }, hit: false, net: 0, total: 0, damage: 0 },
    { roll: { successes: 12, declared: 0, extra: 0, cap: null }, hit: true, net: 12, total: 12, damage: 12 },
  ])('[P-28] [P-29] $roll', ({ roll, ...outcome }) => {
    expect(checkHit(roll)).toEqual(outcome);
  });

  const damage = { grade: 'aggravated', types: ['fire'] } as const;
  const roll = { successes: 3, declared: 0, extra: 0, cap: 9 };

  it('[P-29] half of a single point does not go up, and aggravated stays what it is', () => {
    expect(dealHit({ roll: { ...roll, successes: 1 }, damage, halfGoesUp: true }).parts).toEqual([
      { ...damage, amount: 1 },
    ]);
    expect(
      dealHit({ roll, damage, halfGoesUp: true }, false, 'up').parts.map(({ amount, grade }) => [amount, grade]),
    ).toEqual([
      [1, 'aggravated'],
      [2, 'aggravated'],
    ]);
  });

  it('[P-29] [D-37] an odd half goes down, and extra damage comes beside it, outside the cap', () => {
    const extraDamage = [
      { grade: 'bashing', amount: 20, types: ['cold'] },
      { grade: 'bashing', amount: 0, types: ['cold'] },
    ] as const;
    const lethal = { grade: 'lethal', types: ['fire'] } as const;
    expect(dealHit({ roll, damage: lethal, halfGoesUp: true, extraDamage })).toEqual({
      ...{ hit: true, net: 3, total: 3, damage: 3, effectStopped: false },
      parts: [
        { ...lethal, amount: 2 },
        { grade: 'aggravated', types: ['fire'], amount: 1 },
        { grade: 'bashing', amount: 20, types: ['cold'], extra: true },
      ],
    });
    expect(dealHit({ roll, damage: lethal }).parts).toEqual([{ ...lethal, amount: 3 }]);
    expect(dealHit({ roll, damage: null }).parts).toEqual([]);
  });

  it('[P-30] immunity to the effect shows after the hit and before the damage', () => {
    expect(dealHit({ roll, damage }, true)).toMatchObject({ hit: true, effectStopped: true, parts: [] });
    expect(dealHit({ roll: { ...roll, successes: 0 }, damage }, true)).toMatchObject({
      hit: false,
      effectStopped: false,
    });
  });

  it.each([
    { hit: true, taken: 0, parrying: false, dealtDamage: false, successfulDefense: false, successfulParry: false },
    { hit: true, taken: 4, parrying: true, dealtDamage: true, successfulDefense: false, successfulParry: false },
    { hit: false, taken: 0, parrying: true, dealtDamage: false, successfulDefense: true, successfulParry: true },
    { hit: false, taken: 0, parrying: false, dealtDamage: false, successfulDefense: true, successfulParry: false },
  ])('[P-38] [P-39] [P-40] hit $hit, $taken taken, parrying $parrying', ({ hit, taken, parrying, ...events }) => {
    expect(attackEvents(hit, taken, parrying)).toEqual({ attackMade: true, hit, ...events });
    if (!parrying) expect(attackEvents(hit, taken)).toEqual({ attackMade: true, hit, ...events });
  });
});

describe('saves', () => {
  it.each([
    [true, undefined, 'reflex'],
    [false, undefined, 'none'],
    [true, 'fortitude', 'fortitude'],
    [false, 'will', 'will'],
    [true, 'none', 'none'],
  ] as const)('[P-03] area %s, stated %s: %s', (area, stated, save) => {
    expect(saveAgainst(area, stated)).toBe(save);
  });

  it.each([
    [7, 3, 4],
    [2, 5, 0],
    [0, 0, 0],
  ])('[P-02] %d points after %d successes: %d', (points, successes, left) => {
    expect(reduceBySave(points, successes)).toBe(left);
  });
});

describe('climate', () => {
  const bare = { penalty: 3, resistance: 0, allEnergyResistance: 0, immune: false };
  it.each([
    { with: {}, penalty: 3, otherEffects: true },
    { with: { resistance: 1 }, penalty: 0, otherEffects: true },
    { with: { immune: true }, penalty: 0, otherEffects: false },
    { with: { allEnergyResistance: 9 }, penalty: 3, otherEffects: true },
  ])('[P-13] with $with', ({ with: guard, ...effects }) => {
    expect(climateEffects({ ...bare, ...guard })).toEqual(effects);
  });

  it('[P-13] all-energy resistance counts where the table has it so', () => {
    expect(climateEffects({ ...bare, allEnergyResistance: 1 }, true).penalty).toBe(0);
    expect(climateEffects(bare, true).penalty).toBe(3);
  });
});
