import { describe, expect, it } from 'vitest';
import { aTrack } from '#tests/support/builders';
import { harmOneself, mayCounter } from '@/rules/actions/self-harm';

const amounts = (bashing: number, lethal = 0, aggravated = 0) => ({ bashing, lethal, aggravated });
const alone = (...counts: Parameters<typeof aTrack>) => ({ first: aTrack(...counts), second: null });

describe('self-harm', () => {
  it.each([
    {
      title: '[M-64] passing out is not dying',
      tracks: alone(3),
      hit: amounts(0, 3),
      terms: { isCondition: true },
      after: { allowed: true, tracks: alone(0, 0, 3) },
    },
    {
      title: '[M-64] a fatal condition is not met and does nothing',
      tracks: alone(1, 0, 0, 4),
      hit: amounts(0, 0, 1),
      terms: { isCondition: true },
      after: { allowed: false, tracks: alone(1, 0, 0, 4) },
    },
    {
      title: '[M-64] 10⁹ points are fatal at once',
      tracks: alone(30),
      hit: amounts(1_000_000_000),
      terms: { isCondition: true },
      after: { allowed: false, tracks: alone(30) },
    },
    {
      title: '[M-64] second Health that opens keeps alive and takes the rest',
      tracks: alone(1, 0, 0, 4),
      hit: amounts(0, 0, 3),
      terms: { isCondition: true, secondHealth: 4 },
      after: { allowed: true, tracks: { first: aTrack(0, 0, 0, 5), second: aTrack(2, 0, 0, 2) } },
    },
    {
      title: '[M-64] or only opens, by the option',
      tracks: alone(1, 0, 0, 4),
      hit: amounts(0, 0, 3),
      terms: { isCondition: true, secondHealth: 4, secondHealthCarry: false },
      after: { allowed: true, tracks: { first: aTrack(0, 0, 0, 5), second: aTrack(4) } },
    },
    {
      title: '[M-64] harm that fills both is fatal',
      tracks: alone(1, 0, 0, 4),
      hit: amounts(0, 0, 5),
      terms: { isCondition: true, secondHealth: 4 },
      after: { allowed: false, tracks: alone(1, 0, 0, 4) },
    },
    {
      title: '[M-64] as a price it may kill',
      tracks: alone(2),
      hit: amounts(0, 0, 2),
      terms: { isCondition: false },
      after: { allowed: true, tracks: alone(0, 0, 0, 2) },
    },
  ])('$title', ({ tracks, hit, terms, after }) => {
    expect(harmOneself(tracks, hit, terms)).toEqual(after);
  });

  it('[M-63] a condition is meant when nothing else is said', () => {
    expect(harmOneself(alone(2), amounts(0, 0, 2)).allowed).toBe(false);
    expect(harmOneself(alone(2), amounts(0, 0, 1))).toEqual({ allowed: true, tracks: alone(1, 0, 0, 1) });
  });

  it.each([
    { title: '[M-63] one’s own harm by one’s own means', selfInflicted: true, byOwnMeans: true, may: false },
    { title: '[M-63] one’s own harm by another’s help', selfInflicted: true, byOwnMeans: false, may: true },
    { title: '[M-63] harm by others', selfInflicted: false, byOwnMeans: true, may: true },
  ])('$title', ({ selfInflicted, byOwnMeans, may }) => {
    expect(mayCounter({ selfInflicted, byOwnMeans })).toBe(may);
  });
});
