import type { Track } from '@/model/health';
import { isFatal } from './life-state';
import { trackTotal } from './track';

/** The coarse labels others can see, best first. @rule H-14 */
export const HEALTH_STATUSES = [
  'unharmed',
  'lightlyInjured',
  'moderatelyInjured',
  'badlyInjured',
  'dying',
  'dead',
] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

/** All wounds counted as bashing points: lethal counts 2, aggravated 3. @rule H-14 */
export const woundWeight = (track: Track): number => track.bashing + 2 * track.lethal + 3 * track.aggravated;

/** The label of a track: by the weight of its wounds against once, twice and three times its maximum. @rule H-14 */
export function healthStatus(track: Track, dead: boolean): HealthStatus {
  if (dead) return 'dead';
  if (isFatal(track)) return 'dying';
  const weight = woundWeight(track);
  const maximum = trackTotal(track);
  if (weight === 0) return 'unharmed';
  if (weight <= maximum) return 'lightlyInjured';
  return weight <= 2 * maximum ? 'moderatelyInjured' : 'badlyInjured';
}

/** The weights between which each label of the injured holds, for a maximum. @rule H-14 */
export const statusBands = (maximum: number) =>
  [
    { status: 'lightlyInjured', from: 1, to: maximum },
    { status: 'moderatelyInjured', from: maximum + 1, to: 2 * maximum },
    { status: 'badlyInjured', from: 2 * maximum + 1, to: 3 * maximum },
  ] as const satisfies readonly Readonly<{ status: HealthStatus; from: number; to: number }>[];

/** Dice and Defense lost to wounds: 3 less the healthy points, once a lethal (or worse) wound is there. @rule H-15 */
export function woundPenaltyOf(track: Track, trigger: 'lethalOrWorse' | 'lethalOnly'): number {
  const wounded = track.lethal > 0 || (trigger === 'lethalOrWorse' && track.aggravated > 0);
  return wounded ? Math.max(0, 3 - track.healthy) : 0;
}
