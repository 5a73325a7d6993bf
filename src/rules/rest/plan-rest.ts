import { type GradeAmounts, NO_AMOUNTS, type Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { type Tracks, tracksOf, trackToHeal } from '../health/open-track';
import { healTracks } from '../health/second-health';
import { amountsTotal } from '../health/track';
import { NO_ARRANGEMENT, type RestArrangement } from './arrange-rest';
import { recoveryAlternatives } from './choose-recovery';
import { type PlannedPart, planParts } from './plan-parts';
import { earliestMinutes, type RestTerms, restsFor } from './rest-fit';
import { restNotes, restWhy } from './rest-notes';
import { mostToHeal } from './rest-parts';
import { minus, plus, recoveryMinutes, restPhases } from './rest-phases';
import type { RestPlan } from './rest-plan';
import { restProgress } from './rest-progress';
import { attributeToRestore, benefitWishes, type RestRequest, restRefusal, restTerms, treated } from './rest-request';
import type { RestStep } from './rest-timeline';
import { wakeMinutes } from './wake-minutes';

/**
 * Plans a rest: what heals by the aim (`mostHealthy` when left out), what the rest brings beside it, when, the other
 * ways to spend it, the time to full recovery and to waking. Its cost does not grow with minutes or points.
 * @rule H-22 @rule H-29 @rule H-30 @rule H-48
 */
export function planRest(sheet: Sheet, request: RestRequest): RestPlan {
  const aim = request.aim ?? 'mostHealthy';
  const amounts = treated(request.treatments);
  const start: Sheet = amountsTotal(amounts) > 0 ? treatedSheet(sheet, amounts) : sheet;
  const most = mostToHeal(request.without, request.most);
  const asked = restTerms(sheet, request);
  const tracks = tracksOf(start);
  const regainsWillpower = benefitWishes(sheet, request).missingWillpower(0) > 0;
  const ends = {
    fullRecoveryMinutes: recoveryMinutes(asked, tracks, mostToHeal()),
    wakeMinutes: wakeMinutes(start, { terms: asked, most, regainsWillpower }),
  };
  const terms: RestTerms = { ...asked, minutes: minutesOf(request, recoveryMinutes(asked, tracks, most), ends) };
  const parts = planParts(sheet, restPhases(terms, tracks, most), request);
  const choice = parts.reduce((sum, part) => plus(sum, part.choice), NO_AMOUNTS);
  return {
    refusal: restRefusal(sheet),
    minutes: terms.minutes,
    multiplier: terms.multiplier,
    needs: terms.needs,
    treated: amounts,
    start: tracks,
    choice,
    ...wayOf(start, parts, choice),
    tracks: healed(tracks, choice),
    ...benefitsOf(sheet, request, parts, terms),
    timeline: timelineOf(parts),
    alternatives: alternativesOf(start, parts, choice),
    ...ends,
    why: restWhy(terms, aim),
  };
}

/** How long the rest is: until its end is reached, where rest can reach it at all. @rule H-10 @rule H-22 */
function minutesOf(
  { until, minutes }: RestRequest,
  healedAt: number | null,
  { wakeMinutes: wakesAt }: Pick<RestPlan, 'wakeMinutes'>,
): number {
  const end = { healed: healedAt, awake: wakesAt, none: null }[until ?? 'none'];
  return end === null || end === 0 ? minutes : end;
}

const healed = (tracks: Tracks, amounts: GradeAmounts): Tracks =>
  healTracks(tracks, { ...amounts, bashingOrLethal: 0 });

/** A sheet after Medicine and drugs. @rule H-25 @rule H-31 @rule H-48 */
function treatedSheet(sheet: Sheet, amounts: GradeAmounts): Sheet {
  const { first, second } = healed(tracksOf(sheet), amounts);
  const { secondHealth } = sheet;
  return {
    ...sheet,
    health: { ...sheet.health, track: first },
    secondHealth: secondHealth && second ? { ...secondHealth, track: second } : secondHealth,
  };
}

/** What a choice of the last part gives, after all of the parts before it. */
function wayOf(sheet: Sheet, parts: readonly PlannedPart[], choice: GradeAmounts) {
  const last = parts.at(-1);
  const from = last?.phase.from ?? 0;
  const own = last ? minus(choice, beforeLast(parts)) : choice;
  return {
    gained: amountsTotal(choice),
    track: trackAfter(sheet, parts, choice),
    minutesUsed: last ? from + (earliestMinutes(last.phase.terms, own) ?? last.phase.terms.minutes) : 0,
  };
}

/** The track that heals last, after these points. @rule H-48 */
function trackAfter(sheet: Sheet, parts: readonly PlannedPart[], choice: GradeAmounts): Track {
  const { first, second } = healed(tracksOf(sheet), choice);
  const onSecond = parts.length === 1 && second !== null && trackToHeal(sheet) === sheet.secondHealth?.track;
  return onSecond ? second : first;
}

const beforeLast = (parts: readonly PlannedPart[]): GradeAmounts =>
  parts.slice(0, -1).reduce((sum, part) => plus(sum, part.choice), NO_AMOUNTS);

function alternativesOf(sheet: Sheet, parts: readonly PlannedPart[], choice: GradeAmounts): RestPlan['alternatives'] {
  const last = parts.at(-1);
  if (!last) return [];
  const before = beforeLast(parts);
  return recoveryAlternatives(last.task, last.choice).map((own) => {
    const all = plus(own, before);
    return { healed: all, ...wayOf(sheet, parts, all), chosen: sameAmounts(all, choice) };
  });
}

const sameAmounts = (one: GradeAmounts, other: GradeAmounts): boolean =>
  one.bashing === other.bashing && one.lethal === other.lethal && one.aggravated === other.aggravated;

/** The runs of all parts; time left over before the last part is no end of the rest. */
const timelineOf = (parts: readonly PlannedPart[]): readonly RestStep[] =>
  parts.flatMap(({ phase, timeline }) =>
    timeline
      .filter(({ kind }) => kind !== 'idle' || !phase.first)
      .map((step) => ({ ...step, from: step.from + phase.from, to: step.to + phase.from })),
  );

/** What the parts of a rest bring beside Health. @rule H-26 @rule H-27 @rule H-28 */
function benefitsOf(
  sheet: Sheet,
  request: RestRequest,
  parts: readonly PlannedPart[],
  { needs, benefits }: RestTerms,
): Pick<RestPlan, 'blocks' | 'willpower' | 'attribute' | 'attributePoints' | 'saves' | 'notes'> {
  const cut = parts.reduce((sum, part) => sumOf(sum, part.cut), NO_ARRANGEMENT);
  const off = request.without ?? [];
  const attribute = off.includes('attribute') ? null : attributeToRestore(sheet, request.attribute);
  const { current } = sheet.willpower;
  const needed = benefitWishes(sheet, { ...request, without: off.filter((part) => part !== 'willpower') });
  return {
    blocks: {
      days: cut.days,
      longs: cut.longs,
      shorts: cut.healingShorts + cut.extraShorts,
      idleMinutes: cut.idleMinutes,
      countedLongRests: parts.reduce((sum, { phase, choice }) => sum + restsFor(phase.terms.needs, choice), 0),
    },
    willpower: {
      gained: cut.willpower,
      before: current,
      after: current + cut.willpower,
      maximum: current + needed.missingWillpower(cut.attributePoints),
    },
    attribute,
    attributePoints: cut.attributePoints,
    saves: {
      planned: off.includes('saves') ? 0 : cut.savesPlanned,
      available: cut.savesAvailable,
      lengths: { heals: needs.short, saves: benefits.short },
      conditions: sheet.conditions.map(({ id, name, points }) => ({ id, name, points, saves: cut.savesPlanned })),
    },
    notes: restNotes(sheet, off.includes('attribute') ? 'strength' : attribute),
  };
}

/** Two parts of a rest together. */
function sumOf(one: RestArrangement, other: RestArrangement): RestArrangement {
  return {
    days: one.days + other.days,
    longs: one.longs + other.longs,
    healingShorts: one.healingShorts + other.healingShorts,
    extraShorts: one.extraShorts + other.extraShorts,
    idleMinutes: one.idleMinutes + other.idleMinutes,
    willpower: one.willpower + other.willpower,
    attributePoints: one.attributePoints + other.attributePoints,
    savesPlanned: one.savesPlanned + other.savesPlanned,
    savesAvailable: one.savesAvailable + other.savesAvailable,
  };
}

/**
 * A rest broken off after some minutes: what the plan had earned by then, within what that time allows.
 * @rule H-19 @rule H-20 @rule H-21 @rule H-22
 */
export function planBrokenOff(sheet: Sheet, request: RestRequest, minute: number): RestPlan {
  const whole = planRest(sheet, request);
  const { healed: most } = restProgress(whole, whole.saves.planned, minute);
  return planRest(sheet, {
    ...request,
    until: undefined,
    choice: undefined,
    minutes: Math.min(minute, whole.minutes),
    most,
  });
}
