import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Command, Outcome } from '@/rules';
import type { SheetExport } from '@/storage/export-sheet';
import { newId } from '@/storage/new-id';
import { restoreLastGood } from '@/storage/read-sheet';
import { browserStorage, type SheetStorage } from '@/storage/sheet-storage';
import { now } from './clock';
import type { History, HistoryEntry } from './history';
import { CREATION, goTo, record, redo, standsAt, toJournalEntry, toLine, undo } from './history-moves';
import { closeOn, type Desk, openOn, readOlder } from './open-sheet';
import { runCommands } from './run-commands';
import { CLOSED, type SheetState, sheetState } from './sheet-state';

/** Where a change comes from, if it is not the player's own. */
export type Origin = Pick<HistoryEntry, 'proposal'>;

export type SheetStore = StoreApi<SheetState> &
  Readonly<{
    openSheet: (sheetId: string) => Promise<void>;
    /** Writes what is waiting and lets go of the sheet. */
    close: () => Promise<void>;
    /** Runs commands as one gesture: one entry, one undo. A refusal changes nothing. */
    dispatch: (commands: Command | readonly Command[], origin?: Origin) => Outcome;
    /** What `dispatch` would come to. */
    preview: (commands: Command | readonly Command[]) => Outcome;
    /** False if there is nothing to undo. Reads older entries first where needed. */
    undo: () => Promise<boolean>;
    redo: () => boolean;
    /** To the state right after an entry of the line, or to `CREATION`. */
    goTo: (entryId: string) => Promise<boolean>;
    /** Reads the next older page of the history. False if there is none. */
    loadOlder: () => Promise<boolean>;
    editHere: () => Promise<boolean>;
    retrySave: () => void;
    /** Puts the last good state in the place of a damaged record and opens it. */
    restoreLastGood: () => Promise<boolean>;
    /** The open sheet as a file: from disk if it is there, else from memory. */
    exportOpen: (options?: Readonly<{ history: boolean }>) => Promise<SheetExport | null>;
  }>;

/** Older entries are read ahead when fewer than this many steps of undo are left. */
const READ_AHEAD = 20;

/** A sheet that is open and can be changed; `store` holds what the screens read of it. */
export function createSheetStore(
  storageOf: () => SheetStorage = browserStorage,
  store: StoreApi<SheetState> = createStore<SheetState>(() => CLOSED),
): SheetStore {
  const desk: Desk = { store, storageOf, open: null, requests: 0, takingOver: false };
  return {
    ...store,
    openSheet: (sheetId) => openOn(desk, sheetId),
    close: () => closeOn(desk),
    dispatch: (commands, origin) => dispatch(desk, listOf(commands), origin),
    preview: (commands) => preview(desk, listOf(commands)),
    undo: () => moveBack(desk, undo),
    redo: () => move(desk, redo),
    goTo: (entryId) => goToEntry(desk, entryId),
    loadOlder: async () => (desk.open ? readOlder(desk, desk.open) : false),
    editHere: () => editHere(desk),
    retrySave: () => desk.open?.session?.retry(),
    restoreLastGood: () => restore(desk),
    exportOpen: (options) => exportOpen(desk, options),
  };
}

const listOf = (commands: Command | readonly Command[]): readonly Command[] =>
  'type' in commands ? [commands] : commands;

/** Nothing is open here, or it can only be read. */
const NOT_HERE: Outcome = { ok: false, refusal: { rule: 'manual', code: 'invalid' } };

/** What may be changed here, if anything. */
function editable({ store, open }: Desk) {
  const { mode, history } = store.getState();
  return open && history && (mode === 'editable' || mode === 'memoryOnly') ? { open, history } : null;
}

function preview({ store }: Desk, commands: readonly Command[]): Outcome {
  const { history } = store.getState();
  return history ? runCommands(history.sheet, commands) : NOT_HERE;
}

function dispatch(desk: Desk, commands: readonly Command[], origin: Origin = {}): Outcome {
  const here = editable(desk);
  if (!here) return NOT_HERE;
  const { open, history } = here;
  const outcome = runCommands(history.sheet, commands);
  if (!outcome.ok || (outcome.sheet === history.sheet && outcome.trace.length === 0)) return outcome;
  const { sheet: after, trace } = outcome;
  const next = record(history, { id: newId(), seq: open.nextSeq, at: now(), commands, trace, after, ...origin });
  const entry = toJournalEntry(next.past.at(-1) as HistoryEntry);
  open.nextSeq += 1;
  open.tip = entry.seq;
  open.entries.set(entry.seq, entry);
  desk.store.setState({ history: next });
  open.session?.save({ sheet: after, cursor: entry.seq, tip: entry.seq, entry });
  return outcome;
}

/** Moves along the line; only the head is written, entries stay as they are. */
function move(desk: Desk, step: (history: History) => History): boolean {
  const here = editable(desk);
  if (!here) return false;
  const { open, history } = here;
  const next = step(history);
  if (next === history) return false;
  desk.store.setState({ history: next });
  open.session?.save({ sheet: next.sheet, cursor: standsAt(next), tip: open.tip });
  if (next.past.length < READ_AHEAD) void readOlder(desk, open);
  return true;
}

/** Moves, reading older entries until the move is possible or there are no more. */
async function moveBack(desk: Desk, step: (history: History) => History): Promise<boolean> {
  while (!move(desk, step)) {
    const here = editable(desk);
    if (!here || !(await readOlder(desk, here.open))) return false;
  }
  return true;
}

async function goToEntry(desk: Desk, entryId: string): Promise<boolean> {
  const { history } = desk.store.getState();
  if (!history || history.dropped.some(({ id }) => id === entryId)) return false;
  const standing = history.past.at(-1)?.id ?? (history.base === 0 ? CREATION : null);
  return entryId === standing || moveBack(desk, (from) => goTo(from, entryId));
}

async function editHere(desk: Desk): Promise<boolean> {
  desk.takingOver = true;
  try {
    return (await desk.open?.session?.editHere()) ?? false;
  } finally {
    desk.takingOver = false;
  }
}

async function restore(desk: Desk): Promise<boolean> {
  const { open } = desk;
  if (!open || desk.store.getState().mode !== 'damaged') return false;
  const restored = await restoreLastGood(open.storage, open.sheetId);
  if (restored) await openOn(desk, open.sheetId);
  return restored;
}

async function exportOpen(desk: Desk, options?: Readonly<{ history: boolean }>): Promise<SheetExport | null> {
  const { open } = desk;
  if (!open) return null;
  const { exportSheet } = await import('@/storage/export-sheet');
  await open.session?.flush();
  const { history } = desk.store.getState();
  const memory = history ? { sheet: history.sheet, line: toLine(history) } : null;
  return exportSheet(open.storage, open.sheetId, memory, options);
}

/** The sheet open in this tab. */
export const sheetStore = createSheetStore(browserStorage, sheetState);
