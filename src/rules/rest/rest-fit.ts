import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { largestFit } from './largest-fit';
import { DAY_MINUTES, type RecoveryNeeds } from './recovery-needs';
import {
  type BlockLengths,
  divide,
  type KeptBlocks,
  longCuts,
  minutesUntil,
  mostRests,
  mostShorts,
  NOTHING_KEPT,
  type RestRoom,
  restRoom,
} from './rest-room';
import { type RestWindows, restWindows, roomFor } from './rest-windows';

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

/** What is kept for an aim beside Health: days for an Attribute, blocks for Willpower, short rests for saves. */
export type KeptRest = KeptBlocks & Readonly<{ shorts: number }>;

export const NO_REST_KEPT: KeptRest = { ...NOTHING_KEPT, shorts: 0 };

/** A rest with the room it has: what its time allows is then a few sums, however long it is. */
export type RestBounds = Readonly<{
  terms: RestTerms;
  room: RestRoom;
  kept: KeptRest;
  /** Blocks that have to fit together with the rests for Health: none where these are of another length. */
  together: KeptBlocks;
  /** Short rests that fit beside the blocks kept at another length; infinite where there are none. */
  shortsBesideKept: number;
}>;

/** The lengths of the blocks for Health. */
export const healthLengths = ({ short, long, attribute }: RecoveryNeeds): BlockLengths => ({
  short,
  long,
  day: attribute,
});

/** The lengths of the blocks for Willpower and Attributes, with the short rests that heal beside them. @rule H-29 @rule H-30 */
export const benefitLengths = ({ needs, benefits }: RestTerms): BlockLengths => ({
  short: needs.short,
  long: benefits.long,
  day: benefits.attribute,
});

/** The bounds of a rest that keeps some blocks for its aim. @rule H-22 @rule H-29 @rule H-30 */
export function restBounds(terms: RestTerms, kept: KeptRest = NO_REST_KEPT): RestBounds {
  const { minutes, hoursPerDay, needs, speedAffectsBenefits } = terms;
  const room = restRoom(minutes, hoursPerDay, healthLengths(needs));
  const apart = !speedAffectsBenefits && kept.days + kept.blocks > 0;
  return {
    terms,
    room,
    kept,
    together: speedAffectsBenefits ? kept : NOTHING_KEPT,
    shortsBesideKept: apart
      ? mostShorts(restRoom(minutes, hoursPerDay, benefitLengths(terms)), 0, kept)
      : Number.POSITIVE_INFINITY,
  };
}

/** Counted long rests that healing these points takes. @rule H-20 @rule H-21 @rule H-22 */
export const restsFor = (needs: RecoveryNeeds, choice: GradeAmounts): number =>
  needs.lethal.rests * choice.lethal + needs.aggravated.rests * choice.aggravated;

/** Calendar minutes that healing these points takes, 0 where only the rests count. @rule H-20 @rule H-21 @rule H-22 */
const spanFor = (terms: RestTerms, choice: GradeAmounts): number =>
  terms.restDaysRequired
    ? terms.needs.lethal.span * choice.lethal + terms.needs.aggravated.span * choice.aggravated
    : 0;

/** The least minutes of unbroken rest that count as so many long rests. @rule H-24 @rule H-30 */
export const minutesForRests = (needs: RecoveryNeeds, rests: number): number =>
  longCuts(healthLengths(needs), rests, NOTHING_KEPT).reduce(
    (least, { days, longs }) => Math.min(least, days * needs.attribute + longs * needs.long),
    Number.POSITIVE_INFINITY,
  );

/** The windows in which short rests may heal: all, or only those outside the days that lethal and aggravated wounds use up. @rule H-22 */
export function windowsBesideSpans(terms: RestTerms, choice: GradeAmounts): RestWindows {
  const spans = terms.shortRestsBesideSpan ? 0 : spanFor(terms, choice);
  return restWindows(Math.max(0, terms.minutes - spans), terms.hoursPerDay);
}

