import type { GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { Stage, StepResult } from '../pipeline/pipeline-step';
import type { RuleId } from '../rulebook';
import { type Quantity, readQuantity, type SheetQuantity, writeQuantity } from './quantities';

/** The rule behind a step, or `manual` where a person changed the number by hand. */
export type StepReason = RuleId | 'manual';

/** Things that happened and are not a number. The UI has one phrase for each. */
export type TraceEvent =
  | 'mustPay'
  | 'passedOut'
  | 'woke'
  | 'stayedConscious'
  | 'worseningStarted'
  | 'worseningStopped'
  | 'died'
  | 'revived'
  | 'overflow'
  | 'bypassedTemporaryHealth'
  | 'reachedHealth'
  | 'attackMade'
  | 'attackHit'
  | 'attackMissed'
  | 'attackParried'
  | 'effectImmune'
  | 'dealtDamage'
  | 'hitWithoutDamage'
  | 'traitsStopped'
  | 'riderStopped'
  | 'riderSized'
  | 'damageShared'
  | 'otherSideTakes'
  | 'secondHealthReady'
  | 'secondHealthOpened'
  | 'secondHealthClosed'
  | 'effectStarted'
  | 'effectEnded'
  | 'conditionEnded'
  | 'deathTriggerOwed'
  | 'deathTriggerChosen'
  | 'savesOwed'
  | 'savesDone'
  | 'saveMade'
  | 'keptHigher'
  | 'basicUse'
  | 'sceneEnded'
  | 'tableRuleChanged'
  | 'edited'
  | 'poolGained'
  | 'poolReopened'
  | 'poolLost'
  | 'gaugeGained'
  | 'gaugeLost'
  | 'energyConflict'
  | 'leftToStoryteller'
  | 'energyEffect'
  | 'markedLegacy'
  | 'limbLost'
  | 'limbPutBack'
  | 'limbGrown'
  | 'beingChanged'
  | 'beingMade'
  | 'summonGone'
  | 'timeReversed'
  | 'selfHarm'
  | 'lifespanRolled'
  | 'roundStarted'
  | 'entryAdded'
  | 'entryChanged'
  | 'entryRemoved'
  | 'contractReplaced'
  | 'attitudeChanged'
  | 'essenceHeldDown'
  | 'essenceFreed'
  | 'essenceChanged'
  | 'essenceRestored'
  | 'ruled'
  | 'buffReplaced'
  | 'itemUsed'
  | 'spentForSummon'
  | 'costChanged'
  | 'actsBesideMaster'
  | 'techniqueUsed'
  | 'threatened'
  | 'teleported'
  | 'rolledOnce'
  | 'rollKept'
  | 'extraSuccessesLost'
  | 'rolled'
  | 'rollSucceeded'
  | 'rollFailed';

export type NumberStep = Readonly<{
  kind: 'number';
  rule: StepReason;
  quantity: Quantity;
  before: number;
  after: number;
  source?: string;
}>;
export type EventStep = Readonly<{
  kind: 'event';
  rule: StepReason;
  event: TraceEvent;
  /** Points the event is about, where there are any. */
  amount?: number;
  /** What the event is about: the id or name of an effect, a condition, a table rule, a cause. */
  subject?: string;
}>;
/** What a defence, or a step that is nobody's ability, made of a hit on its way. */
export type DefenceStep = Readonly<{
  kind: 'defence';
  rule: StepReason;
  stage: Stage;
  /** The id of the defence; of a step that is nobody's ability, its kind. */
  id: string;
  /** The defence as its owner named it; empty for a step that is nobody's ability. */
  name: string;
  result: StepResult;
  /** Points it took off, moved or added. */
  points: number;
  before: GradeAmounts;
  after: GradeAmounts;
}>;
export type TraceStep = NumberStep | EventStep | DefenceStep;
export type Trace = readonly TraceStep[];

/** What a command did that `settle` has to react to. */
export type Signal = 'damaged' | 'healed' | 'firstAid' | 'willpowerRecovered' | 'stimulus' | 'timeReversed';

/** A sheet under change: its numbers can't move without leaving a step behind. */
export type Tally = Readonly<{ sheet: Sheet; trace: Trace; signals: readonly Signal[] }>;

/** Starts a change of `sheet` with an empty trace. */
export const startTally = (sheet: Sheet): Tally => ({ sheet, trace: [], signals: [] });

/** Sets a number of the sheet and records the step; a number that stays as it is leaves no step. */
export function step(
  tally: Tally,
  rule: StepReason,
  quantity: SheetQuantity,
  next: number | ((value: number) => number),
  source?: string,
): Tally {
  const before = readQuantity(tally.sheet, quantity);
  const after = typeof next === 'number' ? next : next(before);
  if (after === before) return tally;
  return {
    ...record(tally, rule, quantity, before, after, source),
    sheet: writeQuantity(tally.sheet, quantity, after),
  };
}

/** Records a step of a number that is worked with but not stored, such as the damage of a hit. */
export function record(
  tally: Tally,
  rule: StepReason,
  quantity: Quantity,
  before: number,
  after: number,
  source?: string,
): Tally {
  const recorded: NumberStep = {
    kind: 'number',
    rule,
    quantity,
    before,
    after,
    ...(source === undefined ? {} : { source }),
  };
  return { ...tally, trace: [...tally.trace, recorded] };
}

/** Records what defences made of a hit. */
export const recordDefences = (tally: Tally, steps: readonly DefenceStep[]): Tally =>
  steps.length === 0 ? tally : { ...tally, trace: [...tally.trace, ...steps] };

/** Records something that happened, together with the facts it changes. */
export function happen(
  tally: Tally,
  rule: StepReason,
  event: TraceEvent,
  detail: Readonly<{ amount?: number; subject?: string; facts?: Partial<SheetFacts> }> = {},
): Tally {
  const { facts, ...about } = detail;
  return {
    ...tally,
    sheet: facts ? { ...tally.sheet, ...facts } : tally.sheet,
    trace: [...tally.trace, { kind: 'event', rule, event, ...about }],
  };
}

/** The parts of a sheet that are not numbers, so they change by an event and not by a step. */
export type SheetFacts = Pick<
  Sheet,
  | 'effects'
  | 'conditions'
  | 'consciousness'
  | 'worsening'
  | 'death'
  | 'faintsAt'
  | 'pending'
  | 'usedThisScene'
  | 'tableRules'
  | 'secondHealth'
  | 'resources'
  | 'skills'
  | 'items'
  | 'defences'
  | 'people'
  | 'contracts'
  | 'suppression'
  | 'energyPools'
  | 'gauges'
  | 'gainBans'
  | 'lostLimbs'
  | 'being'
>;

/** Changes facts that are bookkeeping behind an event already recorded. */
export const withFacts = (tally: Tally, facts: Partial<SheetFacts>): Tally => ({
  ...tally,
  sheet: { ...tally.sheet, ...facts },
});

/** Tells `settle` what happened. */
export const signal = (tally: Tally, ...signals: readonly Signal[]): Tally => ({
  ...tally,
  signals: [...tally.signals, ...signals],
});
