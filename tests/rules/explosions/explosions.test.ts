import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { clusterRoll } from '@/rules/explosions/cluster-roll';
import { clusterDamage, explosionsAt, overlapDamage } from '@/rules/explosions/overlap-damage';

const times = (count: number, damage: number) => Array.from({ length: count }, () => damage);

describe('blasts that overlap', () => {
  it.each([
    { damages: [4, 4], damage: 5, left: 0 },
    { damages: [4, 4, 4], damage: 5, left: 4 },
    { damages: times(4, 4), damage: 6, left: 3 },
    { damages: [1, 4, 4, 4], damage: 6, left: 0 },
    { damages: [7], damage: 7, left: 0 },
    { damages: [9, 3, 3, 2], damage: 9, left: 8 },
    { damages: [9, 3, 3, 3], damage: 10, left: 0 },
    { damages: [], damage: 0, left: 0 },
    { damages: [0, 0, 0], damage: 0, left: 0 },
    { damages: [1_000_000_000, 1_000_000_000], damage: 1_000_000_001, left: 0 },
  ])('[M-01] $damages', ({ damages, damage, left }) => {
    expect(overlapDamage(damages)).toMatchObject({ damage, left });
  });

  it('[M-01] shows how the damage came about', () => {
    expect(overlapDamage([3, 6, 2, 4])).toEqual({
      damage: 7,
      baseline: 6,
      increase: 1,
      cap: 20,
      others: 9,
      used: 6,
      left: 3,
    });
  });

  it.each([
    { damages: [4, 4, 4, 1], rule: 6, grenadeExample: 5 },
    { damages: times(5, 4), rule: 7, grenadeExample: 6 },
    { damages: times(7, 4), rule: 8, grenadeExample: 7 },
  ])('[M-01] the table may go by the example of the grenades: $damages', ({ damages, rule, grenadeExample }) => {
    expect(overlapDamage(damages, { threshold: 'rule' }).damage).toBe(rule);
    expect(overlapDamage(damages, { threshold: 'grenadeExample' }).damage).toBe(grenadeExample);
  });

  it.each([
    { damages: [10, ...times(100, 1)], capped: 15, uncapped: 17 },
    { damages: [2, ...times(100, 1)], capped: 7, uncapped: 14 },
    { damages: [3, ...times(50, 2)], capped: 13, uncapped: 14 },
  ])('[M-02] five times the second highest at most: $damages', ({ damages, capped, uncapped }) => {
    expect(overlapDamage(damages).damage).toBe(capped);
    expect(overlapDamage(damages, { capped: false })).toMatchObject({ damage: uncapped, cap: null });
  });

  it('[M-03] a cluster is all of its explosives overlapping', () => {
    expect(clusterDamage(times(4, 4)).damage).toBe(6);
    expect(clusterDamage([4, 4, 4, 1], { threshold: 'grenadeExample' }).damage).toBe(5);
  });

  it('[M-01] [M-02] kinds stay apart, each at the grade of its strongest blast', () => {
    const hits = explosionsAt([
      { kind: 'fire', damage: 4, grade: 'bashing' },
      { kind: 'physical', damage: 6, grade: 'lethal' },
      { kind: 'fire', damage: 4, grade: 'lethal' },
      { kind: 'fire', damage: 2, grade: 'aggravated' },
    ]);
    expect(hits.map(({ kind, damage, grade }) => [kind, damage, grade])).toEqual([
      ['fire', 5, 'lethal'],
      ['physical', 6, 'lethal'],
    ]);
  });

  test.prop([fc.array(fc.nat(12), { minLength: 1, maxLength: 60 }), fc.boolean()])(
    '[M-01] [M-02] equals raising it step by step, in any order',
    (damages, capped) => {
      const [baseline = 0, second = 0, ...rest] = damages.toSorted((a, b) => b - a);
      let left = rest.reduce((sum, next) => sum + next, second);
      let damage = baseline;
      while (damage > 0 && left >= damage && (!capped || damage - baseline < 5 * second)) {
        left -= damage;
        damage += 1;
      }
      expect(overlapDamage(damages, { capped })).toMatchObject({ damage, left });
      expect(overlapDamage(damages.toReversed(), { capped })).toEqual(overlapDamage(damages, { capped }));
    },
  );
});

describe('making a cluster', () => {
  it.each([
    { dice: [8, 9, 10, 3], successesBefore: 2, total: 5, finished: true, mishapDamage: null },
    { dice: [8, 7], successesBefore: 3, total: 4, finished: false, mishapDamage: null },
    { dice: [1, 10, 8], successesBefore: 0, total: 2, finished: false, mishapDamage: null },
    { dice: [1, 1, 10, 8], successesBefore: 3, total: 5, finished: false, mishapDamage: 5 },
    { dice: [1], successesBefore: 9, total: 9, finished: false, mishapDamage: 9 },
    { dice: [], successesBefore: 5, total: 5, finished: true, mishapDamage: null },
  ])('[M-04] $dice after $successesBefore successes', ({ dice, successesBefore, ...after }) => {
    expect(clusterRoll({ dice, successesBefore, difficulty: 5 })).toMatchObject(after);
  });

  it('[M-04] reaching the difficulty is enough unless the table asks for more', () => {
    const roll = { dice: [8], successesBefore: 4, difficulty: 5 };
    expect(clusterRoll(roll).finished).toBe(true);
    expect(clusterRoll(roll, 'mustBeat').finished).toBe(false);
  });
});
