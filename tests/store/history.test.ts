import { describe, expect, it } from 'vitest';
import { hit, setPoints } from '#tests/storage/commands';
import { aSheet } from '#tests/support/builders';
import { fc, test } from '#tests/support/property';
import type { Sheet } from '@/model/sheet';
import type { JournalEntry } from '@/storage/records';
import { type History, startHistory } from '@/store/history';
import {
  buildHistory,
  CREATION,
  goTo,
  record,
  redo,
  standsAt,
  toJournalEntry,
  toLine,
  undo,
} from '@/store/history-moves';
import { runCommands } from '@/store/run-commands';

let nextId = 0;
const change = (history: History, seq: number, points: number): History => {
  const outcome = runCommands(history.sheet, [setPoints(points)]);
  if (!outcome.ok) return history;
  nextId += 1;
  const { sheet: after, trace } = outcome;
  return record(history, { id: `e${nextId}`, seq, at: seq, commands: [setPoints(points)], trace, after });
};

/** A history with changes 1 to `count`, the points counting along. */
const aHistory = (count: number) => {
  let history = startHistory(aSheet());
  for (let seq = 1; seq <= count; seq += 1) history = change(history, seq, seq);
  return history;
};
const undoAll = (history: History) => {
  let at = history;
  while (at.past.length > 0) at = undo(at);
  return at;
};
const redoAll = (history: History) => {
  let at = history;
  while (at.future.length > 0) at = redo(at);
  return at;
};

describe('history', () => {
  it('undoes to the very sheet that was there, and redoes to the very sheet that came', () => {
    const history = aHistory(3);
    const first = history.past[0]?.before;
    expect(undoAll(history).sheet).toBe(first);
    expect(redoAll(undoAll(history)).sheet).toBe(history.sheet);
  });

  it('stays the same object when there is nothing to do', () => {
    const history = aHistory(1);
    expect(redo(history)).toBe(history);
    expect(undo(undo(history))).toEqual(undo(history));
    expect(goTo(history, 'nobody')).toBe(history);
    expect(goTo(history, history.past[0]?.id ?? '')).toBe(history);
  });

  it('keeps what a change after an undo leaves behind, but cannot redo it', () => {
    const fork = change(undo(undo(aHistory(3))), 4, 40);
    expect(fork.past.map(({ seq }) => seq)).toEqual([1, 4]);
    expect(fork.past[1]).toMatchObject({ parent: 1 });
    expect(fork.dropped.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(redo(fork)).toBe(fork);
    expect(goTo(fork, fork.dropped[0]?.id ?? '')).toBe(fork);
  });

  it('goes to any entry of the line, and to the creation', () => {
    const history = aHistory(4);
    const [one, , three] = history.past;
    const back = goTo(history, one?.id ?? '');
    expect(back.sheet).toBe(one?.after);
    expect(back.future.map(({ seq }) => seq)).toEqual([2, 3, 4]);
    expect(goTo(back, three?.id ?? '').sheet).toBe(three?.after);
    expect(goTo(history, CREATION).sheet).toBe(one?.before);
  });

  it('does not pretend that the creation is near when older entries are on disk', () => {
    const page = { ...aHistory(2), base: 100 };
    expect(goTo(page, CREATION)).toBe(page);
  });
});

describe('a history put together from a journal', () => {
  const creation = (sheet: Sheet): JournalEntry => ({
    seq: 0,
    parent: null,
    id: 'creation',
    at: 0,
    commands: [],
    trace: [],
    after: sheet,
  });
  const journalOf = (history: History): JournalEntry[] => {
    const first = undoAll(history).sheet;
    const entries = [...history.past, ...history.future, ...history.dropped].map(toJournalEntry);
    return [creation(first), ...entries.sort((a, b) => a.seq - b.seq)];
  };
  const rebuilt = (history: History) => {
    const tip = history.future.at(-1)?.seq ?? standsAt(history);
    return buildHistory(history.sheet, { cursor: standsAt(history), tip }, journalOf(history));
  };

  it('is the one that was written, forks included', () => {
    const history = undo(change(change(undo(undo(aHistory(3))), 4, 40), 5, 50));
    expect(rebuilt(history)).toEqual(history);
  });

  it('begins where the entries read so far begin', () => {
    const history = aHistory(5);
    const newest = journalOf(history).slice(3);
    const part = buildHistory(history.sheet, { cursor: 5, tip: 5 }, newest);
    expect(part.past.map(({ seq }) => seq)).toEqual([4, 5]);
    expect(part.base).toBe(3);
  });

  it('stands on the sheet alone before any entry was read', () => {
    const sheet = aSheet();
    expect(buildHistory(sheet, { cursor: 7, tip: 9 }, [])).toEqual(startHistory(sheet, 7));
  });

  it('stops at an entry that could not be read, without making one up', () => {
    const history = aHistory(5);
    const holed = journalOf(history).filter(({ seq }) => seq !== 3);
    const part = buildHistory(history.sheet, { cursor: 5, tip: 5 }, holed);
    expect(part.past.map(({ seq }) => seq)).toEqual([5]);
    expect(part.dropped.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('gives the line for a file, undone entries counted', () => {
    const line = toLine(undo(aHistory(3)));
    expect(line).toMatchObject({ undone: 1, entries: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
  });

  const moves = fc.array(
    fc.oneof(fc.constant('undo' as const), fc.constant('redo' as const), fc.integer({ min: 1, max: 500 })),
    { maxLength: 40 },
  );
  test.prop([moves])('survives any changes, undos and redos', (played) => {
    let history = startHistory(aSheet());
    let seq = 0;
    for (const move of played) {
      if (move === 'undo') history = undo(history);
      else if (move === 'redo') history = redo(history);
      else {
        seq += 1;
        history = change(history, seq, move);
      }
    }
    expect(rebuilt(history)).toEqual(history);
    expect(redoAll(undoAll(history)).sheet).toBe(redoAll(history).sheet);
  });
});

describe('runCommands', () => {
  it('makes one outcome and one trace of several commands', () => {
    const outcome = runCommands(aSheet(), [hit(1), hit(2)]);
    expect(outcome).toMatchObject({ ok: true, sheet: { health: { track: { bashing: 3 } } } });
    expect(outcome.ok && outcome.trace.filter(({ kind }) => kind === 'event')).toHaveLength(2);
  });

  it('refuses them all if one is refused', () => {
    expect(runCommands(aSheet(), [hit(1), hit(0)])).toMatchObject({ ok: false, refusal: { code: 'nothingToDo' } });
  });
});
