import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { SCHEMA_VERSION } from '@/model/schema-version';
import type { Work } from '@/storage/database';
import { lastGoodEntry, readJournal, readSheet, restoreLastGood } from '@/storage/read-sheet';
import { createSheet } from '@/storage/roster';
import type { SheetStorage } from '@/storage/sheet-storage';
import { aBrowser, type Browser } from './a-browser';
import { aLine, setPoints } from './commands';

let browser: Browser;
let storage: SheetStorage;
let id: string;

/** A sheet with four entries, the points counting up. */
beforeEach(async () => {
  browser = aBrowser();
  storage = browser.tab();
  const line = aLine(aSheet(), [1, 2, 3, 4].map(setPoints));
  id = await createSheet(storage, line.sheet, line.history);
});
afterEach(() => browser.closeTabs());

const change = async (body: (work: Work) => Promise<void>) => {
  const database = await storage.database();
  await database.write(['heads', 'journal', 'backups', 'quarantine'], body);
};
const all = async (store: 'quarantine' | 'backups') => {
  const database = await storage.database();
  return database.read([store], (work) => work.all(store));
};
const damageHead = (damage: object) =>
  change(async (work) => {
    const raw = (await work.get('heads', id)) as object;
    await work.putRaw('heads', { ...raw, ...damage });
  });
const damageEntries = (...seqs: number[]) =>
  change(async (work) => {
    for (const seq of seqs) {
      const [raw] = (await work.journal(id, seq, seq)) as [Parameters<typeof work.put<'journal'>>[1]];
      await work.put('journal', { ...raw, json: `${raw.json} ` });
    }
  });

describe('a damaged head', () => {
  it.each([
    ['a wrong checksum', { checksum: '00000000' }, { code: 'damaged', part: 'checksum' }],
    ['no text', { json: undefined }, { code: 'damaged', part: 'record' }],
    ['a lost counter', { seq: 'three' }, { code: 'invalid', path: 'seq' }],
  ])('with %s is named, copied to the quarantine and left as it is', async (_, damage, problem) => {
    await damageHead(damage);
    const read = await readSheet(storage, id);
    expect(read).toMatchObject({ ok: false, problem, raw: { sheetId: id } });
    expect(await all('quarantine')).toMatchObject([{ where: `heads/${id}`, raw: { sheetId: id, ...damage } }]);
    expect(await readSheet(storage, id)).toEqual(read);
    expect(await all('quarantine')).toHaveLength(1);
  });

  it('can be replaced by the newest state the journal has, keeping the damaged record', async () => {
    await damageHead({ checksum: '00000000' });
    await damageEntries(4);
    expect(await lastGoodEntry(storage, id)).toMatchObject({ seq: 3, after: { points: 3 } });
    expect(await restoreLastGood(storage, id)).toBe(true);
    expect(await readSheet(storage, id)).toMatchObject({
      opened: { sheet: { points: 3 }, cursor: 3, tip: 3, lastSeq: 4, epoch: 1 },
    });
    expect(await all('backups')).toMatchObject([{ reason: 'repair', raw: { checksum: '00000000' } }]);
  });

  it('says when there is nothing to fall back to', async () => {
    await damageHead({ checksum: '00000000' });
    await damageEntries(0, 1, 2, 3, 4);
    expect(await lastGoodEntry(storage, id)).toBeNull();
    expect(await restoreLastGood(storage, id)).toBe(false);
    expect(await all('backups')).toEqual([]);
  });
});

describe('a head of a newer version', () => {
  it('is refused without being called damaged', async () => {
    await damageHead({ schema: SCHEMA_VERSION + 1 });
    expect(await readSheet(storage, id)).toMatchObject({
      ok: false,
      problem: { code: 'newer', schema: SCHEMA_VERSION + 1 },
    });
    expect(await all('quarantine')).toEqual([]);
  });
});

describe('a damaged entry', () => {
  it('is left out and counted, and stays on disk', async () => {
    await damageEntries(2);
    const page = await readJournal(storage, id, 5);
    expect(page.entries.map(({ seq }) => seq)).toEqual([0, 1, 3, 4]);
    expect(page.unreadable).toEqual([2]);
    const database = await storage.database();
    expect(await database.read(['journal'], (work) => work.journal(id, 2, 2))).toHaveLength(1);
  });
});

describe('a journal', () => {
  it('is read in pages from the newest down', async () => {
    const newest = await readJournal(storage, id, 5, 2);
    expect([newest.from, ...newest.entries.map(({ seq }) => seq)]).toEqual([3, 3, 4]);
    const older = await readJournal(storage, id, newest.from, 2);
    expect([older.from, ...older.entries.map(({ seq }) => seq)]).toEqual([1, 1, 2]);
    const oldest = await readJournal(storage, id, older.from, 2);
    expect([oldest.from, ...oldest.entries.map(({ seq }) => seq)]).toEqual([0, 0]);
  });
});
