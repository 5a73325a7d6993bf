import type { AttributeId } from '@/model/attributes';
import type { GradeAmounts, Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { Refusal } from '../engine/outcome';
import { trackToHeal } from '../health/open-track';
import { amountsTotal } from '../health/track';
import type { RuleId } from '../rulebook';
import { arrangeRest, type BenefitWishes, type RestArrangement } from './arrange-rest';
import { chooseRecovery, type RecoveryTask, recoveryAlternatives } from './choose-recovery';
import type { RecoveryNeeds } from './recovery-needs';
import { naturalRecovery } from './recovery-options';
import { choiceFits, earliestMinutes, type RestTerms, restsFor } from './rest-fit';
import {
  attributeToRestore,
  benefitWishes,
  damagedAttributes,
  type RestRequest,
  restRefusal,
  restTerms,
} from './rest-request';
import { type RestStep, restTimeline } from './rest-timeline';
import { restWindows, takeBlocks } from './rest-windows';

/** One way to spend a rest: the wounds it heals, the healthy points gained, the track after, the minutes Health takes. */
export type RestAlternative = Readonly<{
  healed: GradeAmounts;
  gained: number;
  track: Track;
  minutesUsed: number;
  chosen: boolean;
}>;

/** What else there is to know about a rest, with the number it is about. */
export type RestNote = Readonly<{
  code: 'temporaryHealthEnds' | 'temporaryWillpowerEnds' | 'sceneEffectsEnd' | 'attributeToChoose';
  amount: number;
}>;

/** The numbers of a plan that can say which rules they come from. */
export type RestWhy = Readonly<
  Record<
    | 'bashing'
    | 'lethal'
    | 'aggravated'
    | 'needs'
    | 'willpower'
    | 'attributePoints'
    | 'saves'
    | 'alternatives'
    | 'fullRecovery',
    readonly RuleId[]
  >
>;

/** A rest as planned. Times are minutes from its start, everything else points. */
export type RestPlan = Readonly<{
  /** Why the character can't rest now; the numbers are worked out all the same. */
  refusal: Refusal | null;
  minutes: number;
  multiplier: number;
  needs: RecoveryNeeds;
  /** Wounds healed of each grade. */
  choice: GradeAmounts;
  gained: number;
  track: Track;
  /** Minutes until all of the choice is healed. */
  minutesUsed: number;
  blocks: Readonly<{ days: number; longs: number; shorts: number; idleMinutes: number; countedLongRests: number }>;
  willpower: Readonly<{ gained: number; before: number; after: number; maximum: number }>;
  attribute: AttributeId | null;
  attributePoints: number;
  /** Saves planned and at most, to be made against one of these conditions each. */
  saves: Readonly<{
    planned: number;
    available: number;
    conditions: readonly Readonly<{ id: string; name: string; points: number; saves: number }>[];
  }>;
  timeline: readonly RestStep[];
  alternatives: readonly RestAlternative[];
  /** Minutes until nothing is left to heal; null when the hours per day never allow it. */
  fullRecoveryMinutes: number | null;
  notes: readonly RestNote[];
  why: RestWhy;
}>;

/**
 * Plans a rest: what heals by the aim (`mostHealthy` when left out), what the rest brings beside it, when, the other
 * ways to spend it and the time to full recovery. Its cost does not grow with minutes or points.
 * @rule H-22 @rule H-29 @rule H-30
 */
export function planRest(sheet: Sheet, request: RestRequest): RestPlan {
  const aim = request.aim ?? 'mostHealthy';
  const terms = restTerms(sheet, request);
  const wishes = benefitWishes(sheet, request);
  const track = trackToHeal(sheet);
  const task: RecoveryTask = {
    terms,
    wounds: track,
    willpowerBlocks: aim === 'willpower' ? keptForWillpower(terms, wishes) : 0,
  };
  const choice = chosenRecovery(task, request) ?? chooseRecovery(task, aim);
  const cut = arrangeRest(terms, choice, wishes);
  return {
    refusal: restRefusal(sheet),
    minutes: request.minutes,
    multiplier: terms.multiplier,
    needs: terms.needs,
    ...wayOf(terms, track, choice),
    choice,
    ...benefitsOf(sheet, request, wishes, cut),
    blocks: {
      days: cut.days,
      longs: cut.longs,
      shorts: cut.healingShorts + cut.extraShorts,
      idleMinutes: cut.idleMinutes,
      countedLongRests: restsFor(terms.needs, choice),
    },
    timeline: restTimeline(terms, choice, cut, aim === 'worstFirst'),
    alternatives: recoveryAlternatives(task, choice).map((healed) => ({
      healed,
      ...wayOf(terms, track, healed),
      chosen: sameAmounts(healed, choice),
    })),
    fullRecoveryMinutes: earliestMinutes(terms, track),
    why: whyOf(terms, aim),
  };
}

/** The choice asked for, within the wounds there are; null without one, or when the rest is too short for it. @rule H-22 */
function chosenRecovery(
  { terms, wounds, willpowerBlocks }: RecoveryTask,
  { choice }: RestRequest,
): GradeAmounts | null {
  if (!choice) return null;
  const present = {
    bashing: Math.min(wounds.bashing, choice.bashing),
    lethal: Math.min(wounds.lethal, choice.lethal),
    aggravated: Math.min(wounds.aggravated, choice.aggravated),
  };
  return choiceFits(terms, present, willpowerBlocks) ? present : null;
}

/** What a rest cut like this brings beside Health. @rule H-26 @rule H-27 @rule H-28 */
function benefitsOf(
  sheet: Sheet,
  request: RestRequest,
  wishes: BenefitWishes,
  cut: RestArrangement,
): Pick<RestPlan, 'willpower' | 'attribute' | 'attributePoints' | 'saves' | 'notes'> {
  const attribute = attributeToRestore(sheet, request.attribute);
  const { current } = sheet.willpower;
  return {
    willpower: {
      gained: cut.willpower,
      before: current,
      after: current + cut.willpower,
      maximum: current + wishes.missingWillpower(cut.attributePoints),
    },
    attribute,
    attributePoints: cut.attributePoints,
    saves: {
      planned: cut.savesPlanned,
      available: cut.savesAvailable,
      conditions: sheet.conditions.map(({ id, name, points }) => ({ id, name, points, saves: cut.savesPlanned })),
    },
    notes: notesFor(sheet, attribute),
  };
}

/** Long blocks to keep so that Willpower fills up, as far as the time allows. @rule H-27 */
function keptForWillpower(terms: RestTerms, wishes: BenefitWishes): number {
  const windows = restWindows(terms.minutes, terms.hoursPerDay);
  return takeBlocks(windows, terms.benefits.long, wishes.missingWillpower(0)).taken;
}

const wayOf = (terms: RestTerms, track: Track, healed: GradeAmounts) => ({
  gained: amountsTotal(healed),
  track: naturalRecovery(track, healed),
  minutesUsed: earliestMinutes(terms, healed) ?? terms.minutes,
});

const sameAmounts = (one: GradeAmounts, other: GradeAmounts): boolean =>
  one.bashing === other.bashing && one.lethal === other.lethal && one.aggravated === other.aggravated;

/** What a rest long enough to end the scene takes with it, and what is still to choose. @rule H-28 @rule H-42 @rule W-14 */
function notesFor(sheet: Sheet, attribute: AttributeId | null): readonly RestNote[] {
  const sceneEffects = sheet.effects.filter(({ duration }) => duration.kind === 'scene' || duration.kind === 'rounds');
  const notes: readonly RestNote[] = [
    { code: 'temporaryHealthEnds', amount: sheet.health.temporary },
    { code: 'temporaryWillpowerEnds', amount: sheet.willpower.temporary },
    { code: 'sceneEffectsEnd', amount: sceneEffects.length },
    { code: 'attributeToChoose', amount: attribute === null ? damagedAttributes(sheet).length : 0 },
  ];
  return notes.filter(({ amount }) => amount > 0);
}

function whyOf(terms: RestTerms, aim: NonNullable<RestRequest['aim']>): RestWhy {
  const speed: readonly RuleId[] = terms.multiplier === 1 ? [] : ['H-30'];
  const benefitSpeed = terms.speedAffectsBenefits ? speed : [];
  const longs: readonly RuleId[] = ['H-24', ...speed];
  return {
    bashing: ['H-19', 'H-22', ...speed],
    lethal: ['H-20', 'H-22', ...longs],
    aggravated: ['H-21', 'H-22', ...longs],
    needs: ['H-19', 'H-20', 'H-21', ...speed],
    willpower: [...(aim === 'willpower' ? (['H-27'] as const) : (['H-27', 'H-29'] as const)), 'W-01', ...benefitSpeed],
    attributePoints: ['H-28', 'H-29', ...benefitSpeed],
    saves: ['H-26', 'H-23', 'H-29', ...benefitSpeed],
    alternatives: ['H-22'],
    fullRecovery: ['H-19', 'H-20', 'H-21', 'H-22', ...longs],
  };
}
