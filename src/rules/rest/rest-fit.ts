import type { GradeAmounts } from '@/model/health';
import { largestFit } from './largest-fit';
import { DAY_MINUTES, type RecoveryNeeds } from './recovery-needs';
import { RESTS_IN_A_DAY } from './rest-blocks';
import { type RestWindows, restWindows, roomFor, takeAll } from './rest-windows';

/** What a rest has to keep to: its time, what points take at this speed, and the table's options. */
export type RestTerms = Readonly<{
  /** Calendar minutes from start to end. */
  minutes: number;
  /** Hours of rest possible per day; 24 is unbroken rest. */
  hoursPerDay: number;
  multiplier: number;
  needs: RecoveryNeeds;
  /** What Willpower, Attributes and saves take; the needs of normal speed where the table says so. */
  benefits: RecoveryNeeds;
  restDaysRequired: boolean;
  shortRestsBesideSpan: boolean;
  speedAffectsBenefits: boolean;
}>;

/** Counted long rests that healing these points takes. @rule H-20 @rule H-21 @rule H-22 */
export const restsFor = (needs: RecoveryNeeds, choice: GradeAmounts): number =>
  needs.lethal.rests * choice.lethal + needs.aggravated.rests * choice.aggravated;

/** Calendar minutes that healing these points takes, 0 where only the rests count. @rule H-20 @rule H-21 @rule H-22 */
const spanFor = (terms: RestTerms, choice: GradeAmounts): number =>
  terms.restDaysRequired
    ? terms.needs.lethal.span * choice.lethal + terms.needs.aggravated.span * choice.aggravated
    : 0;

/** Days and long blocks that together count as at least so many long rests, with at least so many blocks for Willpower. */
export type LongCut = Readonly<{ days: number; longs: number }>;

/** Ways to make up counted long rests, most long blocks first, down to the one that takes least time. @rule H-24 @rule H-27 */
export function longCuts(rests: number, willpowerBlocks = 0): readonly LongCut[] {
  const whole = Math.floor(rests / RESTS_IN_A_DAY);
  const dayCounts = [...new Set([0, whole, Math.ceil(rests / RESTS_IN_A_DAY)])];
  return dayCounts.map((days) => ({ days, longs: Math.max(0, rests - RESTS_IN_A_DAY * days, willpowerBlocks - days) }));
}

/** The least minutes of unbroken rest that count as so many long rests. @rule H-24 @rule H-30 */
export const minutesForRests = (needs: RecoveryNeeds, rests: number): number =>
  longCuts(rests).reduce(
    (least, { days, longs }) => Math.min(least, days * needs.attribute + longs * needs.long),
    Number.POSITIVE_INFINITY,
  );

/** The windows in which short rests may heal: all, or only those outside the days that lethal and aggravated wounds use up. @rule H-22 */
export function windowsBesideSpans(terms: RestTerms, choice: GradeAmounts): RestWindows {
  const spans = terms.shortRestsBesideSpan ? 0 : spanFor(terms, choice);
  return restWindows(Math.max(0, terms.minutes - spans), terms.hoursPerDay);
}

/**
 * Whether a rest can heal these points and still contain so many blocks that restore Willpower. Time is spent once:
 * the days of lethal and aggravated wounds don't overlap, short rests take hours that no long rest uses.
 * @rule H-19 @rule H-20 @rule H-21 @rule H-22 @rule H-29
 */
export function choiceFits(terms: RestTerms, choice: GradeAmounts, willpowerBlocks = 0): boolean {
  const { needs, benefits, speedAffectsBenefits } = terms;
  if (spanFor(terms, choice) > terms.minutes) return false;
  if (roomFor(windowsBesideSpans(terms, choice), needs.short) < choice.bashing) return false;
  const windows = restWindows(terms.minutes, terms.hoursPerDay);
  const shorts = { length: needs.short, count: choice.bashing };
  const together = speedAffectsBenefits ? willpowerBlocks : 0;
  const healthFits = longCuts(restsFor(needs, choice), together).some(
    ({ days, longs }) =>
      takeAll(windows, [{ length: needs.attribute, count: days }, { length: needs.long, count: longs }, shorts]) !==
      null,
  );
  if (!healthFits || speedAffectsBenefits || willpowerBlocks === 0) return healthFits;
  return takeAll(windows, [{ length: benefits.long, count: willpowerBlocks }, shorts]) !== null;
}

/**
 * The fewest calendar minutes in which these points can heal under the same terms, however long the rest was to be;
 * null when the hours per day never allow it. A formula for unbroken rest, a bisection otherwise.
 * @rule H-19 @rule H-20 @rule H-21 @rule H-30
 */
export function earliestMinutes(terms: RestTerms, choice: GradeAmounts): number | null {
  const { needs } = terms;
  const spans = spanFor(terms, choice);
  const rests = restsFor(needs, choice);
  if (terms.hoursPerDay >= 24) {
    const shorts = needs.short * choice.bashing;
    const longs = minutesForRests(needs, rests);
    return terms.shortRestsBesideSpan ? Math.max(spans, longs + shorts) : Math.max(spans, longs) + shorts;
  }
  const day = restWindows(DAY_MINUTES, terms.hoursPerDay);
  const daysFor = (count: number, length: number) => (count === 0 ? 0 : Math.ceil(count / roomFor(day, length)));
  const days = daysFor(rests, needs.long) + daysFor(choice.bashing, needs.short);
  if (!Number.isFinite(days)) return null;
  const enough = Math.ceil(spans / DAY_MINUTES) * DAY_MINUTES + (days + 1) * DAY_MINUTES;
  return enough - largestFit(0, enough, (less) => choiceFits({ ...terms, minutes: enough - less }, choice));
}
