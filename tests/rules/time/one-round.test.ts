import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { endRound, eventsOf, play, refusalOf } from '#tests/support/trace';
import type { Duration, Effect, Sheet } from '@/model/sheet';
import { type Command, fastHealingOf, lifeStatus } from '@/rules';

const startRound: Command = { type: 'round/start', healing: null, aggravatedFirst: false };

const healing = (rating: number, duration: Duration, change: Partial<Effect> = {}): Effect => ({
  ...anEffect([], { id: 'heals', ...change, source: 'Potion' }),
  duration,
  healing: { kind: 'fastHealing', rating, triggered: false },
});
const rounds = (left: number): Duration => ({ kind: 'rounds', left });
const wounded = (...effects: Effect[]): Sheet => aSheetWithTrack(aTrack(5, 0, 4), { effects });
const add = (effect: Effect): Command => ({ type: 'effect/add', effect });

/** The track after each of so many rounds. */
function tracks(sheet: Sheet, count: number) {
  let current = sheet;
  return Array.from({ length: count }, () => {
    current = play(current, endRound).sheet;
    return current.health.track;
  });
}

describe('healing by effects', () => {
  it('[M-48] fast healing 3 for 1 round, gained mid-turn: it heals at the next start and ends right after', () => {
    const gained = play(wounded(), add(healing(3, rounds(1)))).sheet;
    const { sheet, trace } = play(gained, endRound);
    expect([sheet.health.track, sheet.effects]).toEqual([aTrack(8, 0, 1), []]);
    expect(trace.at(-1)).toMatchObject({ rule: 'M-48', event: 'effectEnded' });
    expect(play(sheet, endRound).sheet.health.track).toEqual(aTrack(8, 0, 1));
  });

  it.each([
    { left: 1, healed: [1, 1, 1] },
    { left: 2, healed: [1, 1, 1] },
    { left: 3, healed: [1, 2, 2] },
  ])('[M-48] for $left rounds: longer ones are counted as usual', ({ left, healed }) => {
    expect(tracks(wounded(healing(1, rounds(left))), 3).map(({ lethal }) => 4 - lethal)).toEqual(healed);
  });

  it('[M-48] two rounds keep the rest of the effect for both', () => {
    const effect = { ...healing(1, rounds(2)), modifiers: anEffect([{ target: 'strength', amount: 2 }]).modifiers };
    expect(play(wounded(effect), endRound).sheet.effects).toHaveLength(1);
    expect(play(wounded(effect), endRound, endRound).sheet.effects).toEqual([]);
  });

  it('[M-48] a bonus of one round is over before the next start', () => {
    const { trace } = play(wounded(anEffect([{ target: 'strength', amount: 2 }], { duration: rounds(1) })), endRound);
    expect(trace).toContainEqual({ kind: 'event', rule: 'H-45', event: 'effectEnded', subject: 'An effect' });
  });

  it('[M-48] what is shown before a round ends is what will heal at the next start', () => {
    const sheet = wounded(healing(3, rounds(2)));
    expect(fastHealingOf(sheet).ratings).toEqual([3]);
    const half = play(sheet, endRound).sheet;
    expect([half.effects.length, fastHealingOf(half).ratings]).toEqual([1, []]);
    const wish: Command = { ...endRound, healing: { bashing: 0, lethal: 1, aggravated: 0 } } as Command;
    expect(refusalOf(half, wish)).toBe('H-34 healingTooSmall');
  });

  it('[H-34] effects of one source are one, of others as many', () => {
    const forever: Duration = { kind: 'scene' };
    const unnamed = { ...healing(2, forever, { id: 'b' }), source: { ...anEffect([]).source } };
    const sheet = wounded(healing(2, forever), healing(3, forever, { id: 'a' }), unnamed);
    expect(fastHealingOf(sheet).ratings).toEqual([3, 2]);
  });

  it('[M-60] nothing heals by a resource that is out of force', () => {
    const resource = { ...anEffect([]).source, resource: 'gone' };
    const sheet = wounded({ ...healing(2, { kind: 'scene' }), source: resource });
    expect(fastHealingOf(sheet).ratings).toEqual([]);
  });
});

describe('the start of a round', () => {
  it('[H-33] heals, and begins to count rounds', () => {
    const { sheet, trace } = play(wounded(healing(3, { kind: 'scene' })), startRound);
    expect([sheet.health.track, sheet.time.round, eventsOf(trace)[0]]).toEqual([aTrack(8, 0, 1), 1, 'roundStarted']);
    expect(play(sheet, startRound).sheet.time.round).toBe(1);
  });

  it('[M-48] an effect of one round gained before it heals once and ends', () => {
    const { sheet } = play(wounded(healing(3, rounds(1))), startRound);
    expect([sheet.health.track, sheet.effects]).toEqual([aTrack(8, 0, 1), []]);
  });

  it('[H-11] nothing worsens, and other effects of rounds are not counted', () => {
    const bonus = anEffect([{ target: 'strength', amount: 2 }], { duration: rounds(1) });
    const sheet = aSheetWithTrack(aTrack(0, 0, 3, 2), {
      worsening: true,
      effects: [bonus],
      consciousness: { causes: [], holding: { kind: 'round', turnsCovered: 0 } },
    });
    const started = play(sheet, startRound).sheet;
    expect([started.health.track, started.effects]).toEqual([aTrack(0, 0, 3, 2), [bonus]]);
    expect(lifeStatus(started)).toBe('mustPay');
  });

  it('is refused for the dead and for healing beyond the sources', () => {
    expect(refusalOf(aSheet({ death: 'instantDeath' }), startRound)).toBe('H-16 dead');
    const wish = {
      type: 'round/start',
      healing: { bashing: 0, lethal: 1, aggravated: 0 },
      aggravatedFirst: false,
    } as const;
    expect(refusalOf(wounded(), wish)).toBe('H-34 healingTooSmall');
  });
});
