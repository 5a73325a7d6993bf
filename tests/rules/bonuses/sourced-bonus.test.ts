import { expect, it } from 'vitest';
import { STACKING_DEFAULTS, stackBonuses } from '@/rules';
import { ruledBonus, sourcedContributions } from '@/rules/bonuses/sourced-bonus';

it('[B-18] points that a rule brings are a bonus, and below 0 a penalty', () => {
  expect(ruledBonus('perfect', 3, { kind: 'willpower' }, 'W-04')).toEqual({
    type: 'perfect',
    sign: 'bonus',
    amount: 3,
    source: { id: 'willpower' },
    from: { kind: 'willpower' },
    by: 'W-04',
  });
  expect(ruledBonus('perfect', 0, { kind: 'willpower' }, 'W-04').sign).toBe('bonus');
  expect(ruledBonus('size', -2, { kind: 'size' }, 'M-19', 'giant')).toMatchObject({
    sign: 'penalty',
    amount: 2,
    source: { id: 'giant' },
  });
});

it('[B-17] what counts cites the rule that brings it, what doesn’t the rule that stops it', () => {
  const { entries } = stackBonuses([
    ruledBonus('luck', 3, { kind: 'skill', name: 'Gambling' }, 'B-30', 'Gambling'),
    ruledBonus('luck', 2, { kind: 'item', name: 'coin' }, 'B-30', 'coin'),
    { ...ruledBonus('luck', -4, { kind: 'size' }, 'M-19'), by: undefined },
  ]);
  const stacked = { type: 'luck', combining: 'best' };
  expect(sourcedContributions(entries)).toEqual([
    { rule: 'B-30', source: { kind: 'skill', name: 'Gambling' }, amount: 3, counted: true, stacked },
    {
      rule: 'B-02',
      source: { kind: 'item', name: 'coin' },
      amount: 2,
      counted: false,
      reason: 'notHighest',
      stacked: { ...stacked, best: 3 },
    },
    { rule: 'B-T17', source: { kind: 'size' }, amount: -4, counted: true, stacked },
  ]);
});

it.each([
  ['all', 'dodge', 1, {}],
  ['bestAndIncreases', 'naturalArmor', 1, {}],
  ['bestTree', 'training', 1, {}],
  ['best', 'luck', 1, {}],
  ['all', 'circumstance', -1, {}],
  ['best', 'circumstance', 1, {}],
  ['best', 'untyped', -1, {}],
  ['all', 'untyped', -1, { untypedPenalties: 'sum' }],
  ['bestAndIncreases', 'luck', 1, { increaseStacks: 'all' }],
] as const)('[B-02] [B-20] says %s of %s with the sign of %d', (combining, type, points, options) => {
  const { entries } = stackBonuses([ruledBonus(type, points, { kind: 'size' }, 'M-19')], {
    ...STACKING_DEFAULTS,
    ...options,
  });
  expect(sourcedContributions(entries)[0]?.stacked).toEqual({ type, combining });
});
