import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { fc, test } from '#tests/support/property';
import { propertyRuns } from '#tests/support/property-runs';
import { countSuccesses } from '@/rules/dice/count-successes';
import { rolledAgainOn, throwDice } from '@/rules/dice/throw-dice';

/** A die that shows these numbers in order, then ones. */
function dieShowing(numbers: readonly number[]): () => number {
  let next = 0;
  return () => numbers[next++] ?? 1;
}

describe('throwing dice', () => {
  it.each([
    { again: 'tenAgain', shown: [10, 3, 10, 9], dice: [10, 3], rolledAgain: [10, 9] },
    { again: 'nineAgain', shown: [9, 3, 8], dice: [9, 3], rolledAgain: [8] },
    { again: 'eightAgain', shown: [8, 10, 8, 2, 7], dice: [8, 10], rolledAgain: [8, 2, 7] },
    { again: 'none', shown: [10, 10], dice: [10, 10], rolledAgain: [] },
  ] as const)('[X-05] $again: $shown', ({ again, shown, dice, rolledAgain }) => {
    expect(throwDice(2, again, dieShowing(shown))).toEqual({ dice, rolledAgain });
  });

  it('[X-05] goes by the table where nothing else is said', () => {
    expect(rolledAgainOn(aSheet(), null)).toBe('tenAgain');
    expect(rolledAgainOn(aSheet({ tableRules: { tenAgain: false } }), null)).toBe('none');
    expect(rolledAgainOn(aSheet({ tableRules: { tenAgain: false } }), 'nineAgain')).toBe('nineAgain');
  });

  const again = fc.constantFrom('none', 'tenAgain', 'nineAgain', 'eightAgain');
  test.prop([fc.nat({ max: 40 }), again, fc.array(fc.integer({ min: 1, max: 10 }))], propertyRuns(200))(
    '[X-05] a thrown roll owes no die, and has none too many',
    (count, rule, shown) => {
      const roll = throwDice(count, rule, dieShowing(shown));
      expect(roll.dice).toHaveLength(count);
      expect(countSuccesses(roll, { again: rule })?.owed).toBe(0);
    },
  );
});
