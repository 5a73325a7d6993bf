import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { isWhole, type Tracks } from '../health/open-track';
import { healTrack } from '../health/track';
import { defaultFastHealing, type FastHealExchange, fastHealingCapacity, pointsBeside } from './fast-healing';

/**
 * The app's own choice of what fast healing heals on both tracks: the second as if it were alone, then with the points left
 * the bashing and lethal wounds of the first.
 * @rule H-33 @rule H-34 @rule H-48
 */
export function defaultTracksHealing(
  { first, second }: Tracks,
  ratings: readonly number[],
  aggravatedFirst: boolean,
  exchange: FastHealExchange,
): GradeAmounts {
  if (second === null || isWhole(second)) return defaultFastHealing(first, ratings, aggravatedFirst, exchange);
  const own = defaultFastHealing(second, ratings, aggravatedFirst, exchange);
  if (!isWhole(healTrack(second, own))) return own;
  const points = pointsBeside(ratings, own.aggravated, exchange) - own.bashing - own.lethal;
  const lethal = Math.min(points, first.lethal);
  const bashing = Math.min(points - lethal, first.bashing);
  return { bashing: own.bashing + bashing, lethal: own.lethal + lethal, aggravated: own.aggravated };
}

/** What fast healing mends of an object, whose damage has no grade. @rule H-08 @rule H-33 */
export const defaultMending = (ratings: readonly number[]): GradeAmounts => ({
  ...NO_AMOUNTS,
  bashing: fastHealingCapacity(ratings).bashingOrLethal,
});
