import { GRADES, type Grade, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { DefenceStep, Trace, TraceStep } from '@/rules';

/** What the trace says about the way of one hit to Health. */
export type HitSteps = Readonly<{
  /** How its points came about: the attack's roll, the height of a fall, blasts that overlap. */
  made: readonly TraceStep[];
  hit: GradeAmounts;
  defences: readonly DefenceStep[];
  /** What the defences leave. */
  dealt: GradeAmounts;
  /** Temporary HP before and after; null where there was none in play. */
  temporary: Readonly<{ before: number; after: number }> | null;
  bypassed: boolean;
  /** What temporary HP took off. */
  removed: GradeAmounts;
  reached: GradeAmounts;
  overflow: GradeAmounts;
}>;

type Reading = {
  made: TraceStep[];
  defences: DefenceStep[];
  temporary: { before: number; after: number } | null;
  bypassed: boolean;
  removed: GradeAmounts;
  reached: GradeAmounts;
  overflow: GradeAmounts;
};

const nothingRead = (): Reading => ({
  made: [],
  defences: [],
  temporary: null,
  bypassed: false,
  removed: NO_AMOUNTS,
  reached: NO_AMOUNTS,
  overflow: NO_AMOUNTS,
});

/** The hits of a trace, one after the other; kinds of blasts that differ are hits of their own. */
export function hitSteps(trace: Trace): readonly HitSteps[] {
  const readings: Reading[] = [nothingRead()];
  let under = false;
  for (const step of trace) {
    const makes = isMaking(step);
    if (makes && under) readings.push(nothingRead());
    under = makes ? false : under || isOnTheWay(step);
    const reading = readings.at(-1);
    if (reading) read(reading, step, makes);
  }
  return readings.map(finish);
}

const gradeOf = (quantity: string): Grade | undefined => GRADES.find((grade) => quantity === `damage.${grade}`);

const ATTACK_EVENTS: ReadonlySet<string> = new Set([
  'attackMade',
  'attackHit',
  'attackMissed',
  'attackParried',
  'effectImmune',
]);

/** It tells how the points come about, before any defence. */
function isMaking(step: TraceStep): boolean {
  if (step.kind === 'event') return ATTACK_EVENTS.has(step.event);
  return (
    step.kind === 'number' &&
    step.rule !== 'H-38' &&
    (gradeOf(step.quantity) !== undefined || step.quantity === 'roll.successes')
  );
}

const isOnTheWay = (step: TraceStep): boolean =>
  step.kind === 'defence' || (step.kind === 'event' && step.event === 'reachedHealth');

function read(reading: Reading, step: TraceStep, makes: boolean): void {
  if (makes) reading.made.push(step);
  else if (step.kind === 'defence') reading.defences.push(step);
  else if (step.kind === 'number') readNumber(reading, step);
  else readEvent(reading, step);
}

function readNumber(reading: Reading, step: Extract<TraceStep, { kind: 'number' }>): void {
  const grade = gradeOf(step.quantity);
  if (grade) reading.removed = plus(reading.removed, grade, step.before - step.after);
  if (step.quantity === 'health.temporary') reading.temporary = { before: step.before, after: step.after };
}

function readEvent(reading: Reading, { event, subject, amount = 0 }: Extract<TraceStep, { kind: 'event' }>): void {
  if (event === 'bypassedTemporaryHealth') reading.bypassed = true;
  const grade = GRADES.find((one) => one === subject);
  if (event === 'reachedHealth' && grade) reading.reached = plus(reading.reached, grade, amount);
  if (event === 'overflow' && grade) reading.overflow = plus(reading.overflow, grade, amount);
}

const plus = (amounts: GradeAmounts, grade: Grade, points: number): GradeAmounts => ({
  ...amounts,
  [grade]: amounts[grade] + points,
});

function finish(reading: Reading): HitSteps {
  const { defences, removed, reached } = reading;
  const dealt = GRADES.reduce((sum, grade) => plus(sum, grade, removed[grade]), reached);
  return { ...reading, dealt, hit: defences[0]?.before ?? dealt };
}
