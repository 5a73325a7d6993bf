import type { Sheet } from '@/model/sheet';
import { type Command, execute, type Trace } from '@/rules';

/** Runs commands one after the other; a refusal is a failed test. */
export function play(sheet: Sheet, ...commands: readonly Command[]): Readonly<{ sheet: Sheet; trace: Trace }> {
  let current = sheet;
  const trace: Trace[number][] = [];
  for (const command of commands) {
    const outcome = execute(current, command);
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.refusal.rule} ${outcome.refusal.code}`);
    current = outcome.sheet;
    trace.push(...outcome.trace);
  }
  return { sheet: current, trace };
}

/** The refusal of a command, as `rule code`. */
export function refusalOf(sheet: Sheet, command: Command): string {
  const outcome = execute(sheet, command);
  return outcome.ok ? 'accepted' : `${outcome.refusal.rule} ${outcome.refusal.code}`;
}

/** The rules of a trace in order, each named once in a row. */
export const rulesOf = (trace: Trace): readonly string[] =>
  trace.map((step) => step.rule).filter((rule, index, all) => rule !== all[index - 1]);

export const eventsOf = (trace: Trace): readonly string[] =>
  trace.flatMap((step) => (step.kind === 'event' ? [step.event] : []));

export const hit = (bashing: number, lethal = 0, aggravated = 0, unavoidable = false): Command => ({
  type: 'damage/take',
  parts: [
    { grade: 'bashing', amount: bashing },
    { grade: 'lethal', amount: lethal },
    { grade: 'aggravated', amount: aggravated },
  ],
  unavoidable,
  source: '',
});

export const endRound: Command = { type: 'round/end', healing: null, aggravatedFirst: false };
export const pay: Command = { type: 'willpower/stay-conscious', inCombat: true };