/** The most bashing wounds that can heal beside these lethal and aggravated ones; below 0 when those don't fit. @rule H-19 @rule H-22 */
export function mostBashing({ terms, room, together, shortsBesideKept }: RestBounds, choice: GradeAmounts): number {
  if (spanFor(terms, choice) > terms.minutes) return -1;
  const beside = mostShorts(room, restsFor(terms.needs, choice), together);
  const outside = terms.shortRestsBesideSpan
    ? Number.POSITIVE_INFINITY
    : roomFor(windowsBesideSpans(terms, choice), terms.needs.short);
  return Math.min(beside, outside, shortsBesideKept);
}

/** The most lethal or aggravated wounds that can heal beside the points of the other grades; below 0 when those don't fit. @rule H-20 @rule H-21 @rule H-22 */
export function mostGrave(bounds: RestBounds, choice: GradeAmounts, grade: 'lethal' | 'aggravated'): number {
  const { terms, room, kept, together, shortsBesideKept } = bounds;
  const others =
    grade === 'lethal' ? { ...NO_AMOUNTS, aggravated: choice.aggravated } : { ...NO_AMOUNTS, lethal: choice.lethal };
  const shorts = Math.max(choice.bashing, kept.shorts);
  if (shorts > shortsBesideKept) return -1;
  const need = terms.needs[grade];
  const rests = mostRests(room, shorts, together) - restsFor(terms.needs, others);
  const byRests = Math.floor(rests / need.rests);
  if (!terms.restDaysRequired) return byRests;
  const before = terms.shortRestsBesideSpan ? 0 : minutesUntil(shorts, terms.needs.short, terms.hoursPerDay);
  return Math.min(byRests, Math.floor((terms.minutes - before - spanFor(terms, others)) / need.span));
}

/**
 * Whether a rest can heal these points and still contain the blocks kept for its aim. Time is spent once: the days of
 * lethal and aggravated wounds don't overlap, short rests take hours that no long rest uses.
 * @rule H-19 @rule H-20 @rule H-21 @rule H-22 @rule H-29
 */
export const fitsWithin = (bounds: RestBounds, choice: GradeAmounts): boolean =>
  mostBashing(bounds, choice) >= Math.max(choice.bashing, bounds.kept.shorts);

/** Whether a rest can heal these points when nothing is kept for anything else. @rule H-19 @rule H-20 @rule H-21 @rule H-22 */
export const choiceFits = (terms: RestTerms, choice: GradeAmounts): boolean => fitsWithin(restBounds(terms), choice);

/**
 * The fewest calendar minutes in which these points can heal under the same terms, however long the rest was to be;
 * null when the hours per day never allow it. The days that must pass, the long rests and all short rests in a row are
 * lower bounds, and the largest of them is enough; only where the lengths of a fast recovery don't divide into each
 * other and hours are few, the answer is searched for by halves.
 * @rule H-19 @rule H-20 @rule H-21 @rule H-30
 */
export function earliestMinutes(terms: RestTerms, choice: GradeAmounts): number | null {
  const { needs, hoursPerDay, shortRestsBesideSpan } = terms;
  const spans = spanFor(terms, choice);
  const rests = restsFor(needs, choice);
  const shorts = minutesUntil(choice.bashing, needs.short, hoursPerDay);
  const outside = shortRestsBesideSpan ? spans : spans + shorts;
  if (hoursPerDay >= 24) return Math.max(outside, minutesForRests(needs, rests) + shorts);
  const nights = minutesUntil(rests, needs.long, hoursPerDay);
  if (!Number.isFinite(nights + shorts)) return null;
  const lengths = healthLengths(needs);
  if (!divide(lengths)) return searchedMinutes(terms, choice, spans + nights + shorts);
  const all = rests * (lengths.long / lengths.short) + choice.bashing;
  return Math.max(outside, nights, minutesUntil(all, needs.short, hoursPerDay));
}

function searchedMinutes(terms: RestTerms, choice: GradeAmounts, bound: number): number {
  const enough = bound + 2 * DAY_MINUTES;
  return enough - largestFit(0, enough, (less) => choiceFits({ ...terms, minutes: enough - less }, choice));
}
