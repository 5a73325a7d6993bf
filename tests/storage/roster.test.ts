import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { readBeacon } from '@/storage/beacon';
import { readJournal, readSheet } from '@/storage/read-sheet';
import {
  createSheet,
  deleteForever,
  duplicateSheet,
  listSheets,
  listTrash,
  moveToTrash,
  purgeTrash,
  restoreSheet,
} from '@/storage/roster';
import { openSession } from '@/storage/sheet-session';
import type { SheetStorage } from '@/storage/sheet-storage';
import { aBrowser, type Browser, until } from './a-browser';
import { entryOf, setPoints } from './commands';

const DAY = 24 * 60 * 60 * 1000;

let browser: Browser;
let storage: SheetStorage;
beforeEach(() => {
  browser = aBrowser();
  storage = browser.tab();
});
afterEach(() => browser.closeTabs());

const names = async () =>
  (await listSheets(storage)).entries.map((entry) => (entry.ok ? entry.sheet.name : entry.problem.code));

describe('the roster', () => {
  it('is empty at first, and says that nothing was removed', async () => {
    expect(await listSheets(storage)).toEqual({ entries: [], mode: 'disk', removed: [] });
  });

  it('lists sheets with the newest change first', async () => {
    await createSheet(storage, aSheet({ name: 'First' }));
    browser.time.now += 1000;
    await createSheet(storage, aSheet({ name: 'Second' }));
    expect(await names()).toEqual(['Second', 'First']);
  });

  it('gives every new sheet an id of its own and its creation as first record', async () => {
    const [one, two] = [await createSheet(storage, aSheet()), await createSheet(storage, aSheet())];
    expect(one).not.toBe(two);
    const { entries } = await readJournal(storage, one, 1);
    expect(entries).toMatchObject([{ seq: 0, parent: null, commands: [], after: { id: one } }]);
  });

  it('copies a sheet as it stands, beside the first', async () => {
    const id = await createSheet(storage, aSheet({ name: 'Lin Yao', points: 7 }));
    const copy = (await duplicateSheet(storage, id, 'Lin Yao (copy)')) as string;
    expect((await names()).toSorted()).toEqual(['Lin Yao', 'Lin Yao (copy)']);
    expect(await readSheet(storage, copy)).toMatchObject({ opened: { sheet: { id: copy, points: 7 } } });
    expect(await duplicateSheet(storage, 'nobody', 'x')).toBeNull();
  });

  it('shows a sheet that cannot be read with the reason, instead of hiding it', async () => {
    const id = await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    const database = await storage.database();
    await database.write(['heads'], async (work) => {
      const raw = (await work.get('heads', id)) as object;
      await work.putRaw('heads', { ...raw, checksum: '00000000' });
    });
    expect((await listSheets(storage)).entries).toEqual([
      { ok: false, id, name: 'Lin Yao', problem: { code: 'damaged', part: 'checksum' } },
    ]);
  });

  it('tells listeners in every tab when it changes', async () => {
    const other = browser.tab();
    const calls: string[] = [];
    storage.onChange(() => calls.push('here'));
    other.onChange(() => calls.push('there'));
    await createSheet(storage, aSheet());
    await until(() => calls.includes('here') && calls.includes('there'));
  });
});

