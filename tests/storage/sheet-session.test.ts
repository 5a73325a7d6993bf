import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSheet } from '#tests/support/builders';
import type { Sheet } from '@/model/sheet';
import type { Database } from '@/storage/database';
import { readJournal, readSheet } from '@/storage/read-sheet';
import type { JournalEntry } from '@/storage/records';
import { createSheet, moveToTrash, restoreSheet } from '@/storage/roster';
import { type OpenedSession, openSession, type SessionMode } from '@/storage/sheet-session';
import type { SheetStorage } from '@/storage/sheet-storage';
import type { Saving } from '@/storage/sheet-writer';
import { aBrowser, type Browser, until } from './a-browser';
import { entryOf, setPoints } from './commands';

let browser: Browser | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await browser?.closeTabs();
});

const aTab = (overrides?: Parameters<Browser['tab']>[0]) => (browser as Browser).tab(overrides);

async function openIn(storage: SheetStorage, id: string) {
  const seen = { modes: [] as SessionMode[], saving: [] as Saving[], sheets: [] as Sheet[] };
  const result = await openSession(storage, id, {
    onMode: (mode) => seen.modes.push(mode),
    onSaving: (saving) => seen.saving.push(saving),
    onReloaded: ({ sheet }) => seen.sheets.push(sheet),
  });
  if (!result.ok) throw new Error(`Could not open: ${result.problem.code}`);
  return { ...result, ...seen };
}

/** Writes `points` as one more entry on top of the last. */
function save({ session, opened }: OpenedSession, entries: JournalEntry[], points: number): JournalEntry {
  const last = entries.at(-1);
  const seq = (last?.seq ?? opened.lastSeq) + 1;
  const entry = entryOf(last?.after ?? opened.sheet, setPoints(points), seq, seq - 1);
  entries.push(entry);
  session.save({ sheet: entry.after, cursor: seq, tip: seq, entry });
  return entry;
}

/** A storage whose next `count` writes go through without anybody hearing of it. */
function losingAnswers(storage: SheetStorage, count: number): SheetStorage {
  let left = count;
  const database = storage.database().then(
    (real): Database => ({
      ...real,
      write: async (stores, body) => {
        const result = await real.write(stores, body);
        left -= 1;
        if (left >= 0) throw new DOMException('Connection lost.', 'UnknownError');
        return result;
      },
    }),
  );
  return { ...storage, database: () => database };
}

const pointsOnDisk = async (storage: SheetStorage, id: string) => {
  const read = await readSheet(storage, id);
  return read.ok ? read.opened.sheet.points : read.problem.code;
};

describe('an open sheet', () => {
  it('is saved entry by entry, and says so only when it is on disk', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const open = await openIn(storage, id);
    const entries: JournalEntry[] = [];
    for (const points of [10, 20, 30]) save(open, entries, points);
    expect(open.saving.at(-1)).toEqual({ kind: 'saving', waiting: 3 });
    expect(await open.session.flush()).toBe(true);
    expect(open.saving.at(-1)).toEqual({ kind: 'saved', waiting: 0 });
    expect(await pointsOnDisk(storage, id)).toBe(30);
    const journal = await readJournal(storage, id, 4);
    expect(journal.entries.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    expect(journal.entries.slice(1)).toEqual(entries);
  });

  it('writes with strict durability', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const open = await openIn(storage, id);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    save(open, [], 10);
    await open.session.flush();
    const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writing.map(([, , options]) => options)).toEqual([{ durability: 'strict' }]);
  });

  it('writes nothing by being opened and closed', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const open = await openIn(storage, id);
    await open.session.close();
    expect(transaction.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
  });

  it('keeps entries as they are when the line moves: undo writes the head alone', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const open = await openIn(storage, id);
    const [one] = [save(open, [], 10)];
    open.session.save({ sheet: open.opened.sheet, cursor: 0, tip: one.seq });
    await open.session.flush();
    const read = await readSheet(storage, id);
    expect(read).toMatchObject({ opened: { cursor: 0, tip: 1, lastSeq: 1 } });
    expect((await readJournal(storage, id, 2)).entries[1]).toEqual(one);
  });
});

