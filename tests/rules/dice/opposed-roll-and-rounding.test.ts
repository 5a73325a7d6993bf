import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { meetsDifficulty, opposedRoll } from '@/rules/dice/opposed-roll';
import { roundedQuotient } from '@/rules/dice/rounding';

describe('successes against a difficulty', () => {
  it.each([
    { successes: 4, difficulty: 4, ties: 'meetsDC', succeeds: true, marginOfSuccess: 0, marginOfFailure: 0 },
    { successes: 4, difficulty: 4, ties: 'mustBeat', succeeds: false, marginOfSuccess: 0, marginOfFailure: 0 },
    { successes: 5, difficulty: 4, ties: 'mustBeat', succeeds: true, marginOfSuccess: 1, marginOfFailure: 0 },
    { successes: 1, difficulty: 4, ties: 'meetsDC', succeeds: false, marginOfSuccess: 0, marginOfFailure: 3 },
    { successes: 0, difficulty: 0, ties: 'meetsDC', succeeds: true, marginOfSuccess: 0, marginOfFailure: 0 },
  ] as const)('[X-05] $successes against $difficulty, $ties', ({ successes, difficulty, ties, ...result }) => {
    expect(opposedRoll(successes, difficulty, ties)).toEqual(result);
    expect(meetsDifficulty(successes, difficulty, ties)).toBe(result.succeeds);
  });

  it('[X-05] a tie succeeds unless the table says otherwise', () => {
    expect(opposedRoll(3, 3).succeeds).toBe(true);
  });
});

describe('rounding', () => {
  it.each([
    { dividend: 777, divisor: 2, down: 388, up: 389, nearest: 389 },
    { dividend: 7, divisor: 4, down: 1, up: 2, nearest: 2 },
    { dividend: 5, divisor: 4, down: 1, up: 2, nearest: 1 },
    { dividend: 6, divisor: 2, down: 3, up: 3, nearest: 3 },
    { dividend: 0, divisor: 4, down: 0, up: 0, nearest: 0 },
    { dividend: -7, divisor: 2, down: -4, up: -3, nearest: -3 },
  ])('[X-06] $dividend in $divisor parts', ({ dividend, divisor, down, up, nearest }) => {
    expect(roundedQuotient(dividend, divisor, 'down')).toBe(down);
    expect(roundedQuotient(dividend, divisor, 'up')).toBe(up);
    expect(roundedQuotient(dividend, divisor, 'nearest')).toBe(nearest);
  });

  it('[X-06] small amounts below 0 come to 0, never to -0', () => {
    expect(roundedQuotient(-1, 4, 'up')).toBe(0);
    expect(roundedQuotient(-1, 4, 'nearest')).toBe(0);
  });

  test.prop([fc.nat(1_000_000_000), fc.integer({ min: 1, max: 100 })])(
    '[X-06] down and up enclose the quotient and meet where it is whole',
    (dividend, divisor) => {
      const [down, up] = [roundedQuotient(dividend, divisor, 'down'), roundedQuotient(dividend, divisor, 'up')];
      expect(up - down).toBe(dividend % divisor === 0 ? 0 : 1);
      expect(down * divisor).toBeLessThanOrEqual(dividend);
    },
  );
});
