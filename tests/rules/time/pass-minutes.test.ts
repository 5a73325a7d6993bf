import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { play } from '#tests/support/trace';
import type { Item, Sheet } from '@/model/sheet';
import type { Command } from '@/rules';

const pass = (minutes: number): Command => ({ type: 'time/pass', minutes });
const lasting = (left: number) =>
  anEffect([{ target: 'maximumHealth', amount: 2 }], { duration: { kind: 'minutes', left } });

const anItem = (id: string, per: 'scene' | 'day' | 'ever', left: number): Item => ({
  id,
  name: id,
  kind: 'other',
  essence: 'Natural',
  degradesTo: '',
  size: 1,
  madeForSize: null,
  strengthRequired: 0,
  points: 0,
  quantity: 1,
  uses: { left, maximum: 3, per },
  worn: false,
  modifiers: [],
  traits: [],
  note: '',
});
const usesOf = (sheet: Sheet) => sheet.items.map(({ uses }) => uses?.left);

describe('minutes that pass', () => {
  it('[H-45] shorten effects, which end at 0 with what they changed', () => {
    const start = play(aSheet(), { type: 'effect/add', effect: lasting(30) }).sheet;
    const half = play(start, pass(29)).sheet;
    expect([half.effects[0]?.duration, half.health.track]).toEqual([{ kind: 'minutes', left: 1 }, aTrack(9)]);
    const { sheet, trace } = play(half, pass(500));
    expect([sheet.effects, sheet.health.track]).toEqual([[], aTrack(7)]);
    expect(trace).toMatchObject([
      { quantity: 'time.minute' },
      { quantity: 'minutes:effect', before: 1, after: 0 },
      { event: 'effectEnded' },
      { rule: 'H-44' },
    ]);
  });

  it('[H-45] so do those of a rest', () => {
    const rest: Command = {
      type: 'rest/take',
      minutes: 30,
      multipliers: [],
      choice: { bashing: 0, lethal: 0, aggravated: 0 },
      split: false,
      attribute: null,
      saves: null,
      endsScene: false,
    };
    expect(
      play(aSheet({ effects: [anEffect([], { duration: { kind: 'minutes', left: 30 } })] }), rest).sheet.effects,
    ).toEqual([]);
  });

  it('an effect of minutes can be set by hand, to 0 to end it', () => {
    const sheet = aSheet({ effects: [anEffect([], { duration: { kind: 'minutes', left: 30 } })] });
    const set = (value: number): Command => ({ type: 'manual/set', quantity: 'minutes:effect', value });
    expect(play(sheet, set(7)).sheet.effects[0]?.duration).toEqual({ kind: 'minutes', left: 7 });
    expect(play(sheet, set(0)).sheet.effects).toEqual([]);
  });

  it('bring back uses of the day with the next day, and no others', () => {
    const items = [anItem('wand', 'day', 0), anItem('trick', 'scene', 1), anItem('relic', 'ever', 1)];
    const sheet = aSheet({ items, time: { round: 0, minute: 1000 } });
    expect(usesOf(play(sheet, pass(439)).sheet)).toEqual([0, 1, 1]);
    expect(usesOf(play(sheet, pass(440)).sheet)).toEqual([3, 1, 1]);
    expect(usesOf(play(sheet, pass(1440)).sheet)).toEqual([3, 1, 1]);
    expect(usesOf(play(sheet, { type: 'scene/end' }).sheet)).toEqual([0, 3, 1]);
  });

  it('[H-11] do not worsen wounds: that goes by own rounds', () => {
    const sheet = aSheetWithTrack(aTrack(0, 0, 3, 2), {
      worsening: true,
      consciousness: { causes: ['severeInjury'], holding: null },
    });
    expect(play(sheet, pass(600)).sheet.health.track).toEqual(aTrack(0, 0, 3, 2));
  });
});
