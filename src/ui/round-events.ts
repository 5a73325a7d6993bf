import { GRADES, type Grade, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { Prompt, Sheet } from '@/model/sheet';
import { roundsLeft, type Trace, type TraceEvent } from '@/rules';
import { netChanges } from './changes';

/** What the start or end of a round, a scene or some time does, read off its trace. */
export type RoundEvents = Readonly<{
  /** Points that turn aggravated, by the grade they were. */
  worsened: readonly Readonly<{ grade: Grade; points: number }>[];
  /** Rounds until the injuries kill, before and after; null when they don't worsen then. */
  deadIn: Readonly<{ before: number | null; after: number }> | null;
  /** Effects that count down, with the rounds or minutes they had and have left. */
  counting: readonly Counting[];
  /** Names of the effects that end. */
  ended: readonly string[];
  healed: GradeAmounts;
  /** Temporary points that go. */
  temporary: readonly Readonly<{ of: 'temporaryHealth' | 'temporaryWillpower'; points: number }>[];
  /** Once-per-scene uses that come back. */
  usesBack: number;
  /** Names of limbs that have grown back. */
  limbs: readonly string[];
  /** What hunger does: it fells now, or in so many minutes. */
  hunger: 'fells' | number | null;
  /** Minutes awake on paid Willpower, before and after. */
  paid: Readonly<{ before: number; after: number }> | null;
  /** Saves to roll against conditions, by name. */
  saves: readonly Readonly<{ name: string; saves: number }>[];
  roundsStartOver: boolean;
}>;

export type Counting = Readonly<{
  id: string;
  name: string;
  unit: 'rounds' | 'minutes';
  before: number;
  after: number;
}>;

/** Reads what happened off the sheets and the trace between them. */
export function roundEvents(before: Sheet, after: Sheet, trace: Trace): RoundEvents {
  const lost = byRule(trace, 'H-11');
  return {
    worsened: GRADES.filter((grade) => lost[grade] > 0).map((grade) => ({ grade, points: lost[grade] })),
    deadIn: deadIn(before, after),
    counting: countingIn(before, trace),
    ended: subjectsOf(trace, 'effectEnded'),
    healed: byRule(trace, 'H-33'),
    temporary: temporaryIn(trace),
    usesBack: after.usedThisScene.length === 0 ? before.usedThisScene.length : 0,
    limbs: subjectsOf(trace, 'limbGrown'),
    hunger: hungerIn(before, after, trace),
    paid: paidIn(before, after),
    saves: after.pending.flatMap((prompt) => saveIn(after, prompt)),
    roundsStartOver: before.time.round > 0 && after.time.round === 0,
  };
}

const subjectsOf = (trace: Trace, event: TraceEvent): readonly string[] =>
  trace.flatMap((step) => (step.kind === 'event' && step.event === event ? [step.subject ?? ''] : []));

function deadIn(before: Sheet, after: Sheet): RoundEvents['deadIn'] {
  const left = after.worsening ? roundsLeft(after) : null;
  return left === null ? null : { before: before.worsening ? roundsLeft(before) : null, after: left };
}

function countingIn(before: Sheet, trace: Trace): readonly Counting[] {
  return netChanges(trace).flatMap(({ quantity, ...change }) => {
    const [unit, id] = quantity.split(':');
    const effect = before.effects.find((one) => one.id === id);
    if (!effect || change.after === 0 || (unit !== 'rounds' && unit !== 'minutes')) return [];
    return [{ id: effect.id, name: effect.name, unit, ...change }];
  });
}

const TEMPORARY = { 'health.temporary': 'temporaryHealth', 'willpower.temporary': 'temporaryWillpower' } as const;

const temporaryIn = (trace: Trace): RoundEvents['temporary'] =>
  netChanges(trace).flatMap(({ quantity, before, after }) =>
    (quantity === 'health.temporary' || quantity === 'willpower.temporary') && after === 0
      ? [{ of: TEMPORARY[quantity], points: before }]
      : [],
  );

function hungerIn(before: Sheet, after: Sheet, trace: Trace): RoundEvents['hunger'] {
  const fells = trace.some((step) => step.rule === 'W-11' && step.kind === 'event' && step.event === 'passedOut');
  if (fells) return 'fells';
  const passed = after.time.minute > before.time.minute;
  return passed && after.faintsAt !== null ? after.faintsAt - after.time.minute : null;
}

function paidIn(before: Sheet, after: Sheet): RoundEvents['paid'] {
  const [was, is] = [before.consciousness.holding, after.consciousness.holding];
  if (was?.kind !== 'hour') return null;
  const left = is?.kind === 'hour' ? is.minutesLeft : 0;
  return left === was.minutesLeft ? null : { before: was.minutesLeft, after: left };
}

function saveIn({ conditions }: Sheet, prompt: Prompt): RoundEvents['saves'] {
  if (prompt.kind !== 'conditionSaves') return [];
  return [{ name: conditions.find(({ id }) => id === prompt.condition)?.name ?? '', saves: prompt.saves }];
}

/** Points each grade loses under a rule. */
function byRule(trace: Trace, rule: 'H-11' | 'H-33'): GradeAmounts {
  const lost = { ...NO_AMOUNTS } as Record<Grade, number>;
  for (const step of trace) {
    if (step.kind !== 'number' || step.rule !== rule) continue;
    const grade = GRADES.find((one) => step.quantity === `health.${one}` || step.quantity === `secondHealth.${one}`);
    if (grade) lost[grade] += Math.max(0, step.before - step.after);
  }
  return lost;
}
