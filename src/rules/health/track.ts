import { type Grade, type GradeAmounts, HEALTH_STATES, type Track } from '@/model/health';

/** All Health points of a track, in points: its maximum. @rule H-01 */
export const trackTotal = (track: Track): number => track.healthy + track.bashing + track.lethal + track.aggravated;

/** Adds up the points of one damage instance. @rule H-02 */
export const amountsTotal = (amounts: GradeAmounts): number => amounts.bashing + amounts.lethal + amounts.aggravated;

/** A track after damage, and the points of that damage that found nothing left to change. */
export type Damaged = Readonly<{ track: Track; overflow: number }>;

/**
 * Points of one grade strike a track. Same result as striking point by point, at the same cost for any number.
 * @rule H-03 @rule H-04 @rule H-05 @rule H-07
 */
export function strike(track: Track, grade: Grade, points: number): Damaged {
  if (points === 0 || track.aggravated === trackTotal(track)) return { track, overflow: points };
  if (grade === 'bashing') return strikeBashing(track, points);
  return grade === 'lethal' ? strikeLethal(track, points) : strikeAggravated(track, points);
}

/** Healthy points turn bashing, then bashing ones lethal, then lethal ones aggravated. @rule H-03 */
function strikeBashing({ healthy, bashing, lethal, aggravated }: Track, points: number): Damaged {
  const hurt = Math.min(points, healthy);
  const worse = Math.min(points - hurt, bashing + hurt);
  const worst = Math.min(points - hurt - worse, lethal + worse);
  return {
    track: {
      healthy: healthy - hurt,
      bashing: bashing + hurt - worse,
      lethal: lethal + worse - worst,
      aggravated: aggravated + worst,
    },
    overflow: points - hurt - worse - worst,
  };
}

/** Healthy points turn lethal, then bashing ones, then lethal ones aggravated. @rule H-04 */
function strikeLethal({ healthy, bashing, lethal, aggravated }: Track, points: number): Damaged {
  const hurt = Math.min(points, healthy);
  const worse = Math.min(points - hurt, bashing);
  const worst = Math.min(points - hurt - worse, lethal + hurt + worse);
  return {
    track: {
      healthy: healthy - hurt,
      bashing: bashing - worse,
      lethal: lethal + hurt + worse - worst,
      aggravated: aggravated + worst,
    },
    overflow: points - hurt - worse - worst,
  };
}

/** Healthy, then bashing, then lethal points turn aggravated. @rule H-05 */
function strikeAggravated({ healthy, bashing, lethal, aggravated }: Track, points: number): Damaged {
  const hurt = Math.min(points, healthy);
  const worse = Math.min(points - hurt, bashing);
  const worst = Math.min(points - hurt - worse, lethal);
  return {
    track: {
      healthy: healthy - hurt,
      bashing: bashing - worse,
      lethal: lethal - worst,
      aggravated: aggravated + hurt + worse + worst,
    },
    overflow: points - hurt - worse - worst,
  };
}

/** One damage instance strikes a track: all bashing, then all lethal, then all aggravated. @rule H-06 */
export function damageTrack(track: Track, amounts: GradeAmounts): Readonly<{ track: Track; overflow: GradeAmounts }> {
  const bashing = strike(track, 'bashing', amounts.bashing);
  const lethal = strike(bashing.track, 'lethal', amounts.lethal);
  const aggravated = strike(lethal.track, 'aggravated', amounts.aggravated);
  return {
    track: aggravated.track,
    overflow: { bashing: bashing.overflow, lethal: lethal.overflow, aggravated: aggravated.overflow },
  };
}

/** Turns wounds back into healthy points; more than there are of a grade is lost. @rule H-22 @rule H-34 */
export function healTrack(track: Track, amounts: GradeAmounts): Track {
  const bashing = Math.min(track.bashing, amounts.bashing);
  const lethal = Math.min(track.lethal, amounts.lethal);
  const aggravated = Math.min(track.aggravated, amounts.aggravated);
  return {
    healthy: track.healthy + bashing + lethal + aggravated,
    bashing: track.bashing - bashing,
    lethal: track.lethal - lethal,
    aggravated: track.aggravated - aggravated,
  };
}

/** Damage to an object, which knows no grades: every point counts 1. @rule H-08 */
export function damageObject(
  object: Readonly<{ maximum: number; taken: number }>,
  amounts: GradeAmounts,
): Readonly<{ taken: number; left: number; destroyed: boolean }> {
  const taken = Math.min(object.maximum, object.taken + amountsTotal(amounts));
  return { taken, left: object.maximum - taken, destroyed: taken >= object.maximum };
}

/** Takes points off the maximum: healthy ones first, then bashing, lethal, aggravated. @rule H-44 */
export function removePoints(track: Track, points: number): Readonly<{ track: Track; removed: Track }> {
  let rest = points;
  let next = track;
  let removed: Track = { healthy: 0, bashing: 0, lethal: 0, aggravated: 0 };
  for (const state of HEALTH_STATES) {
    const gone = Math.min(rest, next[state]);
    next = { ...next, [state]: next[state] - gone };
    removed = { ...removed, [state]: gone };
    rest -= gone;
  }
  return { track: next, removed };
}

/** Adds points to the maximum; they arrive healthy. @rule H-43 */
export const addPoints = (track: Track, points: number): Track => ({ ...track, healthy: track.healthy + points });
