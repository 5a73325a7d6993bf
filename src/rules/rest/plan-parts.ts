import type { GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { arrangeRest, type BenefitWishes, type RestArrangement } from './arrange-rest';
import { chooseRecovery, type RecoveryTask, type RestAim } from './choose-recovery';
import { fitsWithin, type KeptRest, NO_REST_KEPT, type RestTerms, restBounds } from './rest-fit';
import { minus, type RestPhase } from './rest-phases';
import { benefitWishes, type RestRequest, wishesAfter } from './rest-request';
import { type RestStep, restTimeline } from './rest-timeline';
import { restWindows, roomFor } from './rest-windows';

/** A part of a rest as planned. */
export type PlannedPart = Readonly<{
  phase: RestPhase;
  task: RecoveryTask;
  choice: GradeAmounts;
  cut: RestArrangement;
  timeline: readonly RestStep[];
}>;

/** Plans the parts of a rest one after the other; what one brings beside Health, the next need not. @rule H-22 @rule H-29 @rule H-48 */
export function planParts(sheet: Sheet, phases: readonly RestPhase[], request: RestRequest): readonly PlannedPart[] {
  const parts: PlannedPart[] = [];
  let wishes = benefitWishes(sheet, request);
  let asked = request.choice;
  for (const phase of phases) {
    const part = planPart(phase, { ...request, choice: asked }, wishes);
    wishes = wishesAfter(wishes, part.cut);
    asked = asked && minus(asked, part.choice);
    parts.push(part);
  }
  return parts;
}

function planPart(phase: RestPhase, request: RestRequest, wishes: BenefitWishes): PlannedPart {
  const { terms, wounds } = phase;
  const aim = request.aim ?? 'mostHealthy';
  const all = phase.first || request.until === 'healed';
  const task = { bounds: restBounds(terms, all ? NO_REST_KEPT : keptFor(aim, terms, wishes)), wounds };
  const choice = chosenRecovery(task, all ? wounds : request.choice) ?? chooseRecovery(task, aim);
  const cut = arrangeRest(terms, choice, wishes);
  return { phase, task, choice, cut, timeline: restTimeline(terms, choice, cut, aim === 'worstFirst') };
}

/** The choice asked for, within the wounds there are; null without one, or when the rest is too short for it. @rule H-22 */
function chosenRecovery({ bounds, wounds }: RecoveryTask, choice: GradeAmounts | undefined): GradeAmounts | null {
  if (!choice) return null;
  const present = {
    bashing: Math.min(wounds.bashing, choice.bashing),
    lethal: Math.min(wounds.lethal, choice.lethal),
    aggravated: Math.min(wounds.aggravated, choice.aggravated),
  };
  return fitsWithin(bounds, present) ? present : null;
}

/** What an aim keeps of the rest before Health gets any: as much as is missing, as far as the time allows. @rule H-26 @rule H-27 @rule H-28 */
function keptFor(aim: RestAim, { minutes, hoursPerDay, needs, benefits }: RestTerms, wishes: BenefitWishes): KeptRest {
  const windows = restWindows(minutes, hoursPerDay);
  switch (aim) {
    case 'willpower':
      return { ...NO_REST_KEPT, blocks: Math.min(wishes.missingWillpower(0), roomFor(windows, benefits.long)) };
    case 'attribute': {
      const days = Math.min(wishes.attributePoints, roomFor(windows, benefits.attribute));
      return { ...NO_REST_KEPT, days, blocks: days };
    }
    case 'saves': {
      const saves = Math.min(wishes.saves, roomFor(windows, benefits.short));
      const shorts = Math.ceil((saves * benefits.short) / needs.short);
      return { ...NO_REST_KEPT, shorts: Math.min(shorts, roomFor(windows, needs.short)) };
    }
    default:
      return NO_REST_KEPT;
  }
}
