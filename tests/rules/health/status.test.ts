import { describe, expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { eventsOf, play } from '#tests/support/trace';
import { sheetStatus, woundPenalty } from '@/rules';
import { healthStatus, statusBands, woundWeight } from '@/rules/health/health-status';
import { roundsToDeath, worsen } from '@/rules/health/life-state';
import { riderThroughTemporaryHealth } from '@/rules/health/temporary-health';

describe('health status', () => {
  it.each([
    { track: aTrack(10), status: 'unharmed', weight: 0 },
    { track: aTrack(0, 10), status: 'lightlyInjured', weight: 10 },
    { track: aTrack(0, 9, 1), status: 'moderatelyInjured', weight: 11 },
    { track: aTrack(8, 3, 4, 5), status: 'moderatelyInjured', weight: 26 },
    { track: aTrack(0, 0, 10), status: 'moderatelyInjured', weight: 20 },
    { track: aTrack(0, 0, 9, 1), status: 'badlyInjured', weight: 21 },
    { track: aTrack(0, 0, 0, 10), status: 'dying', weight: 30 },
  ])('[H-14] $track is $status', ({ track, status, weight }) => {
    expect(healthStatus(track, false)).toBe(status);
    expect(woundWeight(track)).toBe(weight);
  });

  it('[H-14] the weights of each label follow from the maximum', () => {
    expect(statusBands(10)).toEqual([
      { status: 'lightlyInjured', from: 1, to: 10 },
      { status: 'moderatelyInjured', from: 11, to: 20 },
      { status: 'badlyInjured', from: 21, to: 30 },
    ]);
  });

  it('[H-14] says where its weight comes from', () => {
    const { status, weight, maximum } = sheetStatus(aSheetWithTrack(aTrack(8, 3, 4, 5)));
    expect(status).toBe('moderatelyInjured');
    expect(maximum).toBe(20);
    expect(weight.contributions.map((part) => part.amount)).toEqual([3, 8, 15]);
  });

  it('[H-14] the dead are dead', () => expect(healthStatus(aTrack(0, 0, 0, 10), true)).toBe('dead'));
});

describe('wound penalty', () => {
  const penalty = (track: ReturnType<typeof aTrack>, tableRules = {}) =>
    woundPenalty(aSheetWithTrack(track, { tableRules }));

  it.each([
    { title: '[H-15] 3 healthy points feel nothing', track: aTrack(3, 0, 7), value: 0, reason: 'enoughHealthy' },
    { title: '[H-15] 2 healthy points cost 1', track: aTrack(2, 7, 1), value: 1, reason: undefined },
    { title: '[H-15] no healthy point costs 3', track: aTrack(0, 0, 5), value: 3, reason: undefined },
    { title: '[H-15] bashing alone costs nothing', track: aTrack(1, 9), value: 0, reason: 'noLethalWound' },
    { title: '[H-15] aggravated counts too', track: aTrack(1, 0, 0, 4), value: 2, reason: undefined },
  ])('$title', ({ track, value, reason }) => {
    expect(penalty(track).value).toBe(value);
    expect(penalty(track).contributions[0]?.reason).toBe(reason);
  });

  it('[H-15] with the option lethalOnly aggravated wounds alone cost nothing', () => {
    expect(penalty(aTrack(1, 0, 0, 4), { woundTrigger: 'lethalOnly' }).value).toBe(0);
  });

  it('[H-15] switched off it is 0 and says why', () => {
    const off = penalty(aTrack(0, 0, 5), { woundPenalty: false });
    expect(off.value).toBe(0);
    expect(off.contributions[0]).toMatchObject({ amount: 3, counted: false, reason: 'ruleOff' });
  });
});

describe('worsening', () => {
  it('[H-11] takes lethal first, then bashing, any number of rounds at once', () => {
    expect(worsen(aTrack(0, 2, 1, 2))).toEqual(aTrack(0, 2, 0, 3));
    expect(worsen(aTrack(0, 2, 1, 2), 2)).toEqual(aTrack(0, 1, 0, 4));
    expect(worsen(aTrack(0, 2, 1, 2), 1_000_000)).toEqual(aTrack(0, 0, 0, 5));
  });

  it('[H-11] counts down to death, and only when it worsens', () => {
    expect(roundsToDeath(aTrack(0, 0, 14, 6))).toBe(14);
    expect(roundsToDeath(aTrack(0, 0, 5))).toBeNull();
  });
});

describe('temporary HP and what it grants', () => {
  it('[H-40] a rider sized by damage loses what was absorbed, out of the hit itself first', () => {
    expect(riderThroughTemporaryHealth({ original: 3, extra: 2, temporary: 2 })).toEqual({ through: 3, rider: 1 });
    expect(riderThroughTemporaryHealth({ original: 3, extra: 2, temporary: 0 })).toEqual({ through: 5, rider: 3 });
  });

  it('[H-42] keeps the higher of old and new, and says when nothing was gained', () => {
    const sheet = aSheetWithTrack(aTrack(5), { health: { temporary: 5 } });
    const kept = play(sheet, { type: 'health/gain-temporary', amount: 3, source: '' });
    expect(kept.sheet.health.temporary).toBe(5);
    expect(eventsOf(kept.trace)).toEqual(['keptHigher']);
    expect(play(sheet, { type: 'health/gain-temporary', amount: 8, source: '' }).sheet.health.temporary).toBe(8);
  });
});
