import { describe, expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, play, refusalOf, rulesOf } from '#tests/support/trace';
import type { Command } from '@/rules';

const heal = (bashing: number, lethal = 0, aggravated = 0, source = ''): Command => ({
  type: 'health/heal',
  amounts: { bashing, lethal, aggravated },
  source,
});
const repair = (aggravated: number): Command => ({ type: 'health/repair', aggravated });
const gain = (amount: number, source = ''): Command => ({ type: 'health/gain-temporary', amount, source });
const worn = (points = 1000) => aSheetWithTrack(aTrack(2, 3, 4, 5), { points });

describe('healing', () => {
  it('[H-25] turns wounds into healthy points and remembers what did it', () => {
    const { sheet, trace } = play(worn(), heal(1, 2, 1, 'Potion'));
    expect(sheet.health.track).toEqual(aTrack(6, 2, 2, 4));
    expect(rulesOf(trace)).toEqual(['H-25']);
    expect(trace.every((step) => step.kind === 'number' && step.source === 'Potion')).toBe(true);
  });

  it('[H-25] more than there is of a grade is lost', () => {
    expect(play(worn(), heal(9)).sheet.health.track).toEqual(aTrack(5, 0, 4, 5));
    expect(refusalOf(aSheetWithTrack(aTrack(2, 0, 4)), heal(9))).toBe('H-25 nothingToHeal');
    expect(refusalOf(worn(), heal(0))).toBe('H-25 nothingToHeal');
  });
});

describe('the Overseer’s repair', () => {
  it('[H-32] bashing and lethal for nothing', () => {
    const { sheet, trace } = play(worn(), repair(0));
    expect([sheet.health.track, sheet.points]).toEqual([aTrack(9, 0, 0, 5), 1000]);
    expect(rulesOf(trace)).toEqual(['H-32']);
  });

  it('[H-32] aggravated ones for 200 points each, those there are', () => {
    expect(play(worn(), repair(2)).sheet).toMatchObject({ points: 600, health: { track: aTrack(11, 0, 0, 3) } });
    expect(play(worn(), repair(1_000_000)).sheet).toMatchObject({ points: 0, health: { track: aTrack(14) } });
  });

  it('[H-32] refused when points are short, and when all is well', () => {
    expect(refusalOf(worn(399), repair(2))).toBe('H-32 notEnoughPoints');
    expect(refusalOf(aSheetWithTrack(aTrack(5)), repair(0))).toBe('H-32 nothingToHeal');
  });

  it('[H-10] [H-12] [H-32] wakes and stops the worsening', () => {
    const out = aSheetWithTrack(aTrack(0, 0, 4, 1), {
      worsening: true,
      consciousness: { causes: ['severeInjury'], holding: null },
    });
    expect(eventsOf(play(out, repair(0)).trace)).toEqual(['worseningStopped', 'woke']);
  });
});

describe('temporary HP gained', () => {
  it('[H-42] once a scene for each Skill that is named', () => {
    const first = play(worn(), gain(5, 'Shield')).sheet;
    expect(refusalOf(first, gain(9, 'Shield'))).toBe('H-42 alreadyUsedThisScene');
    expect(play(first, gain(9), gain(10), gain(11, 'Other')).sheet.health.temporary).toBe(11);
    expect(play(first, { type: 'scene/end' }, gain(3, 'Shield')).sheet.health.temporary).toBe(3);
  });
});
