import type { Sheet } from '@/model/sheet';
import { type Beacon, readBeacon, writeBeacon } from './beacon';
import type { Work } from './database';
import { headRecord, journalRecord } from './encode';
import type { LoadProblem } from './load-sheet';
import { newId } from './new-id';
import { loadHead } from './read-sheet';
import type { HeadRecord, JournalEntry } from './records';
import type { SheetStorage } from './sheet-storage';

/** One sheet of the list. `sheet` is what the chips and the thin Health bar are worked out from. */
export type RosterSheet = Readonly<{ ok: true; id: string; sheet: Sheet; createdAt: number; updatedAt: number }>;

/**
 * A sheet that is there and can't be shown; opening it says what can be done. `name` is the last one known, or empty.
 */
export type RosterProblem = Readonly<{ ok: false; id: string; name: string; problem: LoadProblem }>;

export type RosterEntry = RosterSheet | RosterProblem;

export type Roster = Readonly<{
  /** Newest change first. */
  entries: readonly RosterEntry[];
  mode: 'disk' | 'memoryOnly';
  /** Names of the characters the browser has removed: the database is empty, and it was not before. */
  removed: readonly string[];
}>;

/** The list of sheets. */
export async function listSheets(storage: SheetStorage): Promise<Roster> {
  const database = await storage.database();
  const { heads, trash } = await database.read(['heads', 'trash'], async (work) => ({
    heads: await work.all('heads'),
    trash: await work.all('trash'),
  }));
  const beacon = readBeacon(storage.platform.localStorage);
  const entries = heads.map((raw) => rosterEntry(raw, beacon)).sort((a, b) => changedAt(b) - changedAt(a));
  if (database.kind === 'memory') return { entries, mode: 'memoryOnly', removed: [] };
  const emptied = heads.length === 0 && trash.length === 0;
  const removed = emptied ? beacon?.sheets.map(({ name }) => name) : null;
  return { entries, mode: 'disk', removed: removed ?? [] };
}

function rosterEntry(raw: unknown, beacon: Beacon | null): RosterEntry {
  const id = sheetIdOf(raw);
  const head = loadHead(raw);
  if (!head.ok) {
    const name = beacon?.sheets.find((sheet) => sheet.id === id)?.name ?? '';
    return { ok: false, id, name, problem: head.problem };
  }
  const { sheet, createdAt, updatedAt } = head.opened;
  return { ok: true, id, sheet, createdAt, updatedAt };
}

const changedAt = (entry: RosterEntry) => (entry.ok ? entry.updatedAt : Number.POSITIVE_INFINITY);
const sheetIdOf = (raw: unknown) => String((raw as { sheetId?: unknown }).sheetId);

/** What a new sheet starts with: its history, if it comes from a file that has one. */
export type StartingHistory = Readonly<{ entries: readonly JournalEntry[]; cursor: number; tip: number }>;

type NewRecords = Readonly<{ id: string; head: HeadRecord; entries: readonly JournalEntry[] }>;

/** The records of a new sheet under a fresh id, with its creation as the first of its journal. */
function newRecords(at: number, sheet: Sheet, history?: StartingHistory): NewRecords {
  const id = newId();
  const own = (each: Sheet): Sheet => ({ ...each, id });
  const creation: JournalEntry = { seq: 0, parent: null, id: newId(), at, commands: [], trace: [], after: own(sheet) };
  const entries = history
    ? history.entries.map((entry) => ({ ...entry, id: newId(), after: own(entry.after) }))
    : [creation];
  const place = { cursor: history?.cursor ?? 0, tip: history?.tip ?? 0 };
  const head = headRecord({ sheetId: id, seq: 0, epoch: 0, ...place, createdAt: at, updatedAt: at }, own(sheet));
  return { id, head, entries };
}

async function writeNew(storage: SheetStorage, all: readonly NewRecords[]): Promise<void> {
  const database = await storage.database();
  await database.write(['heads', 'journal'], async (work) => {
    for (const { id, head, entries } of all) {
      await work.add('heads', head);
      await Promise.all(entries.map((entry) => work.add('journal', journalRecord(id, entry))));
    }
  });
  await rosterChanged(storage);
  if (database.kind === 'disk') storage.askToPersist();
}

/** Writes a new sheet, with the history it brings. Returns its id. */
export async function createSheet(storage: SheetStorage, sheet: Sheet, history?: StartingHistory): Promise<string> {
  const records = newRecords(storage.platform.now(), sheet, history);
  await writeNew(storage, [records]);
  return records.id;
}

