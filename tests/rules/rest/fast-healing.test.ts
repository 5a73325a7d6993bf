import { describe, expect, it } from 'vitest';
import { aTrack } from '#tests/support/builders';
import { defaultFastHealing, fastHeal, fastHealingCapacity, ratingsBySource } from '@/rules/rest/fast-healing';

const amounts = (bashing: number, lethal: number, aggravated: number) => ({ bashing, lethal, aggravated });

describe('what fast healing can heal in a round', () => {
  it.each([
    { ratings: [3, 2], bashingOrLethal: 5, aggravated: 0 },
    { ratings: [1], bashingOrLethal: 1, aggravated: 0 },
    { ratings: [4], bashingOrLethal: 4, aggravated: 1 },
    { ratings: [4, 3], bashingOrLethal: 7, aggravated: 1 },
    { ratings: [8, 5, 3], bashingOrLethal: 16, aggravated: 3 },
    { ratings: [], bashingOrLethal: 0, aggravated: 0 },
  ])('[H-33] [H-34] [H-35] ratings $ratings', ({ ratings, ...capacity }) => {
    expect(fastHealingCapacity(ratings)).toEqual(capacity);
  });

  it.each([
    { rating: 6, bashingOrLethal: 6, aggravated: 1 },
    { rating: 8, bashingOrLethal: 8, aggravated: 1 },
    { rating: 3, bashingOrLethal: 3, aggravated: 0 },
  ])('[H-33] rating $rating where it is all or one', ({ rating, ...capacity }) => {
    expect(fastHealingCapacity([rating], 'allOrOne')).toEqual(capacity);
  });

  it('[H-34] [H-35] counts the highest of one source, and regeneration apart from fast healing', () => {
    const werewolf = { source: 'werewolf' };
    expect(
      ratingsBySource([
        { ...werewolf, rating: 3 },
        { ...werewolf, rating: 5 },
        { source: 'ring', rating: 2 },
      ]),
    ).toEqual([5, 2]);
    expect(
      ratingsBySource([
        { kind: 'fastHealing', ...werewolf, rating: 3 },
        { kind: 'regeneration', ...werewolf, rating: 5 },
      ]),
    ).toEqual([3, 5]);
  });
});

describe('healing at the start of a round', () => {
  it.each([
    { track: aTrack(2, 1, 2, 3), ratings: [4, 3], heal: amounts(1, 2, 1), ok: true, after: aTrack(6, 0, 0, 2) },
    { track: aTrack(2, 1, 2, 3), ratings: [3, 3], heal: amounts(0, 0, 1), ok: false, after: aTrack(2, 1, 2, 3) },
    { track: aTrack(0, 0, 0, 5), ratings: [9], heal: amounts(0, 0, 2), ok: false, after: aTrack(0, 0, 0, 5) },
    { track: aTrack(2, 1, 0, 0), ratings: [5], heal: amounts(5, 0, 0), ok: true, after: aTrack(3) },
    { track: aTrack(2, 1, 0, 0), ratings: [4], heal: amounts(5, 0, 0), ok: false, after: aTrack(2, 1, 0, 0) },
    { track: aTrack(0, 0, 9, 3), ratings: [6], heal: amounts(0, 2, 1), ok: true, after: aTrack(3, 0, 7, 2) },
    { track: aTrack(0, 0, 9, 3), ratings: [8], heal: amounts(0, 0, 2), ok: true, after: aTrack(2, 0, 9, 1) },
  ])('[H-33] [H-34] $heal from $ratings on $track', ({ track, ratings, heal, ok, after }) => {
    expect(fastHeal(track, ratings, heal)).toEqual({ ok, track: after });
  });

  it.each([
    { ratings: [6], heal: amounts(0, 6, 0), ok: true },
    { ratings: [6], heal: amounts(0, 0, 1), ok: true },
    { ratings: [6], heal: amounts(0, 1, 1), ok: false },
    { ratings: [8], heal: amounts(0, 0, 2), ok: false },
    { ratings: [8, 4], heal: amounts(0, 8, 1), ok: true },
    { ratings: [8, 4], heal: amounts(0, 9, 1), ok: false },
    { ratings: [8, 4], heal: amounts(0, 0, 2), ok: true },
  ])('[H-34] $heal from $ratings where it is all or one: $ok', ({ ratings, heal, ok }) => {
    expect(fastHeal(aTrack(1, 0, 20, 5), ratings, heal, 'allOrOne').ok).toBe(ok);
  });

  it.each([
    { track: aTrack(2, 4, 2, 3), ratings: [4, 1], first: false, exchange: 'perFour', heals: amounts(3, 2, 0) },
    { track: aTrack(2, 4, 2, 3), ratings: [4, 1], first: true, exchange: 'perFour', heals: amounts(0, 1, 1) },
    { track: aTrack(2, 4, 2, 3), ratings: [6], first: true, exchange: 'allOrOne', heals: amounts(0, 0, 1) },
    { track: aTrack(2, 1, 0, 0), ratings: [6], first: true, exchange: 'perFour', heals: amounts(1, 0, 0) },
  ] as const)('[H-33] [H-34] of itself heals $heals from $ratings', ({ track, ratings, first, exchange, heals }) => {
    expect(defaultFastHealing(track, ratings, first, exchange)).toEqual(heals);
  });

  it('[H-34] heals 10⁹ points as it heals one', () => {
    const most = 1_000_000_000;
    const healed = fastHeal(aTrack(1, most, most, most), [most], amounts(0, 0, most / 4));
    expect(healed.track.aggravated).toBe(most - most / 4);
  });
});
