import type { Track } from '@/model/health';
import { trackTotal } from './track';

/** Whether every point is aggravated, or there is no Health at all. @rule H-16 @rule H-17 */
export const isFatal = (track: Track): boolean => track.aggravated === trackTotal(track);

/** What a track alone says about life: dead, unconscious from severe injuries, getting worse. @rule H-09 @rule H-11 */
export function lifeState(track: Track): Readonly<{ dead: boolean; severe: boolean; worsens: boolean }> {
  const dead = isFatal(track);
  const severe = !dead && track.healthy === 0;
  return { dead, severe, worsens: severe && track.aggravated > 0 };
}

/** A number of worsening rounds at once: lethal points turn aggravated first, then bashing ones. @rule H-11 */
export function worsen(track: Track, rounds = 1): Track {
  const lethal = Math.min(rounds, track.lethal);
  const bashing = Math.min(rounds - lethal, track.bashing);
  return {
    healthy: track.healthy,
    bashing: track.bashing - bashing,
    lethal: track.lethal - lethal,
    aggravated: track.aggravated + lethal + bashing,
  };
}

/** Rounds of worsening until every point is aggravated; null when injuries like these don't worsen. @rule H-11 */
export const roundsToDeath = (track: Track): number | null =>
  lifeState(track).worsens ? track.lethal + track.bashing : null;