/** Writes several new sheets, all of them or none. Returns their ids in the same order. */
export async function createSheets(storage: SheetStorage, sheets: readonly Sheet[]): Promise<readonly string[]> {
  const records = sheets.map((sheet) => newRecords(storage.platform.now(), sheet));
  await writeNew(storage, records);
  return records.map(({ id }) => id);
}

/** A copy of a sheet as it stands now, with a history of its own. Null if the sheet can't be read. */
export async function duplicateSheet(storage: SheetStorage, sheetId: string, name: string): Promise<string | null> {
  const database = await storage.database();
  const head = loadHead(await database.read(['heads'], (work) => work.get('heads', sheetId)));
  return head.ok ? createSheet(storage, { ...head.opened.sheet, name }) : null;
}

/** One sheet in the trash; `name` is null if it can't be read. */
export type TrashEntry = Readonly<{ id: string; name: string | null; deletedAt: number; purgedAt: number }>;

export const TRASH_DAYS = 30;
const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** What is in the trash, newest first. */
export async function listTrash(storage: SheetStorage): Promise<readonly TrashEntry[]> {
  const database = await storage.database();
  const rows = (await database.read(['trash'], (work) => work.all('trash'))) as { deletedAt: number; head: unknown }[];
  return rows
    .map(({ deletedAt, head }) => {
      const loaded = loadHead(head);
      const name = loaded.ok ? loaded.opened.sheet.name : null;
      return { id: sheetIdOf(head), name, deletedAt, purgedAt: deletedAt + TRASH_MS };
    })
    .sort((a, b) => b.deletedAt - a.deletedAt);
}

/** Deletes a sheet in a way that can be taken back for 30 days. */
export async function moveToTrash(storage: SheetStorage, sheetId: string): Promise<boolean> {
  const deletedAt = storage.platform.now();
  return changing(storage, async (work) => {
    const head = await work.get('heads', sheetId);
    if (head === undefined) return false;
    await work.put('trash', { sheetId, deletedAt, head });
    await work.remove('heads', sheetId);
    return true;
  });
}

/** Takes a sheet out of the trash. Its epoch rises, so a tab that had it open before can't write to it. */
export async function restoreSheet(storage: SheetStorage, sheetId: string): Promise<boolean> {
  return changing(storage, async (work) => {
    const row = (await work.get('trash', sheetId)) as { head: HeadRecord } | undefined;
    if (row === undefined || (await work.get('heads', sheetId)) !== undefined) return false;
    const { head } = row;
    await work.putRaw('heads', Number.isSafeInteger(head.epoch) ? { ...head, epoch: head.epoch + 1 } : head);
    await work.remove('trash', sheetId);
    return true;
  });
}

/** Deletes a sheet in the trash and its journal for good. */
export async function deleteForever(storage: SheetStorage, sheetId: string): Promise<boolean> {
  return changing(storage, async (work) => {
    if ((await work.get('trash', sheetId)) === undefined) return false;
    await work.remove('trash', sheetId);
    await work.removeJournal(sheetId);
    return true;
  });
}

/** Deletes for good what has been in the trash for 30 days. Returns how many sheets that were. */
export async function purgeTrash(storage: SheetStorage): Promise<number> {
  const now = storage.platform.now();
  const due = (await listTrash(storage)).filter(({ purgedAt }) => purgedAt <= now);
  for (const { id } of due) await deleteForever(storage, id);
  return due.length;
}

async function changing(storage: SheetStorage, body: (work: Work) => Promise<boolean>): Promise<boolean> {
  const database = await storage.database();
  const done = await database.write(['heads', 'journal', 'trash'], body);
  if (done) await rosterChanged(storage);
  return done;
}

/** Tells everybody, and writes the beacon anew, so that it names the sheets there are and no others. */
async function rosterChanged(storage: SheetStorage): Promise<void> {
  storage.changed();
  const { localStorage, now } = storage.platform;
  // The change itself is on disk by now, so a list that can't be read takes nothing back.
  const roster = await listSheets(storage).catch(() => null);
  if (roster?.mode !== 'disk') return;
  const known = new Map(readBeacon(localStorage)?.sheets.map(({ id, seq }) => [id, seq]));
  const sheets = roster.entries.map((entry) => {
    const name = entry.ok ? entry.sheet.name : entry.name;
    return { id: entry.id, name, seq: known.get(entry.id) ?? 0 };
  });
  writeBeacon(localStorage, sheets, now());
}
