import { describe, expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, hit, play, refusalOf, rulesOf } from '#tests/support/trace';

describe("the rulebook's worked example", () => {
  it('[H-03] [H-04] [H-05] [H-06] [H-09] [H-11] 20 Health takes hit after hit', () => {
    const start = aSheetWithTrack(aTrack(20));
    const first = play(start, hit(3)).sheet;
    expect(first.health.track).toEqual(aTrack(17, 3));
    const second = play(first, hit(0, 4)).sheet;
    expect(second.health.track).toEqual(aTrack(13, 3, 4));
    const third = play(second, hit(0, 0, 5)).sheet;
    expect(third.health.track).toEqual(aTrack(8, 3, 4, 5));
    const fourth = play(third, hit(10, 10));
    expect(fourth.sheet.health.track).toEqual(aTrack(0, 0, 14, 6));
    expect(fourth.sheet.worsening).toBe(true);
    expect(eventsOf(fourth.trace)).toEqual(['reachedHealth', 'reachedHealth', 'worseningStarted', 'mustPay']);
    expect(rulesOf(fourth.trace)).toEqual(['H-03', 'H-04', 'H-11', 'H-09']);
  });
});

describe('temporary HP in a hit', () => {
  const shielded = (temporary: number) => aSheetWithTrack(aTrack(10), { health: { temporary } });

  it('[H-38] [H-39] takes the worst grade first, then Health is struck', () => {
    const { sheet, trace } = play(shielded(5), hit(2, 3, 4));
    expect(sheet.health).toMatchObject({ temporary: 0, track: aTrack(6, 2, 2) });
    expect(rulesOf(trace)).toEqual(['H-38', 'H-03', 'H-04']);
    expect(trace).toContainEqual({ kind: 'number', rule: 'H-38', quantity: 'damage.aggravated', before: 4, after: 0 });
  });

  it('[H-40] a hit that it swallows whole fires no rider', () => {
    const { sheet, trace } = play(shielded(10), hit(2, 3, 4));
    expect(sheet.health).toMatchObject({ temporary: 1, track: aTrack(10) });
    expect(eventsOf(trace)).toEqual(['riderStopped']);
  });

  it('[H-41] unavoidable damage passes it, and the trace says so', () => {
    const { sheet, trace } = play(shielded(10), hit(2, 0, 0, true));
    expect(sheet.health).toMatchObject({ temporary: 10, track: aTrack(8, 2) });
    expect(eventsOf(trace)).toEqual(['bypassedTemporaryHealth', 'reachedHealth']);
  });
});

describe('unavoidable damage', () => {
  it('[H-41] passes nothing where there is no temporary HP', () => {
    expect(eventsOf(play(aSheetWithTrack(aTrack(5)), hit(2, 0, 0, true)).trace)).toEqual(['reachedHealth']);
  });
});

describe('refusals', () => {
  it('[H-16] the dead take no damage', () => {
    const dead = play(aSheetWithTrack(aTrack(2)), hit(0, 0, 2)).sheet;
    expect(dead.death).toBe('aggravated');
    expect(refusalOf(dead, hit(1))).toBe('H-16 dead');
  });

  it('[H-02] a hit of no points does nothing', () => {
    expect(refusalOf(aSheetWithTrack(aTrack(2)), hit(0))).toBe('H-02 nothingToDo');
  });

  it('[H-07] overflow of a killing hit stays in the trace', () => {
    const { trace } = play(aSheetWithTrack(aTrack(2)), hit(0, 0, 5));
    expect(trace).toContainEqual({ kind: 'event', rule: 'H-07', event: 'overflow', amount: 3, subject: 'aggravated' });
  });
});
