import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPool } from '#tests/rules/energy/some-energy';
import { aBrowser, type Browser, until } from '#tests/storage/a-browser';
import { failOperation } from '#tests/storage/faults';
import { aSheet } from '#tests/support/builders';
import { type Command, cloneSheet } from '@/rules';
import { readSheet } from '@/storage/read-sheet';
import { createSheet, listSheets, listTrash } from '@/storage/roster';
import type { SheetStorage } from '@/storage/sheet-storage';
import { makeBeing } from '@/store/make-being';
import { selectSheet } from '@/store/selectors';
import { createSheetStore, type SheetStore } from '@/store/sheet-store';

let browser: Browser;
let storage: SheetStorage;
let store: SheetStore;
let ownerId: string;

const lin = aSheet({ name: 'Lin Yao', energyPools: [{ ...aPool('mana'), current: 6 }] });
const shade = cloneSheet(lin, { id: 'shade', name: 'Shade' });
const make: Command = { type: 'being/make', kind: 'clone', name: 'Shade' };
const pay = (amount: number): Command => ({
  type: 'pool/pay',
  cost: { pool: lin.energyPools[0]?.name ?? '', amount, nature: null, specialAllowed: false },
  reduction: 0,
  payments: [{ pool: 'mana', amount }],
  summon: 'Shade',
});

beforeEach(async () => {
  browser = aBrowser();
  storage = browser.tab();
  store = createSheetStore(() => storage);
  ownerId = await createSheet(storage, lin);
  await store.openSheet(ownerId);
  await until(() => store.getState().historyLoaded);
});
afterEach(async () => {
  await store.close();
  await browser.closeTabs();
});

const names = async () =>
  (await listSheets(storage)).entries.map((entry) => (entry.ok ? entry.sheet.name : entry.id)).toSorted();
const mana = () => selectSheet(store.getState())?.energyPools[0]?.current;

describe('a being made beside the open sheet', () => {
  it('[M-40] [M-44] is on disk, and so is what its owner paid, as one entry', async () => {
    const made = await makeBeing(store, storage, shade, [make, pay(4)]);
    expect(made).toMatchObject({ ok: true });
    expect(await names()).toEqual(['Lin Yao', 'Shade']);
    expect(store.getState().history?.past).toHaveLength(1);
    await until(() => store.getState().saving === 'saved');
    const id = made.ok ? made.id : '';
    expect(await readSheet(storage, id)).toMatchObject({
      opened: { sheet: { id, being: { kind: 'clone', owner: 'Lin Yao' } } },
    });
    expect(await readSheet(storage, ownerId)).toMatchObject({ opened: { sheet: { energyPools: [{ current: 2 }] } } });
  });

  it('[M-40] is not made when the owner can’t pay', async () => {
    expect(await makeBeing(store, storage, shade, [make, pay(9)])).toMatchObject({
      ok: false,
      refusal: { code: 'notEnoughEnergy' },
    });
    expect(await names()).toEqual(['Lin Yao']);
    expect(mana()).toBe(6);
  });

  it('costs nothing when it can’t be written', async () => {
    const fault = failOperation(1, 'abort');
    const made = await makeBeing(store, storage, shade, [make, pay(4)]).finally(fault.restore);
    expect(made).toEqual({ ok: null });
    expect(await names()).toEqual(['Lin Yao']);
    expect(mana()).toBe(6);
    expect(store.getState().history?.past).toHaveLength(0);
  });

  it('goes to the trash when the open sheet was put away before it was paid for', async () => {
    const making = makeBeing(store, storage, shade, [make, pay(4)]);
    await store.close();
    expect(await making).toEqual({ ok: null });
    expect(await names()).toEqual(['Lin Yao']);
    expect((await listTrash(storage)).map(({ name }) => name)).toEqual(['Shade']);
  });
});
