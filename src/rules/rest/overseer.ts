import type { Track } from '@/model/health';
import { healTrack } from '../health/track';

/** Reward points the Overseer takes for each aggravated wound. @rule H-32 */
export const PRICE_PER_AGGRAVATED = 200;

/**
 * The Overseer's repair: all bashing and lethal wounds for nothing, as many aggravated ones as asked for and there are,
 * each at a price in reward points.
 * @rule H-32
 */
export function overseerRepair(
  track: Track,
  aggravatedPoints: number,
  pricePerPoint = PRICE_PER_AGGRAVATED,
): Readonly<{ track: Track; cost: number }> {
  const aggravated = Math.min(track.aggravated, aggravatedPoints);
  const amounts = { bashing: track.bashing, lethal: track.lethal, aggravated };
  return { track: healTrack(track, amounts), cost: pricePerPoint * aggravated };
}
