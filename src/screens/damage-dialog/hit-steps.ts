import { sumParts } from '@/i18n';
import { GRADES, type Grade, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { addUp, type TakeDamage, type Trace, type TraceEvent } from '@/rules';

/** What the trace of a hit says about its way to Health. */
export type HitSteps = Readonly<{
  hit: GradeAmounts;
  temporaryBefore: number;
  temporaryLeft: number;
  bypassed: boolean;
  /** What temporary HP took off. */
  removed: GradeAmounts;
  reached: GradeAmounts;
  overflow: GradeAmounts;
}>;

/** The way of a hit from the first amount to the track, read off its trace. */
export function hitSteps(hit: TakeDamage, trace: Trace, before: Sheet, after: Sheet): HitSteps {
  const bypassed = trace.some((step) => step.kind === 'event' && step.event === 'bypassedTemporaryHealth');
  return {
    hit: addUp(hit.parts),
    temporaryBefore: before.health.temporary,
    temporaryLeft: after.health.temporary,
    bypassed,
    removed: removedIn(trace),
    reached: eventAmounts(trace, 'reachedHealth'),
    overflow: eventAmounts(trace, 'overflow'),
  };
}

function removedIn(trace: Trace): GradeAmounts {
  const removed = { ...NO_AMOUNTS } as Record<Grade, number>;
  for (const step of trace) {
    const grade = step.kind === 'number' && GRADES.find((one) => step.quantity === `damage.${one}`);
    if (step.kind === 'number' && grade) removed[grade] += step.before - step.after;
  }
  return removed;
}

const eventAmounts = (trace: Trace, event: TraceEvent): GradeAmounts =>
  sumParts(
    trace.flatMap((step) => {
      const grade = step.kind === 'event' && step.event === event && GRADES.find((one) => one === step.subject);
      return step.kind === 'event' && grade ? [{ grade, amount: step.amount ?? 0 }] : [];
    }),
  );
