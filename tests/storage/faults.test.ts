import { afterEach, describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import type { Sheet } from '@/model/sheet';
import type { Change } from '@/storage/commit';
import { readJournal, readSheet } from '@/storage/read-sheet';
import { createSheet } from '@/storage/roster';
import { openSession } from '@/storage/sheet-session';
import type { SheetStorage } from '@/storage/sheet-storage';
import { aBrowser, type Browser, until } from './a-browser';
import { aLine, setPoints } from './commands';
import { FAULTS, type Fault, failOperation } from './faults';

let browser: Browser | undefined;
afterEach(() => browser?.closeTabs());

/** Two changes, an undo, and a change that leaves the second one behind. */
function changes(start: Sheet): readonly Change[] {
  const [, first, second] = aLine(start, [setPoints(1), setPoints(2)]).history.entries;
  const fork = aLine(start, [setPoints(1), setPoints(3)]).history.entries[2];
  if (!first || !second || !fork) throw new Error('Three entries are made above.');
  return [
    { sheet: first.after, cursor: 1, tip: 1, entry: first },
    { sheet: second.after, cursor: 2, tip: 2, entry: second },
    { sheet: first.after, cursor: 1, tip: 2 },
    { sheet: fork.after, cursor: 3, tip: 3, entry: { ...fork, seq: 3, parent: 1 } },
  ];
}

/** Saves the changes with one fault on the way. Returns how many were acknowledged before the page went away. */
async function saveWithFault(storage: SheetStorage, id: string, at: number, fault: Fault, patient: boolean) {
  let waiting = 0;
  const open = await openSession(storage, id, {
    onMode: () => undefined,
    onSaving: (saving) => {
      waiting = saving.waiting;
    },
    onReloaded: () => undefined,
  });
  if (!open.ok) throw new Error('Opened without faults.');
  const all = changes(open.opened.sheet);
  const injected = failOperation(at, fault);
  try {
    for (const change of all) open.session.save(change);
    const drained = await open.session.flush();
    if (patient && !drained) await until(() => waiting === 0);
  } finally {
    injected.restore();
  }
  const acknowledged = all.length - waiting;
  if (patient) await open.session.close();
  return { all, acknowledged, happened: injected.happened() };
}

/** What a fresh tab finds: the head must be one of the states in order, and its journal must fit it. */
async function stateOnDisk(storage: SheetStorage, id: string, all: readonly Change[]) {
  const read = await readSheet(storage, id);
  if (!read.ok) throw new Error(read.problem.code);
  const { opened } = read;
  const journal = await readJournal(storage, id, opened.lastSeq + 1);
  expect(journal.unreadable).toEqual([]);
  expect(journal.entries.find(({ seq }) => seq === opened.cursor)?.after).toEqual(opened.sheet);
  const written = opened.seq;
  const last = all[written - 1];
  if (last) expect(opened).toMatchObject({ sheet: last.sheet, cursor: last.cursor, tip: last.tip });
  const entries = all.slice(0, written).flatMap(({ entry }) => entry ?? []);
  expect(journal.entries.slice(1)).toEqual(entries);
  return written;
}

describe('a fault in any operation of a save', () => {
  it.each(FAULTS)('(%s) loses nothing that was acknowledged and tears no record', async (fault) => {
    let happened = true;
    let runs = 0;
    for (let at = 1; happened; at += 1) {
      browser = aBrowser();
      const id = await createSheet(browser.tab(), aSheet());
      const page = browser.tab({ retryDelays: [1_000_000] });
      const run = await saveWithFault(page, id, at, fault, false);
      const written = await stateOnDisk(browser.tab(), id, run.all);
      expect(written).toBeGreaterThanOrEqual(run.acknowledged);
      happened = run.happened;
      runs += 1;
      await browser.closeTabs();
    }
    expect(runs).toBeGreaterThan(12);
  });

  it.each(FAULTS)('(%s) is got over by trying again: every change arrives once and in order', async (fault) => {
    let happened = true;
    for (let at = 1; happened; at += 1) {
      browser = aBrowser();
      const id = await createSheet(browser.tab(), aSheet());
      const run = await saveWithFault(browser.tab({ retryDelays: [1] }), id, at, fault, true);
      expect(await stateOnDisk(browser.tab(), id, run.all)).toBe(run.all.length);
      happened = run.happened;
      await browser.closeTabs();
    }
  });
});
