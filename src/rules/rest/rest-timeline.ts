import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { RestArrangement } from './arrange-rest';
import { earliestMinutes, minutesForRests, type RestTerms } from './rest-fit';
import { restWindows, takeBlocks } from './rest-windows';

/**
 * A run of equal parts of a rest, in minutes from its start. `count` is how many there are; `heals` what they restore:
 * wounds (`short`, `lethal`, `aggravated`), Attribute points (`day`), Willpower beyond that of the days (`long`), nothing (`idle`).
 */
export type RestStep = Readonly<{
  kind: 'short' | 'long' | 'day' | 'lethal' | 'aggravated' | 'idle';
  from: number;
  to: number;
  count: number;
  heals: number;
}>;

/**
 * What happens when: each kind as one run, never one entry per point. Blocks of rest lie where they fit; the days that
 * lethal and aggravated wounds take lie end to end, over the blocks or (where the table says so) beside the short rests.
 * @rule H-19 @rule H-20 @rule H-21 @rule H-22
 */
export function restTimeline(
  terms: RestTerms,
  choice: GradeAmounts,
  arrangement: RestArrangement,
  graveFirst: boolean,
): readonly RestStep[] {
  const beside = terms.restDaysRequired && terms.shortRestsBesideSpan;
  const blocks = blockSteps(terms, arrangement, !beside || fitsBeforeFirst(terms, choice, graveFirst));
  const spans = spanSteps(terms, choice, beside ? 0 : choice.bashing, graveFirst);
  const steps = [...blocks, ...spans].sort((one, other) => one.from - other.from || one.to - other.to);
  const end = steps.reduce((last, step) => Math.max(last, step.to), 0);
  return end < terms.minutes ? [...steps, { kind: 'idle', from: end, to: terms.minutes, count: 1, heals: 0 }] : steps;
}

/** Whether all short rests can come first without holding up the first lethal or aggravated point. */
function fitsBeforeFirst({ needs, hoursPerDay }: RestTerms, choice: GradeAmounts, graveFirst: boolean): boolean {
  if (choice.lethal + choice.aggravated === 0) return true;
  if (hoursPerDay < 24) return false;
  const aggravated = choice.lethal === 0 || (graveFirst && choice.aggravated > 0);
  const first = aggravated ? needs.aggravated : needs.lethal;
  return needs.short * choice.bashing + minutesForRests(needs, first.rests) <= first.span;
}

type Run = Readonly<{ kind: RestStep['kind']; length: number; count: number; heals: number }>;

function blockSteps(terms: RestTerms, arrangement: RestArrangement, shortsFirst: boolean): readonly RestStep[] {
  const { needs, benefits } = terms;
  const { days, longs, healingShorts, extraShorts, attributePoints, willpower } = arrangement;
  const healing: Run = { kind: 'short', length: needs.short, count: healingShorts, heals: healingShorts };
  const long: readonly Run[] = [
    { kind: 'day', length: benefits.attribute, count: days, heals: attributePoints },
    { kind: 'long', length: benefits.long, count: longs, heals: Math.max(0, willpower - days) },
  ];
  const saves: Run = { kind: 'short', length: benefits.short, count: extraShorts, heals: 0 };
  const early = shortsFirst ? placed(terms, [healing, ...long, saves]) : null;
  return early ?? placed(terms, [...long, healing, saves]) ?? [];
}

/** Lays runs one after the other into the windows; null when this order leaves no room for one of them. */
function placed(terms: RestTerms, runs: readonly Run[]): readonly RestStep[] | null {
  let windows = restWindows(terms.minutes, terms.hoursPerDay);
  const steps: RestStep[] = [];
  for (const { kind, length, count, heals } of runs) {
    if (count === 0) continue;
    const { taken, from, to, left } = takeBlocks(windows, length, count);
    if (taken < count) return null;
    steps.push({ kind, from, to, count, heals });
    windows = left;
  }
  return steps;
}

function spanSteps(
  terms: RestTerms,
  choice: GradeAmounts,
  bashingBefore: number,
  graveFirst: boolean,
): readonly RestStep[] {
  const grades = graveFirst ? (['aggravated', 'lethal'] as const) : (['lethal', 'aggravated'] as const);
  const at = (healed: GradeAmounts) => Math.min(terms.minutes, earliestMinutes(terms, healed) ?? terms.minutes);
  const steps: RestStep[] = [];
  let healed: GradeAmounts = { ...NO_AMOUNTS, bashing: bashingBefore };
  for (const grade of grades) {
    const count = choice[grade];
    if (count === 0) continue;
    const from = at(healed);
    healed = { ...healed, [grade]: count };
    steps.push({ kind: grade, from, to: at(healed), count, heals: count });
  }
  return steps;
}
