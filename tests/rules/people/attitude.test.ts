import { describe, expect, it } from 'vitest';
import { attitudesOf, shiftAttitude } from '@/rules/people/attitude';

describe('attitudes', () => {
  it.each([
    { from: 'wary', steps: 2, isBeast: false, to: 'friendly' },
    { from: 'helpful', steps: -1, isBeast: false, to: 'friendly' },
    { from: 'hostile', steps: -3, isBeast: false, to: 'hostile' },
    { from: 'devoted', steps: 1, isBeast: false, to: 'devoted' },
    { from: 'devoted', steps: 1, isBeast: true, to: 'obedient' },
    { from: 'obedient', steps: 0, isBeast: false, to: 'devoted' },
    { from: 'hostile', steps: 1_000_000_000, isBeast: true, to: 'obedient' },
  ] as const)('[M-35] $from, $steps steps, beast: $isBeast', ({ from, steps, isBeast, to }) => {
    expect(shiftAttitude(from, steps, isBeast)).toBe(to);
  });

  it('[M-35] only beasts can be obedient', () => {
    expect(attitudesOf(true)).toHaveLength(8);
    expect(attitudesOf(false)).not.toContain('obedient');
  });
});
