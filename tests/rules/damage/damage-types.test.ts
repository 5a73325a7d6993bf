import { describe, expect, it } from 'vitest';
import { isBallistic } from '@/rules/damage/ballistic';
import { hitPart, tagOf } from '@/rules/damage/damage-part';
import { damageTypeCalled } from '@/rules/damage/damage-type-called';
import { ENERGY, PHYSICAL_FAMILY, STANDARD, typeCount, typeSetOf, typesIn } from '@/rules/damage/damage-types';
import { half, raiseHalf, stepGrade } from '@/rules/damage/grade-steps';
import { immunityHolds, rankHeight } from '@/rules/damage/ranks';
import { damageRider, riderFires } from '@/rules/damage/riders';

describe('damage types', () => {
  it.each([
    ['scorching', 'fire'],
    ['Negative Energy', 'unholy'],
    ['positive energy damage', 'holy'],
    ['radiant', 'radiant'],
    ['light', 'radiant'],
    ['Falling Object', 'fallingObject'],
    ['fallingObject', 'fallingObject'],
    ['[Electric]', 'lightning'],
    ['纯能量伤害', 'pure'],
    ['坠落物伤害', 'fallingObject'],
    ['damage', null],
    ['sorrow', null],
  ])('[D-01] "%s" is %s', (name, type) => {
    expect(damageTypeCalled(name)).toBe(type);
  });

  it('[D-03] [D-07] [D-25] fall into families; only poison stands outside all-round defences', () => {
    expect(typesIn(PHYSICAL_FAMILY)).toEqual(['physical', 'falling', 'fallingObject']);
    expect(typeCount(ENERGY)).toBe(9);
    expect(typeCount(STANDARD)).toBe(14);
    expect(STANDARD & typeSetOf(['poison'])).toBe(0);
  });

  it('[D-04] [D-05] a part carries forms, materials and traits at once; a type named twice counts once', () => {
    const part = hitPart(
      {
        grade: 'lethal',
        amount: 3,
        types: ['fire', 'physical', 'fire'],
        forms: ['bludgeoning'],
        materials: ['Adamantine'],
        traits: ['Magical'],
      },
      2,
    );
    expect(part).toMatchObject({
      origin: 2,
      types: ['physical', 'fire'],
      tags: ['bludgeoning', 'adamantine', 'magical'],
    });
    expect(tagOf('magic')).toBe(tagOf('Magical'));
  });

  it.each([
    { traits: ['Ammo'], canDealEnergy: false, ballistic: true },
    { traits: ['Unlimited Ammo'], canDealEnergy: false, ballistic: true },
    { traits: ['Ammo'], canDealEnergy: true, ballistic: false },
    { traits: ['Reach'], canDealEnergy: false, ballistic: false },
    { traits: [], canDealEnergy: false, ballistic: false },
  ])('[D-06] $traits, energy $canDealEnergy: ballistic $ballistic', ({ ballistic, ...shot }) => {
    expect(isBallistic(shot)).toBe(ballistic);
  });
});

describe('grades and halves', () => {
  it.each([
    ['aggravated', -2, 'bashing'],
    ['bashing', -1, 'bashing'],
    ['lethal', 1, 'aggravated'],
    ['aggravated', 1, 'aggravated'],
    ['lethal', 0, 'lethal'],
  ] as const)('[P-17] [D-15] [D-16] %s by %d is %s', (grade, steps, after) => {
    expect(stepGrade(grade, steps)).toBe(after);
  });

  it.each([
    { points: 30, rounding: 'down', stays: 15, rises: 15 },
    { points: 31, rounding: 'down', stays: 16, rises: 15 },
    { points: 31, rounding: 'up', stays: 15, rises: 16 },
    { points: 1, rounding: 'down', stays: 1, rises: 0 },
  ] as const)('[D-37] half of $points goes up, rounded $rounding', ({ points, rounding, stays, rises }) => {
    expect(raiseHalf(points, rounding)).toEqual({ stays, rises });
    expect(half(points, rounding)).toBe(rises);
  });
});

describe('what is attached to damage', () => {
  it.each([
    { needs: 'damage', hit: true, taken: 0, fires: false },
    { needs: 'damage', hit: true, taken: 1, fires: true },
    { needs: 'damage', hit: false, taken: 1, fires: false },
    { needs: 'hit', hit: true, taken: 0, fires: true },
    { needs: 'hit', hit: false, taken: 0, fires: false },
  ] as const)('[D-02] [P-40] needs a $needs; hit $hit, $taken taken: $fires', ({ needs, hit, taken, fires }) => {
    expect(riderFires(needs, hit, taken)).toBe(fires);
  });

  it.each([
    { title: 'all parts of the attack itself', own: [3, 2], extra: [4], rider: 5, total: 9 },
    { title: 'nothing where all of it came beside the attack', own: [], extra: [9], rider: 0, total: 9 },
    {
      title: '10⁹ points like any other',
      own: [1_000_000_000],
      extra: [1],
      rider: 1_000_000_000,
      total: 1_000_000_001,
    },
  ])('[D-02] [M-62] counts $title', ({ own, extra, rider, total }) => {
    const parts = [
      ...own.map((amount) => ({ amount, extra: false })),
      ...extra.map((amount) => ({ amount, extra: true })),
    ];
    expect(damageRider(parts)).toEqual({ rider, total });
  });
});

describe('immunity against Ranks', () => {
  it.each([
    ['C', 'B', false],
    ['B', 'B', true],
    ['D', null, true],
    ['D', 'Unranked', true],
    ['Unranked', 'D', false],
    ['D', 'DD', true],
    ['C', 'SS', false],
    ['S', 'A', true],
    [null, 'S', true],
  ])('[P-41] Rank %s against %s: %s', (immunity, source, holds) => {
    expect(immunityHolds(immunity, source)).toBe(holds);
  });

  it('[P-41] heights rise from no Rank to S', () => {
    expect(['Unranked', 'D', 'C', 'B', 'A', 'S'].map(rankHeight)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
