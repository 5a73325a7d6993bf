import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '#tests/storage/a-browser';
import { aLine, setPoints } from '#tests/storage/commands';
import { aSheet } from '#tests/support/builders';
import { checksumOf } from '@/storage/checksum';
import { peekSheet } from '@/storage/peek-sheet';
import { createSheet, moveToTrash } from '@/storage/roster';
import { browserStorage } from '@/storage/sheet-storage';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { type SheetMode, sheetState } from '@/store/sheet-state';
import { sheetStore } from '@/store/sheet-store';
import { leaveSheet, showSheet } from '@/store/show-sheet';

afterEach(leaveSheet);

/** The modes a sheet goes through while something runs. */
async function modesDuring(run: () => Promise<void>): Promise<readonly SheetMode[]> {
  const modes: SheetMode[] = [];
  const stop = sheetState.subscribe(({ mode }) => {
    if (modes.at(-1) !== mode) modes.push(mode);
  });
  await run();
  stop();
  return modes;
}

async function damageHead(id: string, change: (record: Record<string, unknown>) => Record<string, unknown>) {
  const database = await browserStorage().database();
  await database.write(['heads'], async (work) => {
    await work.putRaw('heads', change((await work.get('heads', id)) as Record<string, unknown>));
  });
}

describe('showing a sheet', () => {
  it('draws it as it lies on disk, then opens it', async () => {
    const { sheet, history } = aLine(aSheet(), [setPoints(3)]);
    const id = await createSheet(browserStorage(), sheet, history);
    let first = null as ReturnType<typeof selectSheet>;
    const stop = sheetState.subscribe((state) => {
      first ??= state.mode === 'opening' ? selectSheet(state) : null;
    });
    expect(await modesDuring(() => showSheet(id))).toEqual(['loading', 'opening', 'editable']);
    stop();
    expect(first?.points).toBe(3);
    await until(() => sheetState.getState().historyLoaded);
    expect(await sheetStore.undo()).toBe(true);
    expect(selectSheet(sheetState.getState())?.points).toBe(0);
  });

  it('counts as editable meanwhile, but changes nothing before it is open', async () => {
    const id = await createSheet(browserStorage(), aSheet());
    let refused = false;
    const stop = sheetState.subscribe((state) => {
      if (state.mode !== 'opening' || refused) return;
      expect(selectCanEdit(state)).toBe(true);
      refused = !sheetStore.dispatch(setPoints(9)).ok;
    });
    await showSheet(id);
    stop();
    expect(refused).toBe(true);
    expect(selectSheet(sheetState.getState())?.points).toBe(0);
  });

  it('ends on what is wrong with a record that only the schema gives away', async () => {
    const id = await createSheet(browserStorage(), aSheet());
    await damageHead(id, (record) => {
      const json = JSON.stringify({ ...JSON.parse(String(record.json)), points: -1 });
      return { ...record, json, checksum: checksumOf(json) };
    });
    expect(await modesDuring(() => showSheet(id))).toEqual(['loading', 'opening', 'damaged']);
    expect(sheetState.getState()).toMatchObject({ history: null, failure: { problem: { path: 'points' } } });
  });

  it.each<[string, SheetMode, (id: string) => Promise<unknown>]>([
    ['a text that was changed', 'damaged', (id) => damageHead(id, (record) => ({ ...record, json: '{}' }))],
    ['a newer version', 'newerVersion', (id) => damageHead(id, (record) => ({ ...record, schema: 99 }))],
    ['a sheet in the trash', 'missing', (id) => moveToTrash(browserStorage(), id)],
  ])('never draws %s', async (_, mode, damage) => {
    const id = await createSheet(browserStorage(), aSheet());
    await damage(id);
    expect(await peekSheet(browserStorage(), id)).toBeNull();
    expect(await modesDuring(() => showSheet(id))).toEqual(['loading', mode]);
  });

  it('can be left before it is open', async () => {
    const id = await createSheet(browserStorage(), aSheet());
    const showing = showSheet(id);
    await until(() => sheetState.getState().mode === 'opening');
    await leaveSheet();
    await showing;
    expect(sheetState.getState().mode).toBe('closed');
  });

  it('shows only the sheet that was asked for last', async () => {
    const ids = [
      await createSheet(browserStorage(), aSheet({ points: 1 })),
      await createSheet(browserStorage(), aSheet({ points: 2 })),
    ];
    await Promise.all(ids.map((id) => showSheet(id)));
    expect(sheetState.getState()).toMatchObject({ sheetId: ids[1], mode: 'editable' });
    expect(selectSheet(sheetState.getState())?.points).toBe(2);
  });
});
