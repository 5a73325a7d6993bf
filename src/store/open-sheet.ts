import type { StoreApi } from 'zustand/vanilla';
import { lastGoodEntry, type OpenedSheet, type OpenFailure, readJournal } from '@/storage/read-sheet';
import type { JournalEntry } from '@/storage/records';
import { openSession, type SessionMode, type SheetSession } from '@/storage/sheet-session';
import type { SheetStorage } from '@/storage/sheet-storage';
import type { Saving } from '@/storage/sheet-writer';
import { startHistory } from './history';
import { buildHistory, standsAt } from './history-moves';
import { CLOSED, type SheetMode, type SheetState } from './sheet-state';

/** What is behind an open sheet and never shown. */
export type OpenSheet = {
  readonly sheetId: string;
  readonly storage: SheetStorage;
  session: SheetSession | null;
  /** Every entry read or made, by seq. */
  entries: Map<number, JournalEntry>;
  nextSeq: number;
  /** The last entry redo can reach. */
  tip: number;
  /** Entries from this seq up have been read. */
  readFrom: number;
  reading: Promise<boolean> | null;
};

/** A store with the one sheet that lies open on it. */
export type Desk = {
  readonly store: StoreApi<SheetState>;
  readonly storageOf: () => SheetStorage;
  open: OpenSheet | null;
  /** Counts requests to open or close: only the newest one counts. */
  requests: number;
  takingOver: boolean;
};

/** Opens a sheet and shows it; its history follows. */
export async function openOn(desk: Desk, sheetId: string): Promise<void> {
  desk.requests += 1;
  const request = desk.requests;
  await letGo(desk);
  // Another sheet was asked for meanwhile, or none any more.
  if (request !== desk.requests) return;
  const target = newTarget(sheetId, desk.storageOf());
  desk.open = target;
  if (!isShown(desk, sheetId)) desk.store.setState({ ...CLOSED, sheetId, mode: 'loading' });
  const isOpen = () => target === desk.open;
  const result = await openSession(target.storage, sheetId, {
    onMode: (mode) => isOpen() && showMode(desk, mode),
    onSaving: (saving) => isOpen() && showSaving(desk, saving),
    onReloaded: (opened) => isOpen() && showReloaded(desk, target, opened),
  }).catch(() => null);
  if (!isOpen()) {
    if (result?.ok) await result.session.close();
  } else if (!result) {
    desk.store.setState({ ...CLOSED, sheetId, mode: 'failed' });
  } else if (result.ok) {
    target.session = result.session;
    standOn(desk, target, result.opened);
    showMode(desk, result.mode);
  } else {
    await showFailure(desk, target, result);
  }
}

/** It was shown as it lies on disk before it was asked to be opened: it stays on screen meanwhile. */
function isShown({ store }: Desk, sheetId: string): boolean {
  const state = store.getState();
  return state.mode === 'opening' && state.sheetId === sheetId;
}

/** Writes what is waiting and puts the sheet away. */
export async function closeOn(desk: Desk): Promise<void> {
  desk.requests += 1;
  await letGo(desk);
}

async function letGo(desk: Desk): Promise<void> {
  const closing = desk.open;
  desk.open = null;
  if (!closing) return;
  desk.store.setState(CLOSED);
  await closing.session?.close();
}

const newTarget = (sheetId: string, storage: SheetStorage): OpenSheet => ({
  sheetId,
  storage,
  session: null,
  entries: new Map(),
  nextSeq: 0,
  tip: 0,
  readFrom: 0,
  reading: null,
});

function showMode({ store }: Desk, mode: SessionMode): void {
  store.setState({ mode: mode.kind, readOnlyReason: mode.kind === 'readOnly' ? mode.reason : null });
}

function showSaving({ store }: Desk, saving: Saving): void {
  const saveError = saving.kind === 'notSaved' ? saving.error : null;
  store.setState({ saving: saving.kind, unsavedCount: saving.waiting, saveError });
}

function showReloaded(desk: Desk, target: OpenSheet, opened: OpenedSheet): void {
  // What could not be saved before another tab took over exists only here; it goes only when the player takes over.
  if (desk.store.getState().unsavedCount > 0 && !desk.takingOver) return;
  showSaving(desk, { kind: 'saved', waiting: 0 });
  standOn(desk, target, opened);
}

const MODE_OF_PROBLEM: Readonly<Partial<Record<OpenFailure['problem']['code'], SheetMode>>> = {
  newer: 'newerVersion',
  missing: 'missing',
};

async function showFailure(desk: Desk, target: OpenSheet, failure: OpenFailure): Promise<void> {
  const mode = MODE_OF_PROBLEM[failure.problem.code] ?? 'damaged';
  desk.store.setState({ ...CLOSED, sheetId: target.sheetId, failure, mode });
  if (mode !== 'damaged') return;
  const lastGood = await lastGoodEntry(target.storage, target.sheetId).catch(() => null);
  if (target === desk.open) desk.store.setState({ lastGood });
}

function standOn(desk: Desk, target: OpenSheet, opened: OpenedSheet): void {
  target.entries = new Map();
  target.nextSeq = opened.lastSeq + 1;
  target.tip = opened.tip;
  target.readFrom = opened.lastSeq + 1;
  target.reading = null;
  const history = startHistory(opened.sheet, opened.cursor);
  desk.store.setState({ history, historyLoaded: false, hasOlder: false, unreadable: 0 });
  void readNewest(desk, target, opened.cursor);
}

/** Reads the newest page, and on until the entry the sheet stands at has been read. */
async function readNewest(desk: Desk, target: OpenSheet, cursor: number): Promise<void> {
  const { entries } = target;
  let more = true;
  do {
    more = await readOlder(desk, target);
    if (target !== desk.open || target.entries !== entries) return;
  } while (more && target.readFrom > cursor);
  desk.store.setState({ historyLoaded: true });
}

/** Reads the next older page of the journal; false if there is none or it can't be read. */
export function readOlder(desk: Desk, target: OpenSheet): Promise<boolean> {
  if (target.readFrom <= 0) return Promise.resolve(false);
  if (target.reading !== null) return target.reading;
  const reading = readPage(desk, target).finally(() => {
    if (target.reading === reading) target.reading = null;
  });
  target.reading = reading;
  return reading;
}

async function readPage(desk: Desk, target: OpenSheet): Promise<boolean> {
  const { entries } = target;
  const page = await readJournal(target.storage, target.sheetId, target.readFrom).catch(() => null);
  const { history, unreadable } = desk.store.getState();
  if (!page || !history || target !== desk.open || target.entries !== entries) return false;
  for (const entry of page.entries) entries.set(entry.seq, entry);
  target.readFrom = page.from;
  const place = { cursor: standsAt(history), tip: target.tip };
  desk.store.setState({
    history: buildHistory(history.sheet, place, [...entries.values()]),
    hasOlder: page.from > 0,
    unreadable: unreadable + page.unreadable.length,
  });
  return true;
}
