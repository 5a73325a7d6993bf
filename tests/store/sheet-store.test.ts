import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, type Browser, until } from '#tests/storage/a-browser';
import { aLine, hit, setPoints } from '#tests/storage/commands';
import { aSheet } from '#tests/support/builders';
import { fc, test } from '#tests/support/property';
import type { Sheet } from '@/model/sheet';
import type { Command } from '@/rules';
import { parseSheetFile } from '@/storage/import-sheet';
import { createSheet, moveToTrash } from '@/storage/roster';
import type { SheetStorage } from '@/storage/sheet-storage';
import { CREATION } from '@/store/history-moves';
import { selectCanRedo, selectCanUndo, selectEntries, selectRedo, selectSheet, selectUndo } from '@/store/selectors';
import { createSheetStore, type SheetStore } from '@/store/sheet-store';

let browser: Browser | undefined;
const stores: SheetStore[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const store of stores.splice(0)) await store.close();
  await browser?.closeTabs();
  browser = undefined;
});

const aTab = (overrides?: Parameters<Browser['tab']>[0]) => {
  browser ??= aBrowser();
  return browser.tab(overrides);
};
const aStore = (storage: SheetStorage) => {
  const store = createSheetStore(() => storage);
  stores.push(store);
  return store;
};
const isLoaded = (store: SheetStore) => until(() => store.getState().historyLoaded);
const isSaved = (store: SheetStore) => until(() => store.getState().saving === 'saved');
const sheetOf = (store: SheetStore) => selectSheet(store.getState()) as Sheet;

async function opened(commands: readonly Command[] = [], storage = aTab(), start = aSheet()) {
  const { sheet, history } = aLine(start, commands);
  const id = await createSheet(storage, sheet, history);
  const store = aStore(storage);
  await store.openSheet(id);
  await isLoaded(store);
  return { store, storage, id };
}

/** The same sheet as a tab opened later finds it. */
async function reopened(store: SheetStore, storage: SheetStorage, id: string) {
  await isSaved(store);
  await store.close();
  const later = aStore(storage);
  await later.openSheet(id);
  await isLoaded(later);
  return later;
}

