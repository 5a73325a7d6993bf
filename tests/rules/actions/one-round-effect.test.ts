import { describe, expect, it } from 'vitest';
import { endOfRounds, oneRoundEffect } from '@/rules/actions/one-round-effect';

describe('effects of one round', () => {
  it.each([
    { title: '[M-48] begun in time', begins: 'beforeResolution', ends: 'beforeTriggers' },
    { title: '[M-48] begun too late for this round', begins: 'afterResolution', ends: 'afterItsTrigger' },
    { title: '[M-48] begun in the turn of another', begins: 'offTurn', ends: 'afterItsTrigger' },
  ] as const)('$title: one trigger', ({ begins, ends }) => {
    expect(oneRoundEffect(begins)).toEqual({ triggers: 1, ends });
  });

  it.each([
    { title: '[M-48] two rounds are counted as usual', effect: { lasted: 2, recurring: true, triggered: false } },
    { title: '[M-48] a plain bonus ends on time', effect: { lasted: 1, recurring: false, triggered: false } },
    { title: '[M-48] what has done its work ends on time', effect: { lasted: 1, recurring: true, triggered: true } },
  ])('$title', ({ effect }) => {
    expect(endOfRounds(effect)).toBe('beforeTriggers');
  });
});
