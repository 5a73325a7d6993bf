import { describe, expect, it } from 'vitest';
import { anEffect, aSheet } from '#tests/support/builders';
import { eventsOf, play, refusalOf } from '#tests/support/trace';
import { namedSource } from '@/model/parts';
import type { Effect, HealingSource, Sheet } from '@/model/sheet';
import { type Command, limbRegeneration, limbsLeft, minutesLeft, regrowthMinutes, regrowthRating } from '@/rules';

describe('lost limbs', () => {
  it.each([
    { size: 3, rating: 4, minutes: 4500 },
    { size: 0.2, rating: 10, minutes: 600 },
    { size: 0, rating: 10, minutes: 600 },
    { size: 1, rating: 3, minutes: 2000 },
    { size: 1.1, rating: 1, minutes: 6600 },
    { size: 1.1, rating: 3, minutes: 2200 },
    { size: 1, rating: 7, minutes: 858 },
    { size: 1, rating: 1_000_000_000, minutes: 1 },
    { size: 3, rating: 0, minutes: null },
  ])('[H-36] Size $size at regeneration $rating takes $minutes', ({ size, rating, minutes }) => {
    expect(regrowthMinutes(size, rating)).toBe(minutes);
  });

  it.each([
    { size: 3, rating: 4, minutes: 75 },
    { size: 1, rating: 3, minutes: 34 },
    { size: 0.5, rating: 100, minutes: 1 },
    { size: 2, rating: 0, minutes: null },
  ])('[H-37] put back, Size $size at $rating takes $minutes', ({ size, rating, minutes }) => {
    expect(regrowthMinutes(size, rating, true)).toBe(minutes);
  });

  it('[H-36] the highest regeneration counts, fast healing never', () => {
    const sources = [
      { kind: 'regeneration', rating: 4 },
      { kind: 'fastHealing', rating: 9 },
      { kind: 'regeneration', rating: 6 },
    ] as const;
    expect([regrowthRating(sources), regrowthRating(sources.slice(1, 2)), regrowthRating([])]).toEqual([6, 0, 0]);
  });

  it('[H-36] [H-37] what has grown already counts', () => {
    const arm = { size: 3, reattached: false, grown: 9000 };
    expect([
      minutesLeft(arm, 4),
      minutesLeft(arm, 6),
      minutesLeft({ ...arm, grown: 18_001 }, 4),
      minutesLeft(arm, 0),
    ]).toEqual([2250, 1500, 0, null]);
  });
});