describe('the trash', () => {
  it('keeps a sheet with its whole history until it is restored', async () => {
    const id = await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    expect(await moveToTrash(storage, id)).toBe(true);
    expect(await names()).toEqual([]);
    const { now } = browser.time;
    expect(await listTrash(storage)).toEqual([{ id, name: 'Lin Yao', deletedAt: now, purgedAt: now + 30 * DAY }]);
    expect(await restoreSheet(storage, id)).toBe(true);
    expect(await names()).toEqual(['Lin Yao']);
    expect(await listTrash(storage)).toEqual([]);
    expect((await readJournal(storage, id, 9)).entries).toHaveLength(1);
  });

  it('is emptied by date: after 30 days, not before', async () => {
    const old = await createSheet(storage, aSheet({ name: 'Old' }));
    const young = await createSheet(storage, aSheet({ name: 'Young' }));
    await moveToTrash(storage, old);
    browser.time.now += DAY;
    await moveToTrash(storage, young);
    browser.time.now += 29 * DAY - 1;
    expect(await purgeTrash(storage)).toBe(0);
    browser.time.now += 1;
    expect(await purgeTrash(storage)).toBe(1);
    expect((await listTrash(storage)).map(({ name }) => name)).toEqual(['Young']);
    expect((await readJournal(storage, old, 9)).entries).toEqual([]);
    expect((await readJournal(storage, young, 9)).entries).toHaveLength(1);
  });

  it('deletes for good only what is in it', async () => {
    const id = await createSheet(storage, aSheet());
    expect(await deleteForever(storage, id)).toBe(false);
    await moveToTrash(storage, id);
    expect(await deleteForever(storage, id)).toBe(true);
    expect(await restoreSheet(storage, id)).toBe(false);
  });

  it('refuses what is not there', async () => {
    expect(await moveToTrash(storage, 'nobody')).toBe(false);
    expect(await restoreSheet(storage, 'nobody')).toBe(false);
  });
});

describe('the beacon', () => {
  it('tells a database the browser has emptied from a first run', async () => {
    await createSheet(storage, aSheet({ name: 'Lin Yao' }));
    await createSheet(storage, aSheet({ name: 'Zheng' }));
    await browser.closeTabs();
    browser.emptyDatabase();
    const after = await listSheets(browser.tab());
    expect(after.entries).toEqual([]);
    expect(after.removed.toSorted()).toEqual(['Lin Yao', 'Zheng']);
  });

  it('forgets a sheet the player deleted', async () => {
    const id = await createSheet(storage, aSheet());
    await moveToTrash(storage, id);
    await deleteForever(storage, id);
    expect((await listSheets(storage)).removed).toEqual([]);
  });

  it('names only the new sheets once the player has begun again', async () => {
    await createSheet(storage, aSheet({ name: 'Gone' }));
    await browser.closeTabs();
    browser.emptyDatabase();
    await createSheet(browser.tab(), aSheet({ name: 'New' }));
    expect(readBeacon(browser.localStorage)?.sheets.map(({ name }) => name)).toEqual(['New']);
  });

  it('follows every save', async () => {
    const id = await createSheet(storage, aSheet());
    const quiet = { onMode: () => {}, onSaving: () => {}, onReloaded: () => {} };
    const open = await openSession(storage, id, quiet);
    if (!open.ok) throw new Error('Could not open.');
    const entry = entryOf(open.opened.sheet, setPoints(5), 1, 0);
    open.session.save({ sheet: { ...entry.after, name: 'Renamed' }, cursor: 1, tip: 1, entry });
    await open.session.flush();
    expect(readBeacon(browser.localStorage)?.sheets).toEqual([{ id, name: 'Renamed', seq: 1 }]);
  });

  it.each(['not JSON', '[]', '{"sheets":3}'])('is ignored when it reads %j', (text) => {
    browser.localStorage.setItem('samsara.beacon', text);
    expect(readBeacon(browser.localStorage)).toBeNull();
  });

  it('may be blocked by the browser', async () => {
    const throwing = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    const blocked = { getItem: throwing, setItem: throwing, removeItem: throwing };
    await createSheet(browser.tab({ localStorage: blocked }), aSheet({ name: 'Someone' }));
    expect(await names()).toEqual(['Someone']);
  });
});

describe('without IndexedDB', () => {
  it('works from memory, says so, and leaves no beacon', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const memory = browser.tab();
    const id = await createSheet(memory, aSheet({ name: 'For now' }));
    expect(await listSheets(memory)).toMatchObject({ mode: 'memoryOnly', entries: [{ id }] });
    expect(readBeacon(browser.localStorage)).toBeNull();
    await moveToTrash(memory, id);
    expect(await listTrash(memory)).toHaveLength(1);
    expect(await restoreSheet(memory, id)).toBe(true);
    const open = await openSession(memory, id, { onMode: () => {}, onSaving: () => {}, onReloaded: () => {} });
    expect(open).toMatchObject({ ok: true, mode: { kind: 'memoryOnly' } });
  });
});
