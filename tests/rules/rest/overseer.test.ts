import { describe, expect, it } from 'vitest';
import { aTrack } from '#tests/support/builders';
import { overseerRepair } from '@/rules/rest/overseer';

describe("the Overseer's repair", () => {
  it.each([
    { track: aTrack(8, 3, 4, 5), points: 5, after: aTrack(20), cost: 1000 },
    { track: aTrack(8, 3, 4, 5), points: 2, after: aTrack(17, 0, 0, 3), cost: 400 },
    { track: aTrack(0, 6, 4, 0), points: 0, after: aTrack(10), cost: 0 },
    { track: aTrack(1, 0, 0, 2), points: 9, after: aTrack(3), cost: 400 },
  ])('[H-32] repairs $points aggravated for $cost', ({ track, points, after, cost }) => {
    expect(overseerRepair(track, points)).toEqual({ track: after, cost });
  });

  it('[H-32] takes another price', () => {
    expect(overseerRepair(aTrack(1, 0, 0, 2), 2, 50).cost).toBe(100);
  });
});