describe('a write that fails', () => {
  it('says so, keeps what is waiting in order, and writes it when it can', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const open = await openIn(storage, id);
    const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const entries: JournalEntry[] = [];
    save(open, entries, 10);
    expect(await open.session.flush()).toBe(false);
    expect(open.saving.at(-1)).toEqual({ kind: 'notSaved', waiting: 1, error: 'quota' });
    save(open, entries, 20);
    expect(open.saving.at(-1)).toEqual({ kind: 'notSaved', waiting: 2, error: 'quota' });
    expect(await pointsOnDisk(storage, id)).toBe(0);
    broken.mockRestore();
    await until(() => open.saving.at(-1)?.kind === 'saved');
    expect(await pointsOnDisk(storage, id)).toBe(20);
  });

  it('is told apart only in words: any failure is a failure', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const open = await openIn(storage, id);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection lost.', 'UnknownError');
    });
    save(open, [], 10);
    expect(await open.session.flush()).toBe(false);
    expect(open.saving.at(-1)).toEqual({ kind: 'notSaved', waiting: 1, error: 'other' });
    open.session.retry();
    await until(() => open.saving.at(-1)?.kind === 'saved');
  });

  it('is tried again on a fresh connection', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const open = await openIn(storage, id);
    const opening = vi.spyOn(IDBFactory.prototype, 'open');
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('Connection lost.', 'InvalidStateError');
    });
    save(open, [], 10);
    await until(() => open.saving.at(-1)?.kind === 'saved');
    expect(opening).toHaveBeenCalledTimes(1);
  });

  it('is not written twice when only its answer was lost', async () => {
    browser = aBrowser();
    const storage = losingAnswers(aTab(), 1);
    const id = await createSheet(aTab(), aSheet());
    const open = await openIn(storage, id);
    const entries: JournalEntry[] = [];
    save(open, entries, 10);
    save(open, entries, 20);
    await until(() => open.saving.at(-1)?.kind === 'saved');
    expect(await pointsOnDisk(storage, id)).toBe(20);
    expect((await readJournal(storage, id, 9)).entries.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  it('is not written twice when it was an undo', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const first = await openIn(storage, id);
    save(first, [], 10);
    await first.session.close();
    const open = await openIn(losingAnswers(storage, 1), id);
    open.session.save({ sheet: { ...open.opened.sheet, points: 0 }, cursor: 0, tip: 1 });
    await until(() => open.saving.at(-1)?.kind === 'saved');
    expect(await readSheet(storage, id)).toMatchObject({ opened: { cursor: 0, tip: 1, seq: 2 } });
  });
});

