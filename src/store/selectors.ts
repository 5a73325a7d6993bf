import type { Sheet } from '@/model/sheet';
import type { History, HistoryEntry } from './history';
import type { SheetState } from './sheet-state';

export const selectSheet = (state: SheetState): Sheet | null => state.history?.sheet ?? null;
export const selectMode = (state: SheetState) => state.mode;
/** True while it is opening, too: what is done then waits until it is known whether this tab may edit. */
export const selectCanEdit = ({ mode }: SheetState): boolean =>
  mode === 'editable' || mode === 'memoryOnly' || mode === 'opening';
export const selectSaving = (state: SheetState) => state.saving;
export const selectUnsavedCount = (state: SheetState) => state.unsavedCount;

/** True if something stands between a change and the disk. */
export const selectIsUnsafe = ({ mode, saving }: SheetState): boolean =>
  mode === 'readOnly' || mode === 'memoryOnly' || saving === 'notSaved' || saving === 'stopped';

/** What undo would take back: the entry itself, so that the button can say what it was. */
export const selectUndo = (state: SheetState): HistoryEntry | null => state.history?.past.at(-1) ?? null;
export const selectRedo = (state: SheetState): HistoryEntry | null => state.history?.future[0] ?? null;
export const selectCanUndo = (state: SheetState): boolean =>
  selectCanEdit(state) && (selectUndo(state) !== null || state.hasOlder);
export const selectCanRedo = (state: SheetState): boolean => selectCanEdit(state) && selectRedo(state) !== null;

/** `undone` can be redone; `dropped` was left behind by a change after an undo and only stays listed. */
export type ListedEntry = Readonly<{ entry: HistoryEntry; state: 'done' | 'undone' | 'dropped' }>;

/** Everything that was read of the history, newest first. The same list until the history changes. */
export function selectEntries({ history }: SheetState): readonly ListedEntry[] {
  if (!history) return NONE;
  const known = listed.get(history);
  if (known) return known;
  const entries = [
    ...history.past.map((entry) => ({ entry, state: 'done' }) as const),
    ...history.future.map((entry) => ({ entry, state: 'undone' }) as const),
    ...history.dropped.map((entry) => ({ entry, state: 'dropped' }) as const),
  ].sort((a, b) => b.entry.seq - a.entry.seq);
  listed.set(history, entries);
  return entries;
}

const NONE: readonly ListedEntry[] = [];
const listed = new WeakMap<History, readonly ListedEntry[]>();
