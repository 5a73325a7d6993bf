import { describe, expect, it } from 'vitest';
import { aTrack } from '#tests/support/builders';
import { harmOneself, mayCounter } from '@/rules/actions/self-harm';

const amounts = (bashing: number, lethal = 0, aggravated = 0) => ({ bashing, lethal, aggravated });
const asCondition = { isCondition: true, secondHealthReady: false };

describe('self-harm', () => {
  it.each([
    {
      title: '[M-64] passing out is not dying',
      track: aTrack(3),
      hit: amounts(0, 3),
      terms: asCondition,
      after: { allowed: true, track: aTrack(0, 0, 3) },
    },
    {
      title: '[M-64] a fatal condition is not met and does nothing',
      track: aTrack(1, 0, 0, 4),
      hit: amounts(0, 0, 1),
      terms: asCondition,
      after: { allowed: false, track: aTrack(1, 0, 0, 4) },
    },
    {
      title: '[M-64] 10⁹ points are fatal at once',
      track: aTrack(30),
      hit: amounts(1_000_000_000),
      terms: asCondition,
      after: { allowed: false, track: aTrack(30) },
    },
    {
      title: '[M-64] second Health that would open keeps alive',
      track: aTrack(1, 0, 0, 4),
      hit: amounts(0, 0, 1),
      terms: { isCondition: true, secondHealthReady: true },
      after: { allowed: true, track: aTrack(0, 0, 0, 5) },
    },
    {
      title: '[M-64] as a price it may kill',
      track: aTrack(2),
      hit: amounts(0, 0, 2),
      terms: { isCondition: false, secondHealthReady: false },
      after: { allowed: true, track: aTrack(0, 0, 0, 2) },
    },
  ])('$title', ({ track, hit, terms, after }) => {
    expect(harmOneself(track, hit, terms)).toEqual(after);
  });

  it('[M-63] a condition is meant when nothing else is said', () => {
    expect(harmOneself(aTrack(2), amounts(0, 0, 2)).allowed).toBe(false);
    expect(harmOneself(aTrack(2), amounts(0, 0, 1))).toEqual({ allowed: true, track: aTrack(1, 0, 0, 1) });
  });

  it.each([
    { title: '[M-63] one’s own harm by one’s own means', selfInflicted: true, byOwnMeans: true, may: false },
    { title: '[M-63] one’s own harm by another’s help', selfInflicted: true, byOwnMeans: false, may: true },
    { title: '[M-63] harm by others', selfInflicted: false, byOwnMeans: true, may: true },
  ])('$title', ({ selfInflicted, byOwnMeans, may }) => {
    expect(mayCounter({ selfInflicted, byOwnMeans })).toBe(may);
  });
});
