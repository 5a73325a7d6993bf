import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { exportSheet } from '@/storage/export-sheet';
import { parseSheetFile } from '@/storage/import-sheet';
import { readJournal } from '@/storage/read-sheet';
import { createSheet } from '@/storage/roster';
import type { SheetStorage } from '@/storage/sheet-storage';
import { aBrowser, type Browser } from './a-browser';
import { aLine, hit } from './commands';

const PROPOSAL = '0123456789abcdef0123456789abcdef';

let browser: Browser;
let storage: SheetStorage;
beforeEach(() => {
  browser = aBrowser();
  storage = browser.tab();
});
afterEach(() => browser.closeTabs());

/** A sheet that was hit twice, the second time by a proposal of the Storyteller. */
async function aSheetHitTwice(): Promise<string> {
  const { sheet, history } = aLine(aSheet(), [hit(1), hit(2)]);
  const entries = history.entries.map((entry) => (entry.seq === 2 ? { ...entry, proposal: PROPOSAL } : entry));
  return createSheet(storage, sheet, { ...history, entries });
}

describe('an entry that came of a proposal', () => {
  it('says so after a reload, and the others don’t', async () => {
    const { entries } = await readJournal(storage, await aSheetHitTwice(), 3);
    expect(entries.map(({ proposal }) => proposal)).toEqual([undefined, undefined, PROPOSAL]);
  });

  it('says so in a file', async () => {
    const file = await exportSheet(storage, await aSheetHitTwice(), null);
    const read = parseSheetFile(new TextEncoder().encode(file?.text ?? ''));
    expect(read.ok && read.preview.line?.entries.map(({ proposal }) => proposal)).toEqual([undefined, PROPOSAL]);
  });
});