describe('the open sheet', () => {
  it('is shown first, its history follows', async () => {
    const storage = aTab();
    const { sheet, history } = aLine(aSheet(), [setPoints(1)]);
    const store = aStore(storage);
    expect(store.getState().mode).toBe('closed');
    const opening = store.openSheet(await createSheet(storage, sheet, history));
    await until(() => store.getState().mode === 'editable');
    expect(sheetOf(store).points).toBe(1);
    await opening;
    await isLoaded(store);
    expect(selectUndo(store.getState())).toMatchObject({ seq: 1, before: { points: 0 } });
  });

  it('takes a list of commands as one entry', async () => {
    const { store } = await opened();
    const outcome = store.dispatch([hit(1), hit(2), setPoints(5)]);
    expect(outcome.ok).toBe(true);
    expect(selectEntries(store.getState())).toHaveLength(1);
    expect(sheetOf(store)).toMatchObject({ points: 5, health: { track: { bashing: 3 } } });
    await store.undo();
    expect(sheetOf(store)).toMatchObject({ points: 0, health: { track: { bashing: 0 } } });
  });

  it('does not change when a command of the list is refused', async () => {
    const { store } = await opened();
    const before = store.getState();
    expect(store.dispatch([hit(1), hit(0)])).toMatchObject({ ok: false, refusal: { code: 'nothingToDo' } });
    expect(store.getState()).toBe(before);
  });

  it('previews without changing or saving anything', async () => {
    const { store } = await opened();
    const before = store.getState();
    expect(store.preview(hit(2))).toMatchObject({ ok: true, sheet: { health: { track: { bashing: 2 } } } });
    expect(store.getState()).toBe(before);
  });

  it('says "saving" until the entry is on disk, then "saved"', async () => {
    const { store } = await opened();
    store.dispatch(hit(1));
    expect(store.getState()).toMatchObject({ saving: 'saving', unsavedCount: 1 });
    await isSaved(store);
    expect(store.getState()).toMatchObject({ saving: 'saved', unsavedCount: 0 });
  });

  it('comes back after a reload as it was left: sheet, undo, redo and what was left behind', async () => {
    const { store, storage, id } = await opened();
    for (const points of [1, 2, 3]) store.dispatch(setPoints(points));
    await store.undo();
    await store.undo();
    store.dispatch(setPoints(9));
    store.dispatch(setPoints(10));
    await store.undo();
    const before = store.getState().history;
    const later = await reopened(store, storage, id);
    expect(later.getState().history).toEqual(before);
    expect(selectEntries(later.getState()).map(({ entry, state }) => [entry.seq, state])).toEqual([
      [5, 'undone'],
      [4, 'done'],
      [3, 'dropped'],
      [2, 'dropped'],
      [1, 'done'],
    ]);
    expect(later.redo()).toBe(true);
    expect(sheetOf(later).points).toBe(10);
  });

  it('can be changed before its history has been read', async () => {
    const storage = aTab();
    const { sheet, history } = aLine(aSheet(), [setPoints(1), setPoints(2)]);
    const id = await createSheet(storage, sheet, history);
    const store = aStore(storage);
    const stop = store.subscribe(({ mode }) => {
      if (mode !== 'editable') return;
      stop();
      store.dispatch(setPoints(3));
    });
    await store.openSheet(id);
    await isLoaded(store);
    expect(store.getState().history?.past.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    const later = await reopened(store, storage, id);
    expect(later.getState().history?.past.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('has nothing to undo or redo at first', async () => {
    const { store } = await opened();
    expect(await store.undo()).toBe(false);
    expect(store.redo()).toBe(false);
    expect(selectCanUndo(store.getState())).toBe(false);
    expect(selectCanRedo(store.getState())).toBe(false);
    expect(await store.goTo(CREATION)).toBe(true);
  });

  it('gives selectors the same references until the history changes', async () => {
    const { store } = await opened([setPoints(1)]);
    const state = store.getState();
    expect(selectEntries(state)).toBe(selectEntries({ ...state }));
    expect(selectSheet(state)).toBe(selectSheet(state));
    expect(selectRedo(state)).toBeNull();
  });

  it('opens only the newest of several that were asked for', async () => {
    const storage = aTab();
    const [one, two] = [await createSheet(storage, aSheet()), await createSheet(storage, aSheet())];
    const store = aStore(storage);
    await Promise.all([store.openSheet(one), store.openSheet(two), store.openSheet(one), store.openSheet(two)]);
    await isLoaded(store);
    expect(store.getState()).toMatchObject({ sheetId: two, mode: 'editable' });
    await store.openSheet(two);
    expect(store.getState()).toMatchObject({ sheetId: two, mode: 'editable' });
  });

  it('is closed for good when it was closed while opening', async () => {
    const storage = aTab();
    const id = await createSheet(storage, aSheet());
    const store = aStore(storage);
    const opening = store.openSheet(id);
    await store.close();
    await opening;
    expect(store.getState().mode).toBe('closed');
    expect(store.dispatch(hit(1)).ok).toBe(false);
  });
});

describe('a long history', () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => setPoints(index + 1));

  it('opens with its newest page and reads the rest as undo needs it', async () => {
    const { store } = await opened(thousand);
    expect(store.getState()).toMatchObject({ hasOlder: true });
    expect(selectEntries(store.getState()).length).toBeLessThanOrEqual(100);
    for (let count = 0; count < 1000; count += 1) expect(await store.undo()).toBe(true);
    expect(sheetOf(store).points).toBe(0);
    expect(await store.undo()).toBe(false);
    for (let count = 0; count < 1000; count += 1) expect(store.redo()).toBe(true);
    expect(sheetOf(store).points).toBe(1000);
    await isSaved(store);
  }, 60_000);

  it('goes back to the creation across pages, and opens there again', async () => {
    const { store, storage, id } = await opened(thousand);
    expect(await store.goTo(CREATION)).toBe(true);
    expect(sheetOf(store).points).toBe(0);
    const later = await reopened(store, storage, id);
    expect(sheetOf(later).points).toBe(0);
    expect(later.redo()).toBe(true);
    expect(sheetOf(later).points).toBe(1);
  }, 60_000);

  it('is read page by page when it is asked for', async () => {
    const { store } = await opened(thousand.slice(0, 250));
    expect(await store.loadOlder()).toBe(true);
    expect(selectEntries(store.getState())).toHaveLength(199);
    expect(await store.loadOlder()).toBe(true);
    expect(selectEntries(store.getState())).toHaveLength(250);
    expect(await store.loadOlder()).toBe(false);
  });
});

describe('any play', () => {
  const command = fc.oneof(
    fc.integer({ min: 0, max: 9 }).map(hit),
    fc.integer({ min: 0, max: 99 }).map(setPoints),
    fc.constant<Command>({ type: 'turn/end' }),
    fc.constant<Command>({ type: 'scene/end' }),
    fc.constant<Command>({ type: 'willpower/spend', amount: 1, purpose: 'roll', note: '' }),
    fc.integer({ min: 0, max: 4 }).map(
      (bashing): Command => ({
        type: 'health/heal',
        amounts: { bashing, lethal: 0, aggravated: 0 },
        source: '',
      }),
    ),
  );

  test.prop([fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { maxLength: 15 })], { numRuns: 30 })(
    'comes back to the first sheet by undo and to the last by redo, also after a reload',
    async (gestures) => {
      const { store, storage, id } = await opened([], aTab(), aSheet({ points: 5 }));
      const first = sheetOf(store);
      for (const gesture of gestures) store.dispatch(gesture);
      const last = sheetOf(store);
      while (await store.undo());
      expect(sheetOf(store)).toBe(first);
      while (store.redo());
      expect(sheetOf(store)).toBe(last);
      const later = await reopened(store, storage, id);
      expect(sheetOf(later)).toEqual(last);
      while (await later.undo());
      expect(sheetOf(later)).toEqual(first);
    },
  );
});

describe('trouble', () => {
  it('is counted when writing fails, and the sheet can be had from memory', async () => {
    const { store } = await opened();
    const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    store.dispatch(setPoints(1));
    store.dispatch(setPoints(2));
    await until(() => store.getState().saving === 'notSaved');
    expect(store.getState()).toMatchObject({ unsavedCount: 2, saveError: 'quota', mode: 'editable' });
    const file = await store.exportOpen();
    expect(file?.from).toBe('memory');
    expect(parseSheetFile(new TextEncoder().encode(file?.text))).toMatchObject({
      ok: true,
      preview: { sheet: { points: 2 }, line: { entries: [{}, {}] } },
    });
    broken.mockRestore();
    store.retrySave();
    await isSaved(store);
  });

  it('is exported from disk when all is well', async () => {
    const { store } = await opened();
    store.dispatch(setPoints(7));
    expect(await store.exportOpen()).toMatchObject({ from: 'disk' });
  });

  it('opens read only what another tab has open, follows it, and can take over', async () => {
    const { store, id } = await opened();
    const other = aStore(aTab());
    await other.openSheet(id);
    expect(other.getState()).toMatchObject({ mode: 'readOnly', readOnlyReason: 'openElsewhere' });
    expect(other.dispatch(hit(1)).ok).toBe(false);
    expect(await other.undo()).toBe(false);
    store.dispatch(setPoints(3));
    await until(() => sheetOf(other).points === 3 && other.getState().historyLoaded);
    expect(selectUndo(other.getState())).toMatchObject({ seq: 1 });
    expect(await other.editHere()).toBe(true);
    expect(store.getState()).toMatchObject({ mode: 'readOnly', readOnlyReason: 'takenOver' });
    expect(other.getState()).toMatchObject({ mode: 'editable', readOnlyReason: null });
    other.dispatch(setPoints(4));
    await isSaved(other);
    await until(() => sheetOf(store).points === 4);
  });

  it('keeps what could not be saved when another tab has taken over, until the player takes over again', async () => {
    const storage = aTab({ locks: undefined, channel: undefined });
    const { store, id } = await opened([], storage);
    const other = aStore(storage);
    await other.openSheet(id);
    other.dispatch(setPoints(1));
    await isSaved(other);
    store.dispatch(setPoints(2));
    await until(() => store.getState().mode === 'readOnly');
    expect(store.getState()).toMatchObject({ saving: 'stopped', unsavedCount: 1, readOnlyReason: 'takenOver' });
    expect(sheetOf(store).points).toBe(2);
    expect(await store.editHere()).toBe(true);
    expect(store.getState()).toMatchObject({ mode: 'editable', unsavedCount: 0 });
    expect(sheetOf(store).points).toBe(1);
  });

  it('names a sheet that is not there, and one that was deleted elsewhere', async () => {
    const { store, storage, id } = await opened();
    const other = aStore(storage);
    await other.openSheet('nobody');
    expect(other.getState()).toMatchObject({ mode: 'missing', failure: { problem: { code: 'missing' } } });
    await moveToTrash(storage, id);
    store.dispatch(hit(1));
    await until(() => store.getState().readOnlyReason === 'removed');
  });

  it('shows a damaged sheet with what can be restored, and restores it when told to', async () => {
    const { store, storage, id } = await opened([setPoints(1), setPoints(2)]);
    await store.close();
    const database = await storage.database();
    const damage = { checksum: '00000000' };
    await database.write(['heads'], async (work) => {
      await work.putRaw('heads', { ...((await work.get('heads', id)) as object), ...damage });
    });
    await store.openSheet(id);
    expect(store.getState()).toMatchObject({
      mode: 'damaged',
      history: null,
      failure: { problem: { code: 'damaged' }, raw: damage },
      lastGood: { seq: 2, after: { points: 2 } },
    });
    expect(await store.restoreLastGood()).toBe(true);
    await isLoaded(store);
    expect(store.getState().mode).toBe('editable');
    expect(sheetOf(store).points).toBe(2);
    expect(await store.undo()).toBe(true);
  });

  it('counts journal entries that cannot be read and goes on without them', async () => {
    const { store, storage, id } = await opened([setPoints(1), setPoints(2), setPoints(3)]);
    await store.close();
    const database = await storage.database();
    await database.write(['journal'], async (work) => {
      await work.put('journal', { sheetId: id, seq: 2, schema: 1, json: '{', checksum: '00000000' });
    });
    await store.openSheet(id);
    await isLoaded(store);
    expect(store.getState()).toMatchObject({ mode: 'editable', unreadable: 1 });
    store.dispatch(setPoints(4));
    await isSaved(store);
    expect(await store.undo()).toBe(true);
  });

  it('opens a newer version for nothing but a look at the message', async () => {
    const { store, storage, id } = await opened();
    await store.close();
    const database = await storage.database();
    await database.write(['heads'], async (work) => {
      await work.putRaw('heads', { ...((await work.get('heads', id)) as object), schema: 99 });
    });
    await store.openSheet(id);
    expect(store.getState()).toMatchObject({ mode: 'newerVersion', lastGood: null });
    expect(store.dispatch(hit(1)).ok).toBe(false);
  });

  it('works from memory where the browser keeps nothing', async () => {
    aTab();
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const { store } = await opened([], aTab());
    expect(store.getState().mode).toBe('memoryOnly');
    store.dispatch(setPoints(3));
    await isSaved(store);
    expect(await store.undo()).toBe(true);
    expect((await store.exportOpen())?.text).toContain('"samsara-sheet"');
  });
});
