import { describe, expect, it } from 'vitest';
import { aTrack } from '#tests/support/builders';
import { naturalRecovery, recoveryOptions, recoveryOptionsAtSpeed } from '@/rules/rest/recovery-options';

describe('ways to spend days and long rests', () => {
  it.each([
    {
      days: 7,
      rests: 7,
      pairs: [
        [3, 0],
        [0, 1],
      ],
    },
    {
      days: 9,
      rests: 9,
      pairs: [
        [4, 0],
        [1, 1],
      ],
    },
    {
      days: 14,
      rests: 14,
      pairs: [
        [7, 0],
        [3, 1],
        [0, 2],
      ],
    },
    { days: 7, rests: 6, pairs: [[3, 0]] },
    { days: 1, rests: 3, pairs: [[0, 0]] },
    { days: 0, rests: 0, pairs: [[0, 0]] },
  ])('[H-20] [H-21] [H-22] $days days with $rests rests', ({ days, rests, pairs }) => {
    expect(recoveryOptions(days, rests)).toEqual(pairs);
  });

  it.each([
    {
      minutes: 10080,
      rests: 7,
      multiplier: 2,
      pairs: [
        [7, 0],
        [3, 1],
      ],
    },
    {
      minutes: 10080,
      rests: 8,
      multiplier: 2,
      pairs: [
        [7, 0],
        [3, 1],
        [0, 2],
      ],
    },
    {
      minutes: 10080,
      rests: 7,
      multiplier: 1,
      pairs: [
        [3, 0],
        [0, 1],
      ],
    },
  ])('[H-30] $minutes minutes with $rests rests at speed $multiplier', ({ pairs, ...budget }) => {
    expect(recoveryOptionsAtSpeed(budget)).toEqual(pairs);
  });

  it('[H-22] leaves out what there is no wound for, and pairs that another one betters', () => {
    expect(recoveryOptions(14, 14, { lethal: 1 })).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(recoveryOptions(14, 14, { lethal: 3, aggravated: 1 })).toEqual([[3, 1]]);
    expect(recoveryOptions(14, 14, { lethal: 0, aggravated: 0 })).toEqual([[0, 0]]);
  });

  it('[H-24] a day asleep heals 1 lethal where only the long rests count', () => {
    expect(recoveryOptionsAtSpeed({ minutes: 1440, rests: 3, restDaysRequired: false })).toEqual([[1, 0]]);
    expect(recoveryOptionsAtSpeed({ minutes: 3360, rests: 7, restDaysRequired: false })).toEqual([
      [3, 0],
      [0, 1],
    ]);
  });
});

describe('recovery on the track', () => {
  it.each([
    { track: aTrack(1, 2, 3, 1), back: [1, 1, 0], after: aTrack(3, 1, 2, 1) },
    { track: aTrack(1, 2, 0, 0), back: [5, 1, 0], after: aTrack(3, 0, 0, 0) },
  ])('[H-22] $back of $track', ({ track, back: [bashing = 0, lethal = 0, aggravated = 0], after }) => {
    expect(naturalRecovery(track, { bashing, lethal, aggravated })).toEqual(after);
  });
});
