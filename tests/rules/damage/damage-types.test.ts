import { describe, expect, it } from 'vitest';
import { isBallistic } from '@/rules/damage/ballistic';
import { gradeOrder, hitPart, tagOf } from '@/rules/damage/damage-part';
import { damageTypeCalled } from '@/rules/damage/damage-type-called';
import {
  coveredBy,
  ENERGY,
  PHYSICAL_FAMILY,
  STANDARD,
  typeCount,
  typeSetOf,
  typesIn,
} from '@/rules/damage/damage-types';
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
    ['物理伤害', 'physical'],
    ['freezing', 'cold'],
    ['寒冰', 'cold'],
    ['Acid', 'acid'],
    ['corrosion', 'acid'],
    ['强酸', 'acid'],
    ['sound', 'sonic'],
    ['音波', 'sonic'],
    ['精神', 'mental'],
    ['力场', 'force'],
    ['毒素', 'poison'],
    ['fall', 'falling'],
    ['坠落', 'falling'],
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
    expect(tagOf(' Divine ')).toBe('divine weapon');
  });

  it.each([
    { title: 'nothing', names: {}, tags: [] },
    { title: 'a material alone', names: { materials: ['Silver'] }, tags: ['silver'] },
    { title: 'a trait alone', names: { traits: ['magic'] }, tags: ['magical'] },
    {
      title: 'as many materials as forms',
      names: { forms: ['slashing'], materials: ['Silver'] },
      tags: ['slashing', 'silver'],
    },
    {
      title: 'as many traits as both',
      names: { forms: ['slashing'], traits: ['magic'] },
      tags: ['slashing', 'magical'],
    },
  ] as const)('[D-04] [D-05] tags of $title', ({ names, tags }) => {
    expect(hitPart({ grade: 'lethal', amount: 1, types: ['physical'], ...names }, 0).tags).toEqual(tags);
  });

  it.each([
    { forms: [], tags: ['piercing'] },
    { forms: ['slashing'], tags: ['slashing', 'piercing'] },
    { forms: ['piercing'], tags: ['piercing'] },
  ] as const)('[D-06] ballistic damage with the forms $forms pierces, once', ({ forms, tags }) => {
    const part = hitPart({ grade: 'lethal', amount: 1, types: ['physical'], forms, ballistic: true }, 0);
    expect([part.ballistic, part.tags]).toEqual([true, tags]);
  });

  it('[D-01] a part is of no Rank, avoidable and of the attack itself unless it says otherwise', () => {
    const plain = { grade: 'lethal', amount: 1, types: ['fire'] } as const;
    expect(hitPart(plain, 0)).toMatchObject({
      ballistic: false,
      rank: null,
      unavoidable: false,
      shared: false,
      extra: false,
    });
    const all = { rank: 'B', unavoidable: true, shared: true, extra: true } as const;
    expect(hitPart({ ...plain, ...all }, 0)).toMatchObject(all);
    expect(() => hitPart({ ...plain, types: [] }, 0)).toThrow(RangeError);
  });

  it('[D-38] a defence that names physical damage covers what falls as well, any other only what it names', () => {
    expect(typesIn(coveredBy(['physical', 'fire']))).toEqual(['physical', 'fire', 'falling', 'fallingObject']);
    expect(typesIn(coveredBy(['fire', 'falling']))).toEqual(['fire', 'falling']);
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
    ['lethal', 2, 'aggravated'],
    ['bashing', 9, 'aggravated'],
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

it('[P-27] defences work on the lighter grades first; what has no grade is all alike', () => {
  expect(([null, 'bashing', 'lethal', 'aggravated'] as const).map(gradeOrder)).toEqual([0, 0, 1, 2]);
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
    expect([null, ''].map(rankHeight)).toEqual([0, 0]);
  });
});
