import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { type StepCosts, type StepRun, stepsWithin } from '@/rules/amplify/amplification-steps';
import { type Amplifiable, amplify, startingLevel } from '@/rules/amplify/amplify';

const spread = (runs: readonly StepRun[]) => runs.flatMap(({ cost, times }) => Array<number>(times).fill(cost));

type Case = Readonly<{ title: string; ability: Amplifiable; level: number; steps: number[]; pay: number }>;

describe('amplifying', () => {
  it.each<Case>([
    { title: '[M-50] rising steps', ability: { costs: [1, 3, 5], cap: 3 }, level: 2, steps: [1, 3], pay: 4 },
    { title: '[M-50] not at all', ability: { costs: 4, cap: 3 }, level: 0, steps: [], pay: 0 },
    {
      title: '[M-50] the last cost listed holds for the steps after it',
      ability: { costs: [1, 2], cap: 2, capBonus: 2 },
      level: 4,
      steps: [1, 2, 2, 2],
      pay: 7,
    },
    {
      title: '[M-51] steps it has are not paid for',
      ability: { costs: [1, 2, 4], cap: 3, alreadySteps: 2 },
      level: 3,
      steps: [4],
      pay: 4,
    },
    {
      title: '[M-51] nor given back',
      ability: { costs: 2, cap: 5, alreadySteps: 3 },
      level: 1,
      steps: [],
      pay: 0,
    },
    {
      title: '[M-51] [M-54] steps and points together',
      ability: { costs: [1, 2, 3, 4], cap: 4, alreadySteps: 1, alreadyPoints: 4 },
      level: 4,
      steps: [0, 1, 4],
      pay: 5,
    },
    {
      title: '[M-52] a discount comes off the sum, down to 0',
      ability: { costs: [2, 2], cap: 2, discount: 3 },
      level: 2,
      steps: [2, 2],
      pay: 1,
    },
    {
      title: '[M-54] points beyond the steps buy nothing more',
      ability: { costs: 3, cap: 2, alreadyPoints: 100 },
      level: 2,
      steps: [0, 0],
      pay: 0,
    },
    {
      title: '[M-54] free steps take no points',
      ability: { costs: [0, 0, 4], cap: 3, alreadyPoints: 3 },
      level: 3,
      steps: [0, 0, 1],
      pay: 1,
    },
  ])('$title', ({ ability, level, steps, pay }) => {
    const bought = amplify(ability, level);
    expect(bought && spread(bought.steps)).toEqual(steps);
    expect(bought?.pay).toBe(pay);
  });

  it('[M-52] the discount of every step, if the table reads it so', () => {
    const ability = { costs: [1, 2, 5], cap: 3, discount: 2 };
    expect(amplify(ability, 3)?.pay).toBe(6);
    expect(amplify(ability, 3, 'perStep')?.pay).toBe(3);
    expect(amplify({ ...ability, alreadyPoints: 1 }, 3, 'perStep')?.pay).toBe(2);
  });

  it('[M-53] never beyond the cap, which can rise', () => {
    expect(amplify({ costs: 1, cap: 2 }, 3)).toBeNull();
    expect(amplify({ costs: 1, cap: 2, capBonus: 1 }, 3)?.pay).toBe(3);
    expect(amplify({ costs: 1, cap: 2, capBonus: 1 }, 4)).toBeNull();
  });

  it.each<{ title: string; costs: StepCosts; cap: number; steps: number }>([
    { title: '[M-53] a cap in points, equal steps', costs: 2, cap: 7, steps: 3 },
    { title: '[M-53] a cap in points, rising steps', costs: [1, 2, 3], cap: 5, steps: 2 },
    { title: '[M-53] no point, no step', costs: 1, cap: 0, steps: 0 },
  ])('$title', ({ costs, cap, steps }) => {
    expect(stepsWithin(costs, cap)).toBe(steps);
  });

  it('[M-50] 10⁹ steps cost what 10 do', () => {
    const bought = amplify({ costs: 3, cap: 1_000_000_000, alreadyPoints: 4 }, 1_000_000_000);
    expect(bought).toEqual({
      steps: [
        { cost: 0, times: 1 },
        { cost: 2, times: 1 },
        { cost: 3, times: 999_999_998 },
      ],
      pay: 2_999_999_996,
    });
  });

  it.each([
    { title: '[M-51] points buy whole steps', ability: { costs: 3, cap: 9, alreadyPoints: 7 }, level: 2, credit: 1 },
    {
      title: '[M-51] from the steps it has',
      ability: { costs: [1, 2, 3], cap: 3, alreadySteps: 1, alreadyPoints: 2 },
      level: 2,
      credit: 0,
    },
    { title: '[M-51] never above the cap', ability: { costs: 1, cap: 2, alreadySteps: 5 }, level: 2, credit: 0 },
    {
      title: '[M-54] points too few for a step wait',
      ability: { costs: [4, 1], cap: 2, alreadyPoints: 3 },
      level: 0,
      credit: 3,
    },
    { title: '[M-54] free steps come at once', ability: { costs: 0, cap: 4 }, level: 4, credit: 0 },
  ])('$title', ({ ability, level, credit }) => {
    expect(startingLevel(ability)).toEqual({ level, credit });
  });
});

/** The rule told step by step: Σ of the steps bought, less what it already has, less the discount, never below 0. */
function payByTheBook({ costs, alreadySteps, alreadyPoints, discount }: Required<Amplifiable>, level: number) {
  let sum = 0;
  for (let step = alreadySteps + 1; step <= level; step += 1) {
    sum += typeof costs === 'number' ? costs : (costs[Math.min(step, costs.length) - 1] ?? 0);
  }
  return Math.max(0, Math.max(0, sum - alreadyPoints) - discount);
}

describe('the price of amplifying', () => {
  const anyCosts = fc.oneof(fc.nat(6), fc.array(fc.nat(6), { minLength: 1, maxLength: 5 }));
  const anyAbility = fc.record({
    costs: anyCosts,
    cap: fc.constant(12),
    capBonus: fc.nat(3),
    alreadySteps: fc.nat(12),
    alreadyPoints: fc.nat(30),
    discount: fc.nat(10),
  });
  test.prop([anyAbility, fc.nat(12)], propertyRuns(2000))(
    '[M-50] [M-51] [M-52] [M-54] equals the step-by-step sum',
    (ability, level) => {
      expect(amplify(ability, level)?.pay).toBe(payByTheBook(ability, level));
    },
  );
});
