import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { Sheet, UnconsciousCause } from '@/model/sheet';
import { openTrack, tracksOf, trackToHeal } from '../health/open-track';
import { earliestMinutes, type RestTerms } from './rest-fit';
import { restPhases } from './rest-phases';
import { minutesUntil } from './rest-room';

/** A rest someone hopes to wake in: its terms, the wounds that may heal, and whether Willpower can come back. */
export type Waking = Readonly<{ terms: RestTerms; most: GradeAmounts; regainsWillpower: boolean }>;

/**
 * Minutes of rest until an unconscious character wakes: the last of the causes has to end. 0 when awake, null when rest
 * alone never wakes.
 * @rule H-10 @rule H-19 @rule H-27 @rule W-11 @rule W-17
 */
export function wakeMinutes(sheet: Sheet, waking: Waking): number | null {
  const ends = sheet.consciousness.causes.map((cause) => endOf(cause, sheet, waking));
  const last = Math.max(0, ...ends);
  return Number.isFinite(last) ? last : null;
}

function endOf(cause: UnconsciousCause, sheet: Sheet, waking: Waking): number {
  const { terms, regainsWillpower } = waking;
  const willpower = regainsWillpower
    ? minutesUntil(1, terms.benefits.long, terms.hoursPerDay)
    : Number.POSITIVE_INFINITY;
  switch (cause) {
    case 'severeInjury':
      return Math.min(willpower, firstHealthyPoint(sheet, waking));
    case 'noWillpower':
      return willpower;
    case 'hunger':
      return minutesUntil(1, terms.needs.short, terms.hoursPerDay);
    case 'storyteller':
      return Number.POSITIVE_INFINITY;
  }
}

/** Minutes until the open track has a healthy point again: that of its lightest wound, once second Health is whole where that heals first. @rule H-48 */
function firstHealthyPoint(sheet: Sheet, { terms, most }: Waking): number {
  const tracks = tracksOf(sheet);
  const phases = restPhases({ ...terms, minutes: Number.MAX_SAFE_INTEGER }, tracks, most);
  const heals = openTrack(tracks) === trackToHeal(sheet) ? phases[0] : phases[1];
  if (!heals) return Number.POSITIVE_INFINITY;
  const takes = (['bashing', 'lethal', 'aggravated'] as const)
    .filter((grade) => heals.wounds[grade] > 0)
    .map((grade) => earliestMinutes(terms, { ...NO_AMOUNTS, [grade]: 1 }) ?? Number.POSITIVE_INFINITY);
  return heals.from + Math.min(Number.POSITIVE_INFINITY, ...takes);
}
