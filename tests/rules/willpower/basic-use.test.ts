import { describe, expect, it } from 'vitest';
import { anEffect, aSheet } from '#tests/support/builders';
import { basicBonus, willRoll, willSave } from '@/rules';
import { bonusOnFollowUp, canSpendOnDefense, canSpendOnRoll, helpsWill } from '@/rules/willpower/basic-use';

const use = { extended: false, rolls: 1, alreadyUsed: false, selfAware: true, points: 1 };

describe('basic use of Willpower', () => {
  it.each([
    { title: '[W-03] one roll', change: {}, allowed: false, may: true },
    { title: '[W-03] not two rolls', change: { rolls: 2 }, allowed: true, may: false },
    { title: '[W-03] not twice', change: { alreadyUsed: true }, allowed: true, may: false },
    { title: '[W-06] not extended', change: { extended: true }, allowed: false, may: false },
    { title: '[W-06] extended where an ability allows it', change: { extended: true }, allowed: true, may: true },
  ])('$title', ({ change, allowed, may }) => expect(canSpendOnRoll({ ...use, ...change }, allowed)).toBe(may));

  it.each([
    { title: '[W-04] against an attack', change: {}, may: true },
    { title: '[W-04] once against each', change: { usedAgainstThisAttack: true }, may: false },
    { title: '[W-04] with a point to spend', change: { points: 0 }, may: false },
    { title: '[W-07] awake', change: { selfAware: false }, may: false },
  ])('$title', ({ change, may }) =>
    expect(canSpendOnDefense({ usedAgainstThisAttack: false, selfAware: true, points: 2, ...change })).toBe(may),
  );

  it('[W-05] [W-06] the first of follow-up rolls alone has the bonus, improved or not', () => {
    expect([1, 2, 3].map((roll) => bonusOnFollowUp(basicBonus(2), roll))).toEqual([5, 0, 0]);
  });

  it('[W-23] a bonus to saves is none to rolls, nor the other way round', () => {
    expect([
      helpsWill('willSave', 'willSave'),
      helpsWill('willSave', 'willRoll'),
      helpsWill('willRoll', 'willSave'),
    ]).toEqual([true, false, false]);
    const sheet = { ...aSheet(), effects: [anEffect([{ target: 'willSave', amount: 2 }])] };
    expect([willRoll(sheet).value, willSave(sheet).value]).toEqual([4, 6]);
  });
});
