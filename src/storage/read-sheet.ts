import * as z from 'zod/mini';
import type { Sheet } from '@/model/sheet';
import { checksumOf } from './checksum';
import { headFactsSchema, headRecord, loadEntry } from './encode';
import { type LoadProblem, loadSheet, pathOf } from './load-sheet';
import type { HeadRecord, JournalEntry } from './records';
import type { SheetStorage } from './sheet-storage';

/** A sheet as it was read from disk, verified. */
export type OpenedSheet = Readonly<{
  sheet: Sheet;
  /** The journal entry it stands at, the last one redo can reach, and the highest there is. */
  cursor: number;
  tip: number;
  lastSeq: number;
  seq: number;
  epoch: number;
  createdAt: number;
  updatedAt: number;
  /** The head as found, if it was written by an older version; the first write keeps a copy of it. */
  beforeMigration?: unknown;
}>;

/** A sheet that can't be opened. `raw` is the record as found, for a download. */
export type OpenFailure = Readonly<{
  ok: false;
  problem: LoadProblem | Readonly<{ code: 'missing' }>;
  raw: unknown;
}>;

/** Reads the head of a sheet. A damaged one is copied to the quarantine; the original stays as it is. */
export async function readSheet(
  storage: SheetStorage,
  sheetId: string,
): Promise<Readonly<{ ok: true; opened: OpenedSheet }> | OpenFailure> {
  const database = await storage.database();
  const { raw, lastSeq } = await database.read(['heads', 'journal'], async (work) => ({
    raw: await work.get('heads', sheetId),
    lastSeq: await work.lastSeq(sheetId),
  }));
  if (raw === undefined) return { ok: false, problem: { code: 'missing' }, raw };
  const head = loadHead(raw);
  if (!head.ok) {
    if (head.problem.code === 'damaged' || head.problem.code === 'invalid') {
      await quarantine(storage, `heads/${sheetId}`, head.problem, raw);
    }
    return { ok: false, problem: head.problem, raw };
  }
  return { ok: true, opened: { ...head.opened, lastSeq } };
}

/** Reads a head record: its facts and its sheet. Never throws. */
export function loadHead(
  raw: unknown,
): Readonly<{ ok: true; opened: Omit<OpenedSheet, 'lastSeq'> }> | Readonly<{ ok: false; problem: LoadProblem }> {
  const loaded = loadSheet(raw);
  if (!loaded.ok) return loaded;
  const facts = headFactsSchema.safeParse(raw);
  if (!facts.success) return { ok: false, problem: { code: 'invalid', path: pathOf(facts.error) } };
  const { sheetId, ...where } = facts.data;
  if (loaded.sheet.id !== sheetId) return { ok: false, problem: { code: 'invalid', path: 'id' } };
  const { sheet, migratedFrom } = loaded;
  return { ok: true, opened: { sheet, ...where, ...(migratedFrom === undefined ? {} : { beforeMigration: raw }) } };
}

/** Part of a journal, in rising order. */
export type JournalPage = Readonly<{
  entries: readonly JournalEntry[];
  /** Entries that could not be read. They stay on disk and are left out. */
  unreadable: readonly number[];
  /** The lowest seq this page covers; 0 means there is nothing older. */
  from: number;
}>;

const PAGE_SIZE = 100;

/** The newest entries of a journal below `below`. Never writes. */
export async function readJournal(
  storage: SheetStorage,
  sheetId: string,
  below: number,
  size: number = PAGE_SIZE,
): Promise<JournalPage> {
  const from = Math.max(0, below - size);
  const database = await storage.database();
  const rows = await database.read(['journal'], (work) => work.journal(sheetId, from, below - 1));
  const entries: JournalEntry[] = [];
  const unreadable: number[] = [];
  for (const row of rows) {
    const loaded = loadEntry(row);
    if (loaded.ok) entries.push(loaded.entry);
    else unreadable.push(rowSeq(row));
  }
  return { entries, unreadable, from };
}

const rowSeq = (row: unknown) => z.object({ seq: z.number() }).parse(row).seq;

/** The newest state of a sheet its journal can still give, for a sheet whose head is damaged. */
export async function lastGoodEntry(storage: SheetStorage, sheetId: string): Promise<JournalEntry | null> {
  const database = await storage.database();
  const lastSeq = await database.read(['journal'], (work) => work.lastSeq(sheetId));
  for (let below = lastSeq + 1; below > 0; ) {
    const page = await readJournal(storage, sheetId, below);
    const newest = page.entries.at(-1);
    if (newest) return newest;
    below = page.from;
  }
  return null;
}

/** Puts the last good state in the place of a damaged head, whose raw record is kept as a backup. */
export async function restoreLastGood(storage: SheetStorage, sheetId: string): Promise<boolean> {
  const entry = await lastGoodEntry(storage, sheetId);
  if (!entry) return false;
  const at = storage.platform.now();
  const database = await storage.database();
  await database.write(['heads', 'backups'], async (work) => {
    const raw = await work.get('heads', sheetId);
    const found = (raw ?? {}) as Partial<HeadRecord>;
    await work.put('backups', { id: `${sheetId}/repair/${at}`, sheetId, reason: 'repair', at, raw });
    const facts = {
      sheetId,
      seq: wholeOr(found.seq, 0) + 1,
      epoch: wholeOr(found.epoch, 0) + 1,
      cursor: entry.seq,
      tip: entry.seq,
      createdAt: wholeOr(found.createdAt, at),
      updatedAt: at,
    };
    await work.put('heads', headRecord(facts, entry.after));
  });
  storage.changed();
  return true;
}

const wholeOr = (value: unknown, otherwise: number) => (Number.isSafeInteger(value) ? (value as number) : otherwise);

/** Keeps a copy of a record that can't be read; the same record found again is kept once. */
async function quarantine(storage: SheetStorage, where: string, problem: LoadProblem, raw: unknown): Promise<void> {
  const record = {
    id: `${where}/${checksumOf(JSON.stringify(raw) ?? '')}`,
    where,
    error: JSON.stringify(problem),
    when: storage.platform.now(),
    raw,
  };
  try {
    const database = await storage.database();
    await database.write(['quarantine'], async (work) => {
      if ((await work.get('quarantine', record.id)) === undefined) await work.add('quarantine', record);
    });
  } catch {
    // The original is untouched, so nothing is lost if the copy can't be made.
  }
}
