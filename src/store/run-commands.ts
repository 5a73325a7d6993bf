import type { Sheet } from '@/model/sheet';
import { type Command, execute, type Outcome, type TraceStep } from '@/rules';

/** Runs commands in order as one gesture: one outcome, one trace. If one is refused, none of them happened. */
export function runCommands(sheet: Sheet, commands: readonly Command[]): Outcome {
  let current = sheet;
  const trace: TraceStep[] = [];
  for (const command of commands) {
    const outcome = execute(current, command);
    if (!outcome.ok) return outcome;
    current = outcome.sheet;
    trace.push(...outcome.trace);
  }
  return { ok: true, sheet: current, trace };
}
