import * as z from 'zod/mini';
import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { attributeIdSchema, count, gradeAmountsSchema, idSchema, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { restorePoints } from '../attributes/attribute-damage';
import { endCauses } from '../consciousness/settle-consciousness';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, type Tally } from '../engine/tally';
import { restore } from '../health/heal';
import { tracksOf } from '../health/open-track';
import type { RuleId } from '../rulebook';
import { endScene } from '../time/end-scene';
import { passMinutes } from '../time/pass-minutes';
import { recoverPoints } from '../willpower/willpower-commands';
import { arrangeRest, arrangeSplitRest, NO_ARRANGEMENT, type RestArrangement, splitYield } from './arrange-rest';
import { choiceFits, type RestTerms } from './rest-fit';
import { REST_PARTS } from './rest-parts';
import { type RestPhase, restPhases } from './rest-phases';
import { attributeToRestore, benefitWishes, restRefusal, restTerms, wishesAfter } from './rest-request';
import { minutesUntil } from './rest-room';
import { makeSaves, savesMadeRefusal, savesMadeSchema } from './rest-saves';
import { restTimeline } from './rest-timeline';
import { restWindows } from './rest-windows';
import { saveMoments } from './save-moments';

/** The longest rest in one go: ten years of minutes. */
export const MOST_REST_MINUTES = 5_270_400;

export const restInput = z.strictObject({
  minutes: z.int().check(z.minimum(1), z.maximum(MOST_REST_MINUTES)),
  /** Recovery speeds by source; empty for normal speed. */
  multipliers: z.array(z.number().check(z.minimum(0.01), z.maximum(100))).check(z.maxLength(20)),
  /** Hours of rest possible per day; 24 when left out. */
  hoursPerDay: z.optional(z.number().check(z.minimum(0), z.maximum(24))),
  /** Decides whether Willpower, Attribute damage or saves come first; the wounds to heal are the choice. */
  aim: z.optional(z.enum(['mostHealthy', 'worstFirst', 'willpower', 'attribute', 'saves'])),
  /** What the rest is not to bring beside Health. */
  without: z.optional(z.array(z.enum(REST_PARTS)).check(z.maxLength(REST_PARTS.length))),
  /** Wounds that Medicine or a drug heals at once, before the rest. */
  treatments: z.optional(
    z
      .array(z.strictObject({ kind: z.enum(['medicine', 'drug']), source: textSchema, amounts: gradeAmountsSchema }))
      .check(z.maxLength(20)),
  ),
  /** Wounds to heal of each grade; more than there are is lost. */
  choice: gradeAmountsSchema,
  /** Breaks all long blocks up into short rests. */
  split: z.boolean(),
  /** The Attribute whose damage full-day rests restore. */
  attribute: z.nullable(attributeIdSchema),
  /** Saves to make against one condition, at most one per short rest. */
  saves: z.nullable(z.strictObject({ condition: idSchema, count: count.check(z.minimum(1)) })),
  /** Saves already rolled; those of `saves` follow them and are owed. */
  savesMade: z.optional(savesMadeSchema),
  /** Temporary HP, temporary Willpower and effects of the scene end with the rest. */
  endsScene: z.boolean(),
});
export type TakeRest = Readonly<{ type: 'rest/take' }> & Readonly<z.infer<typeof restInput>>;

/**
 * Rests: wounds heal, Willpower and Attribute damage recover as the blocks of the rest allow, saves are owed, time
 * passes. Refused for the dead, while injuries worsen, unconscious where that is no rest, and when the time is too
 * short for the choice or the saves.
 * @rule H-19 @rule H-20 @rule H-21 @rule H-22 @rule H-23 @rule H-29
 */
export function takeRest(sheet: Sheet, command: TakeRest): Tally | Refusal {
  const terms = restTerms(sheet, command);
  const treated = treat(startTally(sheet), command.treatments ?? []);
  const phases = phasesOf(treated.sheet, terms, command);
  const cuts = arrangedParts(treated.sheet, phases, command);
  const savesAvailable = cuts.reduce((sum, cut) => sum + cut.savesAvailable, 0);
  const tooMuch = phases.map((phase) => choiceRefusal(phase.terms, phase.wounds, command.split)).find(Boolean);
  const refusal = restRefusal(sheet) ?? tooMuch ?? savesRefusal(sheet, command, savesAvailable);
  if (refusal) return refusal;
  const healed = phases.reduce((tally, { wounds }) => healGrades(tally, wounds), treated);
  const attribute = attributeToRestore(sheet, command.attribute);
  const restored = cuts.reduce((tally, cut) => restoreBeside(tally, attribute, cut), healed);
  const made = makeSaves(restored, command.savesMade ?? [], momentsOf(phases, cuts, terms, command));
  const owed = command.saves ? oweSaves(made, command.saves) : made;
  const passed = passMinutes(owed, command.minutes);
  const woken =
    restAfterFaint(sheet, command.minutes) >= terms.needs.short ? endCauses(passed, 'W-11', ['hunger']) : passed;
  return command.endsScene ? endScene(woken) : woken;
}

const TREATMENT_RULES = { medicine: 'H-31', drug: 'H-25' } as const;

/** Medicine and drugs heal before the rest does. @rule H-25 @rule H-31 @rule H-48 */
const treat = (tally: Tally, treatments: NonNullable<TakeRest['treatments']>): Tally =>
  treatments.reduce((next, { kind, source, amounts }) => restore(next, TREATMENT_RULES[kind], amounts, source), tally);

