import type { Sheet } from '@/model/sheet';
import { type Command, execute } from '@/rules';
import { newId } from '@/storage/new-id';
import type { JournalEntry } from '@/storage/records';
import type { StartingHistory } from '@/storage/roster';

export const hit = (bashing: number): Command => ({
  type: 'damage/take',
  parts: [{ grade: 'bashing', amount: bashing }],
  unavoidable: false,
  source: '',
});

export const setPoints = (value: number): Command => ({ type: 'manual/set', quantity: 'points', value });

/** The journal entry a command leaves, made on an earlier one. */
export function entryOf(sheet: Sheet, command: Command, seq: number, parent: number): JournalEntry {
  const outcome = execute(sheet, command);
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.code}`);
  return { seq, parent, id: newId(), at: seq, commands: [command], trace: outcome.trace, after: outcome.sheet };
}

/** A sheet after some commands, with its creation and one entry for each. */
export function aLine(
  start: Sheet,
  commands: readonly Command[],
): Readonly<{ sheet: Sheet; history: StartingHistory }> {
  const entries: JournalEntry[] = [{ seq: 0, parent: null, id: newId(), at: 0, commands: [], trace: [], after: start }];
  let sheet = start;
  for (const [index, command] of commands.entries()) {
    const entry = entryOf(sheet, command, index + 1, index);
    entries.push(entry);
    sheet = entry.after;
  }
  return { sheet, history: { entries, cursor: commands.length, tip: commands.length } };
}
