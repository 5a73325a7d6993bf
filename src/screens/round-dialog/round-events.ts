import { GRADES, type Grade, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { Trace } from '@/rules';
import { netChanges } from '@/ui/changes';

/** What the end of a round or a scene does, read off its trace. */
export type RoundEvents = Readonly<{
  /** Points that turn aggravated, by the grade they were. */
  worsened: readonly Readonly<{ grade: Grade; points: number }>[];
  /** Effects that count down, with the rounds they had and have left. */
  counting: readonly Readonly<{ id: string; name: string; before: number; after: number }>[];
  /** Names of the effects that end. */
  ended: readonly string[];
  healed: GradeAmounts;
}>;

/** Reads the trace of `round/end` or `scene/end`. */
export function roundEvents(before: Sheet, trace: Trace): RoundEvents {
  const ended = trace.flatMap((step) =>
    step.kind === 'event' && step.event === 'effectEnded' ? [step.subject ?? ''] : [],
  );
  const counting = netChanges(trace).flatMap(({ quantity, ...change }) => {
    const id = quantity.startsWith('rounds:') ? quantity.slice('rounds:'.length) : null;
    const effect = before.effects.find((one) => one.id === id);
    return effect && change.after > 0 ? [{ id: effect.id, name: effect.name, ...change }] : [];
  });
  const lost = byRule(trace, 'H-11');
  const worsened = GRADES.filter((grade) => lost[grade] > 0).map((grade) => ({ grade, points: lost[grade] }));
  return { worsened, counting, ended, healed: byRule(trace, 'H-33') };
}

/** Points each grade loses under a rule. */
function byRule(trace: Trace, rule: 'H-11' | 'H-33'): GradeAmounts {
  const lost = { ...NO_AMOUNTS } as Record<Grade, number>;
  for (const step of trace) {
    if (step.kind !== 'number' || step.rule !== rule) continue;
    const grade = GRADES.find((one) => step.quantity === `health.${one}`);
    if (grade) lost[grade] += Math.max(0, step.before - step.after);
  }
  return lost;
}
