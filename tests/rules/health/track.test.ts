import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import type { Grade, Track } from '@/model/health';
import { damageObject, damageTrack, strike, trackTotal } from '@/rules/health/track';

const amounts = (bashing: number, lethal = 0, aggravated = 0) => ({ bashing, lethal, aggravated });

describe('damage on a track', () => {
  it.each([
    { title: '[H-03] bashing on healthy points', track: aTrack(20), hit: amounts(3), after: aTrack(17, 3) },
    { title: '[H-04] lethal on healthy points', track: aTrack(17, 3), hit: amounts(0, 4), after: aTrack(13, 3, 4) },
    {
      title: '[H-05] aggravated on healthy points',
      track: aTrack(13, 3, 4),
      hit: amounts(0, 0, 5),
      after: aTrack(8, 3, 4, 5),
    },
    {
      title: '[H-06] bashing before lethal',
      track: aTrack(8, 3, 4, 5),
      hit: amounts(10, 10),
      after: aTrack(0, 0, 14, 6),
    },
    { title: '[H-06] not the worst grade first', track: aTrack(4), hit: amounts(2, 2, 2), after: aTrack(0, 0, 2, 2) },
    { title: '[H-03] bashing pushes its own points on', track: aTrack(3), hit: amounts(7), after: aTrack(0, 0, 2, 1) },
    { title: '[H-04] lethal pushes bashing up', track: aTrack(2, 2), hit: amounts(0, 5), after: aTrack(0, 0, 3, 1) },
  ])('$title', ({ track, hit, after }) => {
    expect(damageTrack(track, hit).track).toEqual(after);
  });

  it('[H-07] points that find nothing to change are reported per grade', () => {
    expect(damageTrack(aTrack(0, 0, 0, 4), amounts(2, 1, 3)).overflow).toEqual(amounts(2, 1, 3));
  });

  it('[H-01] [H-02] a hit of 10⁹ points is one step like any other', () => {
    expect(damageTrack(aTrack(300), amounts(1_000_000_000)).track).toEqual(aTrack(0, 0, 0, 300));
  });

  it('[H-08] objects count every point once and are destroyed at their maximum', () => {
    expect(damageObject({ maximum: 10, taken: 0 }, amounts(3, 4, 2))).toEqual({ taken: 9, left: 1, destroyed: false });
    expect(damageObject({ maximum: 10, taken: 9 }, amounts(5, 5, 5))).toEqual({ taken: 10, left: 0, destroyed: true });
  });
});

/** The rule as the book tells it, point by point. */
function strikeByPoints(track: Track, grade: Grade, points: number): Track {
  const next = { ...track };
  for (let point = 0; point < points; point += 1) {
    if (next.healthy > 0) [next.healthy, next[grade]] = [next.healthy - 1, next[grade] + 1];
    else if (next.bashing > 0) {
      next.bashing -= 1;
      next[grade === 'aggravated' ? 'aggravated' : 'lethal'] += 1;
    } else if (next.lethal > 0) [next.lethal, next.aggravated] = [next.lethal - 1, next.aggravated + 1];
  }
  return next;
}

const anyTrack = fc
  .tuple(fc.nat(12), fc.nat(12), fc.nat(12), fc.nat(12))
  .map(([healthy, bashing, lethal, aggravated]) => ({ healthy, bashing, lethal, aggravated }));

describe('the closed form', () => {
  it('[H-03] [H-04] [H-05] equals the point-by-point rule', () => {
    const grade = fc.constantFrom<Grade>('bashing', 'lethal', 'aggravated');
    fc.assert(
      fc.property(anyTrack, grade, fc.nat(60), (track, g, points) => {
        expect(strike(track, g, points).track).toEqual(strikeByPoints(track, g, points));
      }),
      propertyRuns(2000),
    );
  });

  it('[H-07] raises B + 2L + 3A by exactly the points applied until the track is full', () => {
    const weight = (t: Track) => t.bashing + 2 * t.lethal + 3 * t.aggravated;
    fc.assert(
      fc.property(anyTrack, fc.nat(80), (track, points) => {
        const struck = strike(track, 'bashing', points);
        expect(weight(struck.track) - weight(track)).toBe(points - struck.overflow);
        expect(trackTotal(struck.track)).toBe(trackTotal(track));
      }),
    );
  });
});
