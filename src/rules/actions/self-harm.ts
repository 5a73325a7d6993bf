import type { GradeAmounts } from '@/model/health';
import type { Tracks } from '../health/open-track';
import { damageTracks } from '../health/second-health';

/** How the harm stands to the Skill, and what could take it. */
export type SelfHarmTerms = Readonly<{
  /** Taking the harm is what activates the Skill; otherwise it is a price that comes with it. */
  isCondition: boolean;
  /** Points of second Health that would open; 0 when none is ready. */
  secondHealth?: number;
  /** Whether second Health that opens takes the rest of the harm (the option). */
  secondHealthCarry?: boolean;
}>;

/**
 * Harm done to oneself for an effect strikes the tracks as it is, past every defence and temporary HP. Not allowed, and
 * the tracks as they were, when taking it is what activates the Skill and it would kill; second Health that opens and
 * holds keeps alive, an effect that answers a death does not.
 * @rule M-63 @rule M-64
 */
export function harmOneself(
  tracks: Tracks,
  amounts: GradeAmounts,
  { isCondition, secondHealth = 0, secondHealthCarry = true }: SelfHarmTerms = { isCondition: true },
): Readonly<{ allowed: boolean; tracks: Tracks }> {
  const { dead, first, second } = damageTracks(tracks, amounts, secondHealth, secondHealthCarry);
  const allowed = !(isCondition && dead);
  return { allowed, tracks: allowed ? { first, second } : tracks };
}

/** Something that would keep off damage, condition points, a penalty or a state. */
export type Countering = Readonly<{ selfInflicted: boolean; byOwnMeans: boolean }>;

/** Whether it may be kept off: what one has put on oneself for an effect, never by means of one's own, immunities included. @rule M-63 */
export const mayCounter = ({ selfInflicted, byOwnMeans }: Countering): boolean => !(selfInflicted && byOwnMeans);
