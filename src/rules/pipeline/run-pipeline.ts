import type { GradeAmounts } from '@/model/health';
import { type DamagePart, type HitPart, hitPart } from '../damage/damage-part';
import { conversionStep } from './conversion-step';
import { branchCourse, type Course, isOpen, startCourse, withPoints } from './course';
import type { Defences } from './defence';
import { saveStep, stepUp, unavoidableStep } from './first-stage';
import { fullStep } from './full-step';
import { immunityStep, mergeForObject } from './immunity-step';
import { jointStep } from './joint-step';
import { openLedger } from './ledger';
import { lateHalf, objectHalf } from './object-half';
import type { PipelineOptions } from './pipeline-options';
import { PIPELINE_DEFAULTS, type PipelineRules } from './pipeline-rules';
import type { PipelineStep, Stage } from './pipeline-step';
import { pointAbilities } from './point-ability';
import { type Share, shareStep } from './sharing';
import { temporaryStep } from './temporary-step';
import { vulnerabilityStep } from './vulnerability-step';

/** What a hit comes to. `final` is what reaches Health; `steps` are how. */
export type PipelineResult = Readonly<{
  final: readonly HitPart[];
  steps: readonly PipelineStep[];
  /** The parts as each stage left them; place 0 is the hit as dealt. */
  stages: readonly (readonly HitPart[])[];
  temporaryHitPoints: number;
  /** What the others take who share the damage, one entry each. */
  shares: readonly Share[];
}>;

/**
 * Takes one hit (parts as they stand after the damage cap) through all defences of its target, in their order: immunity,
 * ignoring, Hardness, absorption, conversion, reduction and resistance, negation, vulnerability, temporary HP. The steps are
 * the calculation. Throws on a part without a type.
 * @rule P-27 @rule P-31 @rule P-32 @rule P-35 @rule P-37 @rule P-43
 */
export function runPipeline(
  parts: readonly DamagePart[],
  defences: Defences,
  options: PipelineOptions = {},
): PipelineResult {
  const rules: PipelineRules =
    options.rules === undefined ? PIPELINE_DEFAULTS : { ...PIPELINE_DEFAULTS, ...options.rules };
  const course = startCourse(inOrder(parts.map(hitPart), options.order), defences, rules, options);
  const stages: (readonly HitPart[])[] = [course.shown];
  stepUp(course);
  unavoidableStep(course);
  saveStep(course);
  stages.push(course.shown);
  const dealt = course.shown;
  const early = rules.shareTiming === 'before' ? shareStep(course, 1) : [];
  immunityStep(course);
  if (defences.kind === 'object') mergeForObject(course);
  stages.push(course.shown);
  stages.push(...runInstances(course));
  vulnerabilityStep(course, dealt);
  const late = rules.shareTiming === 'after' ? shareStep(course, 9) : [];
  stages.push(course.shown);
  const temporaryHitPoints = temporaryStep(course);
  stages.push(course.shown);
  return {
    final: course.shown,
    steps: course.steps,
    stages,
    temporaryHitPoints,
    shares: early.length > 0 ? early : late,
  };
}

/** Parts in the order in which equals are taken. */
function inOrder(parts: readonly HitPart[], order?: readonly number[]): readonly HitPart[] {
  if (order === undefined) return parts;
  const wish = ({ origin }: HitPart): number => {
    const place = order.indexOf(origin);
    return place < 0 ? order.length : place;
  };
  return parts.toSorted((a, b) => wish(a) - wish(b));
}

/** Stages 3 to 8: of the whole hit, or of each set of types by itself if the table has it so. @rule P-35 */
function runInstances(course: Course): readonly (readonly HitPart[])[] {
  if (course.rules.instanceScope === 'hit') return runInstance(course);
  const sets = [...new Set(course.now.filter(isOpen).map(({ typeSet }) => typeSet))];
  if (sets.length < 2) return runInstance(course);
  const branches = sets.map((set, instance) =>
    branchCourse(
      course,
      instance,
      course.now.filter((part) => isOpen(part) && part.typeSet === set),
    ),
  );
  const passing = course.shown.filter((part) => part.unavoidable);
  const ladders = branches.map(runInstance);
  course.now = inOrder(
    [...branches.flatMap(({ now }) => now), ...passing],
    course.now.map(({ origin }) => origin),
  ).slice();
  course.shown = withPoints(course.now);
  return [0, 1, 2, 3, 4, 5].map((rung) => [...ladders.flatMap((ladder) => ladder[rung] ?? []), ...passing]);
}

/** One instance of damage through its budget of points. The types are counted after immunity has taken its parts. @rule P-33 @rule P-35 */
function runInstance(course: Course): readonly (readonly HitPart[])[] {
  const open = course.now.filter(isOpen);
  const single = open.every(({ typeSet }) => typeSet === open[0]?.typeSet);
  const ledger = openLedger(pointAbilities(course), single);
  const stages: (readonly HitPart[])[] = [];
  const pointStage = (kind: number, stage: Stage): void => fullStep(course, ledger, kind, stage);
  pointStage(0, 3);
  stages.push(course.shown);
  pointStage(1, 4);
  objectHalf(course, ledger);
  stages.push(course.shown);
  pointStage(2, 5);
  stages.push(course.shown);
  conversionStep(course);
  stages.push(course.shown);
  pointStage(3, 7);
  jointStep(course, ledger, 4, 7);
  stages.push(course.shown);
  pointStage(4, 8);
  jointStep(course, ledger, 5, 8);
  stages.push(course.shown);
  lateHalf(course, ledger);
  return stages;
}

/** Points of each grade in what is left of a hit, for the Health track; what has no grade counts as bashing. @rule P-37 */
export function amountsOf(parts: readonly HitPart[]): GradeAmounts {
  const sum = { bashing: 0, lethal: 0, aggravated: 0 };
  for (const { grade, amount } of parts) {
    if (grade === 'aggravated') sum.aggravated += amount;
    else if (grade === 'lethal') sum.lethal += amount;
    else sum.bashing += amount;
  }
  return sum;
}
