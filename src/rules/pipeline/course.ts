import type { HitPart } from '../damage/damage-part';
import type { RuleId } from '../rulebook';
import type { Defence, DefenceKind, Defences } from './defence';
import type { BuiltIn, PipelineOptions } from './pipeline-options';
import type { PipelineRules } from './pipeline-rules';
import type { IdleReason, PipelineStep, Stage, StepResult } from './pipeline-step';

/** A hit on its way. It changes only here and in the steps, within one run; what leaves the run is never changed again. */
export type Course = {
  readonly defences: Defences;
  readonly rules: PipelineRules;
  readonly options: PipelineOptions;
  readonly steps: PipelineStep[];
  readonly instance: number;
  /** All parts, those at 0 points included, in the order in which equals are taken. */
  now: HitPart[];
  /** The parts that still have points, as the last step left them. */
  shown: readonly HitPart[];
};

/** The parts that have points. */
export function withPoints(parts: readonly HitPart[]): readonly HitPart[] {
  const left: HitPart[] = [];
  for (const part of parts) if (part.amount > 0) left.push(part);
  return left;
}

/** Starts the way of these parts. */
export const startCourse = (
  parts: readonly HitPart[],
  defences: Defences,
  rules: PipelineRules,
  options: PipelineOptions,
): Course => ({
  defences,
  rules,
  options,
  steps: [],
  instance: 0,
  now: [...parts],
  shown: withPoints(parts),
});

/** The same way for some of its parts, as an instance of their own; its steps go to the same list. */
export const branchCourse = (course: Course, instance: number, parts: readonly HitPart[]): Course => ({
  ...course,
  instance,
  now: [...parts],
  shown: withPoints(parts),
});

type StepInput = Omit<PipelineStep, 'before' | 'after' | 'instance'>;

/** Records a step that has changed the parts. */
export function applied(course: Course, step: Omit<StepInput, 'result'>): void {
  const before = course.shown;
  course.shown = withPoints(course.now);
  addStep(course, step, 'applied', before);
}

/** Records a step that leaves the parts as they are. */
export const unchanged = (course: Course, step: StepInput): void => addStep(course, step, step.result, course.shown);

function addStep(
  { steps, shown: after, instance }: Course,
  { stage, rule, kind, id, points, typed }: Omit<StepInput, 'result'>,
  result: StepResult,
  before: readonly HitPart[],
): void {
  steps.push({ stage, rule, kind, id, result, points, before, after, typed, instance });
}

/** Records a defence that was considered and did nothing. */
export const idle = (course: Course, stage: Stage, rule: RuleId, { kind, id }: Defence, result: IdleReason): void =>
  unchanged(course, { stage, rule, kind, id, result, points: 0 });

/** Why a defence is out of play before any damage is looked at: switched off by hand, stripped or bypassed by the attack. @rule B-24 @rule P-25 @rule P-01 */
export function outOfPlay({ options }: Course, id: string, kind: DefenceKind): IdleReason | null {
  if (options.off !== undefined && (options.off.has(id) || options.off.has(kind))) return 'off';
  if (options.stripped?.has(id)) return 'stripped';
  return options.bypasses?.has(kind) ? 'bypassed' : null;
}

/** Whether a built-in step is switched off by hand; if so, that is recorded. */
export function switchedOff(course: Course, stage: Stage, rule: RuleId, id: BuiltIn): boolean {
  if (!course.options.off?.has(id)) return false;
  unchanged(course, { stage, rule, kind: id, id, result: 'off', points: 0 });
  return true;
}

/** Whether a defence can still work on this part. @rule P-43 */
export const isOpen = (part: HitPart): boolean => part.amount > 0 && !part.unavoidable;