describe('limbs in play', () => {
  const regeneration = (rating: number, id = 'r'): HealingSource => ({ id, kind: 'regeneration', source: id, rating });
  const LOSE: Command = { type: 'limb/lose', id: 'arm', name: 'Left arm', size: 3 };
  const pass = (minutes: number): Command => ({ type: 'time/pass', minutes });
  const oneArmed = (change: Partial<Sheet> = {}) => {
    const { sheet } = play(aSheet({ time: { round: 0, minute: 100 } }), LOSE);
    return { ...sheet, ...change };
  };
  const backAt = (sheet: Sheet) => limbsLeft(sheet).map((limb) => limb.backAt);

  it('[H-36] an arm at regeneration 4 is back after 75 hours, not a minute before', () => {
    const sheet = oneArmed({ healing: [regeneration(4)] });
    expect(backAt(sheet)).toEqual([4600]);
    const before = play(sheet, pass(4499)).sheet;
    expect([before.lostLimbs.length, backAt(before)]).toEqual([1, [4600]]);
    const { sheet: after, trace } = play(before, pass(1));
    expect([after.lostLimbs, eventsOf(trace)]).toEqual([[], ['limbGrown']]);
  });

  it('[H-36] the highest rating counts, fast healing never', () => {
    const fast: HealingSource = { id: 'f', kind: 'fastHealing', source: 'f', rating: 99 };
    expect(backAt(oneArmed({ healing: [regeneration(4), regeneration(6, 's'), fast] }))).toEqual([3100]);
    expect(backAt(oneArmed({ healing: [fast] }))).toEqual([null]);
    expect(limbRegeneration(oneArmed({ healing: [fast] }))).toMatchObject({ value: 0, contributions: [] });
  });

  it('[H-36] of several in force the why names one that counts, effects by their own name', () => {
    const potion: Effect = {
      ...anEffect([], { id: 'potion', name: 'Troll blood' }),
      healing: { kind: 'regeneration', rating: 6, triggered: false },
    };
    const sheet = oneArmed({ healing: [regeneration(4), regeneration(6, 's')], effects: [potion] });
    expect(limbRegeneration(sheet)).toMatchObject({
      value: 6,
      rule: 'H-36',
      contributions: [
        { amount: 4, counted: false, reason: 'notHighest' },
        { amount: 6, counted: true },
        { amount: 6, counted: false, reason: 'notHighest', source: { name: 'Troll blood' } },
      ],
    });
  });

  it('[H-36] regeneration that comes later starts from there', () => {
    const waited = play(oneArmed(), pass(1_000_000)).sheet;
    expect(backAt({ ...waited, healing: [regeneration(4)] })).toEqual([1_004_600]);
  });

  it('[H-36] regeneration by an effect grows as long as the effect lasts, in one stretch or several', () => {
    const potion: Effect = {
      ...anEffect([], { source: namedSource('Potion') }),
      duration: { kind: 'minutes', left: 1000 },
      healing: { kind: 'regeneration', rating: 6, triggered: false },
    };
    const sheet = oneArmed({ healing: [regeneration(4)], effects: [potion] });
    const grown = (...commands: readonly Command[]) => play(sheet, ...commands).sheet.lostLimbs[0]?.grown;
    expect(grown(pass(3000))).toBe(1000 * 6 + 2000 * 4);
    expect(grown(pass(400), pass(1), pass(2599))).toBe(grown(pass(3000)));
  });

  it('[H-36] each stretch counts by the best regeneration in force, whatever else runs out', () => {
    const effect = (id: string, left: number | null, rating: number | null): Effect => ({
      ...anEffect([], { id, source: namedSource(id) }),
      duration: left === null ? { kind: 'untilDismissed' } : { kind: 'minutes', left },
      healing: rating === null ? null : { kind: 'regeneration', rating, triggered: false },
    });
    const effects = [
      effect('long', 1000, 6),
      effect('short', 400, 9),
      effect('lamp', 100, null),
      effect('ring', null, 2),
    ];
    const { sheet } = play(oneArmed({ effects }), pass(1500));
    expect(sheet.lostLimbs[0]?.grown).toBe(400 * 9 + 600 * 6 + 500 * 2);
  });

  it('[H-37] put back it takes minutes, counted from then', () => {
    const put = play(oneArmed({ healing: [regeneration(4)] }), pass(50), { type: 'limb/reattach', id: 'arm' }).sheet;
    expect(backAt(put)).toEqual([225]);
    const { sheet, trace } = play(put, pass(75));
    expect([sheet.lostLimbs, trace.at(-1)]).toMatchObject([
      [],
      { rule: 'H-37', event: 'limbGrown', subject: 'Left arm' },
    ]);
  });

  it('[H-36] a rest lets it grow as well', () => {
    const rest: Command = {
      type: 'rest/take',
      minutes: 4500,
      multipliers: [],
      choice: { bashing: 0, lethal: 0, aggravated: 0 },
      split: false,
      attribute: null,
      saves: null,
      endsScene: false,
    };
    expect(play(oneArmed({ healing: [regeneration(4)] }), rest).sheet.lostLimbs).toEqual([]);
  });

  it('[H-36] an effect may restore it at once', () => {
    expect(play(oneArmed(), { type: 'limb/restore', id: 'arm' }).sheet.lostLimbs).toEqual([]);
  });

  it.each<[string, Command, string]>([
    ['losing it twice', LOSE, 'manual invalid'],
    ['putting back what is not missing', { type: 'limb/reattach', id: 'leg' }, 'H-37 unknownEntry'],
    ['restoring what is not missing', { type: 'limb/restore', id: 'leg' }, 'H-36 unknownEntry'],
  ])('refuses %s', (_, command, answer) => expect(refusalOf(oneArmed(), command)).toBe(answer));

  it('[H-37] putting one back leaves the others', () => {
    const both = play(oneArmed({ healing: [regeneration(4)] }), { ...LOSE, id: 'leg', name: 'Leg' } as Command).sheet;
    const put = play(both, { type: 'limb/reattach', id: 'leg' }).sheet;
    expect(put.lostLimbs.map(({ id, reattached }) => [id, reattached])).toEqual([
      ['arm', false],
      ['leg', true],
    ]);
  });

  it('[H-37] puts it back once', () => {
    const put = play(oneArmed(), { type: 'limb/reattach', id: 'arm' }).sheet;
    expect(refusalOf(put, { type: 'limb/reattach', id: 'arm' })).toBe('H-37 nothingToDo');
  });
});
