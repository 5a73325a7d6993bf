import type { GradeAmounts, Track } from '@/model/health';
import { healTrack } from '../health/track';
import { DAY_MINUTES, recoveryNeeds } from './recovery-needs';

/** Points of lethal and of aggravated damage that one stretch of rest heals together. */
export type RecoveryPair = readonly [lethal: number, aggravated: number];

/** Calendar minutes and counted long rests to spend, at a recovery speed. */
export type RecoveryBudget = Readonly<{
  minutes: number;
  rests: number;
  multiplier?: number;
  restDaysRequired?: boolean;
}>;

/** Wounds there are to heal; without them nothing caps a pair. */
export type RecoveryCaps = Readonly<{ lethal?: number; aggravated?: number }>;

/**
 * The best ways to spend days and counted long rests: pairs that can't be bettered in one grade without giving up the
 * other, most lethal first. One pair per aggravated point the budget allows.
 * @rule H-20 @rule H-21 @rule H-22
 */
export const recoveryOptions = (days: number, rests: number, caps: RecoveryCaps = {}): readonly RecoveryPair[] =>
  recoveryOptionsAtSpeed({ minutes: days * DAY_MINUTES, rests }, caps);

/** The same for minutes and a recovery speed; without `restDaysRequired` only the rests count. @rule H-22 @rule H-30 */
export function recoveryOptionsAtSpeed(budget: RecoveryBudget, caps: RecoveryCaps = {}): readonly RecoveryPair[] {
  const { lethal, aggravated } = recoveryNeeds(budget.multiplier ?? 1);
  const minutes = budget.restDaysRequired === false ? Number.POSITIVE_INFINITY : budget.minutes;
  const affordable = (span: number, rests: number, need: typeof lethal, cap = Number.POSITIVE_INFINITY) =>
    Math.min(cap, Math.floor((minutes - span) / need.span), Math.floor((budget.rests - rests) / need.rests));
  const lethalBeside = (points: number) =>
    affordable(points * aggravated.span, points * aggravated.rests, lethal, caps.lethal);
  const most = affordable(0, 0, aggravated, caps.aggravated);
  const pairs = Array.from({ length: most + 1 }, (_, points): RecoveryPair => [lethalBeside(points), points]);
  return pairs.filter(([healed], points) => points === most || lethalBeside(points + 1) < healed);
}

/** The track after natural recovery gave back points of each grade; more than there are is lost. @rule H-19 @rule H-20 @rule H-21 @rule H-22 */
export const naturalRecovery = (track: Track, amounts: GradeAmounts): Track => healTrack(track, amounts);