/** What a rest heals of the choice, and when: the wounds there are, of second Health as long as it has any. A rest split into short ones stays with one track. @rule H-23 @rule H-48 */
function phasesOf(sheet: Sheet, terms: RestTerms, { choice, split }: TakeRest): readonly RestPhase[] {
  const phases = restPhases(terms, tracksOf(sheet), choice);
  return split ? phases.slice(0, 1).map((phase) => ({ ...phase, terms, first: false })) : phases;
}

/** How each part of the rest is cut; what one brings beside Health, the next need not. @rule H-29 */
function arrangedParts(sheet: Sheet, phases: readonly RestPhase[], command: TakeRest): readonly RestArrangement[] {
  const cuts: RestArrangement[] = [];
  let wishes = benefitWishes(sheet, command);
  for (const { terms, wounds } of phases) {
    const cut = command.split ? arrangeSplitRest(terms, wounds) : arrangeRest(terms, wounds, wishes);
    wishes = wishesAfter(wishes, cut);
    cuts.push(cut);
  }
  return cuts;
}

/** The minutes of a rest that come after a faint from hunger: all of them, unless the faint falls within the rest. @rule W-11 */
const restAfterFaint = ({ faintsAt, time }: Sheet, minutes: number): number =>
  faintsAt === null ? minutes : Math.min(minutes, Math.max(0, time.minute + minutes - faintsAt));

/** Names the rule of the first grade that is too much on its own, or H-22 when only the whole is. */
function choiceRefusal(terms: RestTerms, choice: GradeAmounts, split: boolean): Refusal | null {
  if (split) return splitRefusal(terms, choice);
  if (choiceFits(terms, choice)) return null;
  const alone: readonly Readonly<{ rule: RuleId; grade: keyof GradeAmounts }>[] = [
    { rule: 'H-19', grade: 'bashing' },
    { rule: 'H-20', grade: 'lethal' },
    { rule: 'H-21', grade: 'aggravated' },
  ];
  const tooMuch = alone.find(({ grade }) => !choiceFits(terms, { ...NO_AMOUNTS, [grade]: choice[grade] }));
  return refused(tooMuch?.rule ?? 'H-22', 'restTooShort');
}

function splitRefusal(terms: RestTerms, { bashing, lethal, aggravated }: GradeAmounts): Refusal | null {
  const { shortRests } = splitYield(terms, restWindows(terms.minutes, terms.hoursPerDay));
  return lethal + aggravated > 0 || bashing > shortRests ? refused('H-23', 'restTooShort') : null;
}

function savesRefusal(sheet: Sheet, { saves, savesMade = [] }: TakeRest, savesAvailable: number): Refusal | null {
  const known = saves === null || sheet.conditions.some(({ id }) => id === saves.condition);
  if (!known) return refused('H-26', 'unknownEntry');
  const all = savesMade.length + (saves?.count ?? 0);
  return all > savesAvailable ? refused('H-26', 'restTooShort') : savesMadeRefusal(sheet, savesMade);
}

/** The minutes at which the saves made fall due. @rule H-26 */
function momentsOf(
  phases: readonly RestPhase[],
  cuts: readonly RestArrangement[],
  { needs, benefits, hoursPerDay }: RestTerms,
  { aim, split, savesMade = [] }: TakeRest,
): readonly number[] {
  const most = savesMade.length;
  if (split) return savesMade.map((_, place) => minutesUntil(place + 1, benefits.short, hoursPerDay));
  const runs = phases.flatMap(({ from, terms, wounds }, part) =>
    restTimeline(terms, wounds, cuts[part] ?? NO_ARRANGEMENT, aim === 'worstFirst').map((run) => ({
      ...run,
      from: run.from + from,
      to: run.to + from,
    })),
  );
  return saveMoments(runs, { heals: needs.short, saves: benefits.short }, most);
}

function healGrades(tally: Tally, { bashing, lethal, aggravated }: GradeAmounts): Tally {
  const short = restore(tally, 'H-19', { ...NO_AMOUNTS, bashing });
  const days = restore(short, 'H-20', { ...NO_AMOUNTS, lethal });
  return restore(days, 'H-21', { ...NO_AMOUNTS, aggravated });
}

/** The Attribute first, because it may raise the maximum that Willpower recovers to. @rule H-27 @rule H-28 @rule W-18 */
function restoreBeside(
  tally: Tally,
  attribute: TakeRest['attribute'],
  { attributePoints, willpower }: RestArrangement,
): Tally {
  const restored = attribute ? restorePoints(tally, attribute, attributePoints) : tally;
  return recoverPoints(restored, 'H-27', willpower);
}

/** Saves against one condition become a question to the player; those already owed are added to. @rule H-26 */
function oweSaves(tally: Tally, { condition, count: saves }: NonNullable<TakeRest['saves']>): Tally {
  const { pending } = tally.sheet;
  const open = pending.find((prompt) => prompt.kind === 'conditionSaves' && prompt.condition === condition);
  const before = open?.kind === 'conditionSaves' ? open.saves : 0;
  const prompt = { kind: 'conditionSaves', condition, saves: before + saves } as const;
  return happen(tally, 'H-26', 'savesOwed', {
    amount: saves,
    subject: condition,
    facts: { pending: [...pending.filter((other) => other !== open), prompt] },
  });
}
