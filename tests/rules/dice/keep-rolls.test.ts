import { describe, expect, it } from 'vitest';
import { keptRoll, planRolls } from '@/rules/dice/keep-rolls';

const highest = (of: number) => ({ keep: 'highest', of }) as const;
const lowest = (of: number) => ({ keep: 'lowest', of }) as const;

describe('how often to roll', () => {
  it.each([
    { abilities: [highest(3), highest(2)], plan: { rolls: 4, keep: 'highest', extra: 3 } },
    { abilities: [highest(2), lowest(2)], plan: { rolls: 1, keep: 'single', extra: 0 } },
    { abilities: [], plan: { rolls: 1, keep: 'single', extra: 0 } },
    { abilities: [lowest(4), highest(2)], plan: { rolls: 3, keep: 'lowest', extra: -2 } },
    { abilities: [highest(1), lowest(1)], plan: { rolls: 1, keep: 'single', extra: 0 } },
    { abilities: [highest(0), lowest(2)], plan: { rolls: 2, keep: 'lowest', extra: -1 } },
    { abilities: [highest(1_000_000_000)], plan: { rolls: 1_000_000_000, keep: 'highest', extra: 999_999_999 } },
  ])('[M-31] $abilities', ({ abilities, plan }) => {
    expect(planRolls(abilities)).toEqual(plan);
  });
});

describe('the roll that counts', () => {
  it.each([
    { abilities: [highest(3)], successes: [2, 5, 5], kept: { index: 1, successes: 5 } },
    { abilities: [lowest(3)], successes: [2, 5, 2], kept: { index: 0, successes: 2 } },
    { abilities: [], successes: [4], kept: { index: 0, successes: 4 } },
    { abilities: [highest(3)], successes: [2, 5], kept: null },
    { abilities: [], successes: [2, 5], kept: null },
    { abilities: [], successes: [], kept: null },
  ])('[M-31] of $successes', ({ abilities, successes, kept }) => {
    expect(keptRoll(planRolls(abilities), successes)).toEqual(kept);
  });
});
