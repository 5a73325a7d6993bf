import type { Sheet } from '@/model/sheet';
import type { Command, Trace } from '@/rules';

/** One gesture: a dialog confirmed, a round ended, a rest of seven days. */
export type HistoryEntry = Readonly<{
  id: string;
  seq: number;
  /** The entry it was made on; 0 is the creation of the sheet. */
  parent: number;
  at: number;
  commands: readonly Command[];
  trace: Trace;
  before: Sheet;
  after: Sheet;
  /** The Storyteller's proposal that it came of. */
  proposal?: string | undefined;
}>;

/** The open sheet and how it got there: whole immutable snapshots, no rule is ever run backwards. */
export type History = Readonly<{
  sheet: Sheet;
  /** The seq the sheet stands at once `past` is used up: 0 is the creation, more means older entries are on disk. */
  base: number;
  past: readonly HistoryEntry[];
  /** Undone entries, the next to redo first. */
  future: readonly HistoryEntry[];
  /** Entries of branches left behind by a change after an undo: still listed, no longer redoable. */
  dropped: readonly HistoryEntry[];
}>;

/** A history that nothing has been read of yet. */
export const startHistory = (sheet: Sheet, base = 0): History => ({ sheet, base, past: [], future: [], dropped: [] });