describe('two tabs', () => {
  async function twoTabs(overrides?: Parameters<Browser['tab']>[0]) {
    browser = aBrowser();
    const [first, second] = [aTab(overrides), aTab(overrides)];
    const id = await createSheet(first, aSheet());
    const a = await openIn(first, id);
    const b = await openIn(second, id);
    return { first, second, id, a, b };
  }

  it('have one that writes; the other reads and follows', async () => {
    const { a, b } = await twoTabs();
    expect(a.mode).toEqual({ kind: 'editable' });
    expect(b.mode).toEqual({ kind: 'readOnly', reason: 'openElsewhere' });
    save(a, [], 10);
    await until(() => b.sheets.at(-1)?.points === 10);
  });

  it('do not let the reading one write', async () => {
    const { b, second, id } = await twoTabs();
    save(b, [], 99);
    await b.session.flush();
    expect(await pointsOnDisk(second, id)).toBe(0);
  });

  it('change places when the reader wants to edit, with nothing lost', async () => {
    const { a, b, id, first } = await twoTabs();
    save(a, [], 10);
    expect(await b.session.editHere()).toBe(true);
    expect(a.modes.at(-1)).toEqual({ kind: 'readOnly', reason: 'takenOver' });
    expect(b.modes.at(-1)).toEqual({ kind: 'editable' });
    expect(b.sheets.at(-1)?.points).toBe(10);
    expect(a.saving.at(-1)).toEqual({ kind: 'saved', waiting: 0 });
    const entry = entryOf(b.sheets.at(-1) as Sheet, setPoints(11), 2, 1);
    b.session.save({ sheet: entry.after, cursor: 2, tip: 2, entry });
    expect(await b.session.flush()).toBe(true);
    expect(await pointsOnDisk(first, id)).toBe(11);
  });

  it('take a lock from a tab that does not answer, and fence its late writes', async () => {
    const deaf = { channel: undefined };
    const { a, b, id, first } = await twoTabs(deaf);
    expect(await b.session.editHere()).toBe(true);
    await until(() => a.modes.length > 0);
    expect(a.modes.at(-1)).toEqual({ kind: 'readOnly', reason: 'takenOver' });
    save(a, [], 99);
    await a.session.flush();
    expect(await pointsOnDisk(first, id)).toBe(0);
  });

  it('are kept apart by the fence alone where the browser has no locks', async () => {
    const { a, b, id, first } = await twoTabs({ locks: undefined, channel: undefined });
    expect([a.mode.kind, b.mode.kind]).toEqual(['editable', 'editable']);
    save(a, [], 10);
    await a.session.flush();
    save(b, [], 20);
    await b.session.flush();
    expect(b.modes.at(-1)).toEqual({ kind: 'readOnly', reason: 'takenOver' });
    expect(b.saving.at(-1)).toEqual({ kind: 'stopped', waiting: 1 });
    expect(await pointsOnDisk(first, id)).toBe(10);
    expect(await b.session.editHere()).toBe(true);
    save(a, [], 30);
    await a.session.flush();
    expect(a.modes.at(-1)).toEqual({ kind: 'readOnly', reason: 'takenOver' });
    expect(await pointsOnDisk(first, id)).toBe(10);
  });

  it('let the next one edit when the writer closes', async () => {
    const { a, b } = await twoTabs();
    await a.session.close();
    expect(await b.session.editHere()).toBe(true);
  });

  it('stop writing to a sheet the other has deleted, and do not bring it back', async () => {
    const { a, first, second, id } = await twoTabs();
    await moveToTrash(second, id);
    save(a, [], 10);
    await a.session.flush();
    expect(a.modes.at(-1)).toEqual({ kind: 'readOnly', reason: 'removed' });
    expect(await pointsOnDisk(first, id)).toBe('missing');
    await restoreSheet(second, id);
    expect(await pointsOnDisk(first, id)).toBe(0);
  });

  it('keep a writer out that opened before the sheet went through the trash', async () => {
    browser = aBrowser();
    const [first, second] = [aTab(), aTab()];
    const id = await createSheet(first, aSheet());
    const a = await openIn(first, id);
    await moveToTrash(second, id);
    await restoreSheet(second, id);
    save(a, [], 10);
    await a.session.flush();
    expect(a.modes.at(-1)).toEqual({ kind: 'readOnly', reason: 'takenOver' });
  });
});

describe('no write before a verified load', () => {
  it('closing before the load is done never writes', async () => {
    browser = aBrowser();
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const opening = openIn(storage, id);
    await storage.close();
    await opening.then(({ session }) => session.close()).catch(() => undefined);
    expect(transaction.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
  });

  it('a change that arrives while a reader loads is not missed', async () => {
    browser = aBrowser();
    const [first, second] = [aTab(), aTab()];
    const id = await createSheet(first, aSheet());
    const a = await openIn(first, id);
    const loading = openIn(second, id);
    save(a, [], 10);
    const b = await loading;
    await until(() => (b.sheets.at(-1) ?? b.opened.sheet).points === 10);
  });

  it('a tab that was told it is out of date stops writing for good', async () => {
    browser = aBrowser();
    const storage = aTab({ locks: undefined, channel: undefined });
    const id = await createSheet(storage, aSheet());
    const [a, b] = [await openIn(storage, id), await openIn(storage, id)];
    save(a, [], 10);
    await a.session.flush();
    const entries: JournalEntry[] = [];
    save(b, entries, 20);
    await b.session.flush();
    save(b, entries, 30);
    b.session.retry();
    expect(await b.session.flush()).toBe(true);
    expect(await pointsOnDisk(storage, id)).toBe(10);
  });
});
