import type { GradeAmounts } from '@/model/health';
import { isWhole, type Tracks } from '../health/open-track';
import { amountsTotal } from '../health/track';
import { DAY_MINUTES } from './recovery-needs';
import { earliestMinutes, type RestTerms } from './rest-fit';

/** A part of a rest on one track: from which minute, for how long, and the wounds that may heal. */
export type RestPhase = Readonly<{
  from: number;
  terms: RestTerms;
  wounds: GradeAmounts;
  /** Another part follows, for which all of these have to heal. */
  first: boolean;
}>;

/** The wounds of a track, of each grade no more than so many. */
const within = (wounds: GradeAmounts, most: GradeAmounts): GradeAmounts => ({
  bashing: Math.min(wounds.bashing, most.bashing),
  lethal: Math.min(wounds.lethal, most.lethal),
  aggravated: Math.min(wounds.aggravated, most.aggravated),
});

/** Points of one amount that the other leaves. @rule H-48 */
export const minus = (one: GradeAmounts, other: GradeAmounts): GradeAmounts => ({
  bashing: one.bashing - other.bashing,
  lethal: one.lethal - other.lethal,
  aggravated: one.aggravated - other.aggravated,
});

/** Points of two amounts together. @rule H-48 */
export const plus = (one: GradeAmounts, other: GradeAmounts): GradeAmounts => ({
  bashing: one.bashing + other.bashing,
  lethal: one.lethal + other.lethal,
  aggravated: one.aggravated + other.aggravated,
});

/**
 * A rest with wounds on both tracks is two rests, one after the other: the second track takes the time it needs, the
 * first gets what is left, from the next day on where only some hours of a day are free. Of each grade at most `most`
 * heal; where that keeps the second track from getting whole, the first has to wait.
 * @rule H-22 @rule H-48
 */
export function restPhases(terms: RestTerms, { first, second }: Tracks, most: GradeAmounts): readonly RestPhase[] {
  const only = (wounds: GradeAmounts): readonly RestPhase[] => [
    { from: 0, terms, wounds: within(wounds, most), first: false },
  ];
  if (second === null || isWhole(second)) return only(first);
  const before = wounds(second);
  const beside = within(first, minus(most, before));
  if (amountsTotal(within(before, most)) < amountsTotal(before) || amountsTotal(beside) === 0) return only(second);
  const from = startOfFirst(terms, before);
  if (from === null || from >= terms.minutes) return only(second);
  return [
    { from: 0, terms: { ...terms, minutes: from }, wounds: before, first: true },
    { from, terms: { ...terms, minutes: terms.minutes - from }, wounds: beside, first: false },
  ];
}

const wounds = ({ bashing, lethal, aggravated }: GradeAmounts): GradeAmounts => ({ bashing, lethal, aggravated });

/** The minute from which the first track heals; null when the second never gets whole. */
function startOfFirst(terms: RestTerms, second: GradeAmounts): number | null {
  const healed = earliestMinutes(terms, second);
  return healed === null || terms.hoursPerDay >= 24 ? healed : Math.ceil(healed / DAY_MINUTES) * DAY_MINUTES;
}

/** Minutes until nothing is left to heal on either track, of each grade at most `most`; null when the hours per day never allow it. @rule H-20 @rule H-21 @rule H-48 */
export function recoveryMinutes(terms: RestTerms, tracks: Tracks, most: GradeAmounts): number | null {
  let minutes: number | null = 0;
  for (const phase of restPhases({ ...terms, minutes: Number.MAX_SAFE_INTEGER }, tracks, most)) {
    const takes = earliestMinutes(terms, phase.wounds);
    minutes = takes === null ? null : phase.from + takes;
  }
  return minutes;
}
