import type { GradeAmounts, Track } from '@/model/health';
import { isFatal } from '../health/life-state';
import { damageTrack } from '../health/track';

/** How the harm stands to the Skill: what it is activated by, or what it costs afterwards. */
export type SelfHarmTerms = Readonly<{ isCondition: boolean; secondHealthReady: boolean }>;

/**
 * Harm done to oneself for an effect strikes the track as it is, past every defence and temporary HP. Not allowed, and
 * the track as it was, when taking it is what activates the Skill and it would kill; second Health that would open keeps
 * alive, an effect that answers a death does not.
 * @rule M-63 @rule M-64
 */
export function harmOneself(
  track: Track,
  amounts: GradeAmounts,
  { isCondition, secondHealthReady }: SelfHarmTerms = { isCondition: true, secondHealthReady: false },
): Readonly<{ allowed: boolean; track: Track }> {
  const harmed = damageTrack(track, amounts).track;
  const allowed = !isCondition || secondHealthReady || !isFatal(harmed);
  return { allowed, track: allowed ? harmed : track };
}

/** Something that would keep off damage, condition points, a penalty or a state. */
export type Countering = Readonly<{ selfInflicted: boolean; byOwnMeans: boolean }>;

/** Whether it may be kept off: what one has put on oneself for an effect, never by means of one's own, immunities included. @rule M-63 */
export const mayCounter = ({ selfInflicted, byOwnMeans }: Countering): boolean => !(selfInflicted && byOwnMeans);
