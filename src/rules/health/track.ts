import { type Grade, type GradeAmounts, HEALTH_STATES, type HealthState, type Track } from '@/model/health';

/** All Health points of a track, in points: its maximum. @rule H-01 */
export const trackTotal = (track: Track): number => track.healthy + track.bashing + track.lethal + track.aggravated;

/** Adds up the points of one damage instance. @rule H-02 */
export const amountsTotal = (amounts: GradeAmounts): number => amounts.bashing + amounts.lethal + amounts.aggravated;

/** A track after damage, and the points of that damage that found nothing left to change. */
export type Damaged = Readonly<{ track: Track; overflow: number }>;

/** A track of one's own while damage is worked out. */
type OwnTrack = { -readonly [S in HealthState]: number };

const ownTrack = ({ healthy, bashing, lethal, aggravated }: Track): OwnTrack => ({
  healthy,
  bashing,
  lethal,
  aggravated,
});

/**
 * Points of one grade strike a track. Same result as striking point by point, at the same cost for any number.
 * @rule H-03 @rule H-04 @rule H-05 @rule H-07
 */
export function strike(track: Track, grade: Grade, points: number): Damaged {
  const after = ownTrack(track);
  return { track: after, overflow: STRIKES[grade](after, points) };
}

/** Healthy points turn bashing, then bashing ones lethal, then lethal ones aggravated. Gives what is left of the damage. @rule H-03 */
function strikeBashing(track: OwnTrack, points: number): number {
  const hurt = Math.min(points, track.healthy);
  const worse = Math.min(points - hurt, track.bashing + hurt);
  const worst = Math.min(points - hurt - worse, track.lethal + worse);
  track.healthy -= hurt;
  track.bashing += hurt - worse;
  track.lethal += worse - worst;
  track.aggravated += worst;
  return points - hurt - worse - worst;
}

/** Healthy points turn lethal, then bashing ones, then lethal ones aggravated. Gives what is left of the damage. @rule H-04 */
function strikeLethal(track: OwnTrack, points: number): number {
  const hurt = Math.min(points, track.healthy);
  const worse = Math.min(points - hurt, track.bashing);
  const worst = Math.min(points - hurt - worse, track.lethal + hurt + worse);
  track.healthy -= hurt;
  track.bashing -= worse;
  track.lethal += hurt + worse - worst;
  track.aggravated += worst;
  return points - hurt - worse - worst;
}

/** Healthy, then bashing, then lethal points turn aggravated. Gives what is left of the damage. @rule H-05 */
function strikeAggravated(track: OwnTrack, points: number): number {
  const hurt = Math.min(points, track.healthy);
  const worse = Math.min(points - hurt, track.bashing);
  const worst = Math.min(points - hurt - worse, track.lethal);
  track.healthy -= hurt;
  track.bashing -= worse;
  track.lethal -= worst;
  track.aggravated += hurt + worse + worst;
  return points - hurt - worse - worst;
}

const STRIKES = { bashing: strikeBashing, lethal: strikeLethal, aggravated: strikeAggravated };

/** One damage instance strikes a track: all bashing, then all lethal, then all aggravated. @rule H-06 */
export function damageTrack(track: Track, amounts: GradeAmounts): Readonly<{ track: Track; overflow: GradeAmounts }> {
  const after = ownTrack(track);
  const bashing = strikeBashing(after, amounts.bashing);
  const lethal = strikeLethal(after, amounts.lethal);
  const aggravated = strikeAggravated(after, amounts.aggravated);
  return { track: after, overflow: { bashing, lethal, aggravated } };
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
