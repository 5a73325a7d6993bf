import type { Sheet } from '@/model/sheet';
import type { JournalEntry } from '@/storage/records';
import type { HistoryLine } from '@/storage/sheet-file';
import type { History, HistoryEntry } from './history';

/** What `goTo` takes to go back before the first entry. */
export const CREATION = 'creation';

/** The seq of the entry the sheet stands at. */
export const standsAt = ({ past, base }: History): number => past.at(-1)?.seq ?? base;

export type NewEntry = Pick<HistoryEntry, 'id' | 'seq' | 'at' | 'commands' | 'trace' | 'after' | 'proposal'>;

/** Adds a change. What had been undone can't be redone any more. */
export function record(history: History, change: NewEntry): History {
  const entry: HistoryEntry = { ...change, parent: standsAt(history), before: history.sheet };
  const dropped = history.future.length > 0 ? bySeq([...history.dropped, ...history.future]) : history.dropped;
  return { sheet: change.after, base: history.base, past: [...history.past, entry], future: [], dropped };
}

/** Back to before the last entry; the same history if there is none. */
export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  return { ...history, sheet: last.before, past: history.past.slice(0, -1), future: [last, ...history.future] };
}

/** The next undone entry again; the same history if there is none. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  return next ? { ...history, sheet: next.after, past: [...history.past, next], future } : history;
}

/** To the state right after an entry, by undo or redo; the same history if the entry is not on this line. */
export function goTo(history: History, entryId: string): History {
  const line = [...history.past, ...history.future];
  const index = entryId === CREATION ? -1 : line.findIndex(({ id }) => id === entryId);
  if (index < 0 && (entryId !== CREATION || history.base !== 0)) return history;
  if (index + 1 === history.past.length) return history;
  const sheet = line[index]?.after ?? line[0]?.before ?? history.sheet;
  return { ...history, sheet, past: line.slice(0, index + 1), future: line.slice(index + 1) };
}

/** Puts a history together from the entries read so far: parents make the lines, what is on none was left behind. */
export function buildHistory(
  sheet: Sheet,
  place: Readonly<{ cursor: number; tip: number }>,
  entries: readonly JournalEntry[],
): History {
  const known = new Map(entries.map((entry) => [entry.seq, entry]));
  const past = lineDown(known, place.cursor, null);
  const future = place.tip === place.cursor ? [] : lineDown(known, place.tip, place.cursor);
  const onLine = new Set([...past, ...future].map(({ seq }) => seq));
  const rest = entries.filter(({ seq, parent }) => parent !== null && !onLine.has(seq));
  const dropped = rest.flatMap((entry) => withBefore(known, entry) ?? []);
  const joined = future[0]?.parent === place.cursor ? future : [];
  return { sheet, base: past[0]?.parent ?? place.cursor, past, future: joined, dropped: bySeq(dropped) };
}

/** From an entry down through its parents, oldest first, as far as they were read or to `until`. */
function lineDown(known: ReadonlyMap<number, JournalEntry>, from: number, until: number | null): HistoryEntry[] {
  const line: HistoryEntry[] = [];
  for (let at: number | null = from; at !== null && at !== until; ) {
    const entry = known.get(at);
    const full = entry && withBefore(known, entry);
    if (!full) break;
    line.push(full);
    at = full.parent;
  }
  return line.reverse();
}

/** An entry's state before it is its parent's state after; without that it can't be undone. */
function withBefore(known: ReadonlyMap<number, JournalEntry>, entry: JournalEntry): HistoryEntry | null {
  const { parent, ...rest } = entry;
  const before = parent === null ? undefined : known.get(parent)?.after;
  return parent === null || !before ? null : { ...rest, parent, before };
}

const bySeq = (entries: readonly HistoryEntry[]) => [...entries].sort((a, b) => a.seq - b.seq);

/** The journal's form of an entry. */
export const toJournalEntry = ({ before: _, ...entry }: HistoryEntry): JournalEntry => entry;

/** The line of a history for an export from memory. */
export function toLine({ sheet, past, future }: History): HistoryLine {
  const entries = [...past, ...future];
  return { start: entries[0]?.before ?? sheet, startedAt: entries[0]?.at ?? 0, entries, undone: future.length };
}
