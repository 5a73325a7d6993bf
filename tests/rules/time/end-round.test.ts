import { describe, expect, it } from 'vitest';
import { anEffect, aSheetWithTrack, aTrack, type Change } from '#tests/support/builders';
import { endRound, eventsOf, hit, pay, play, refusalOf, rulesOf } from '#tests/support/trace';
import type { Sheet } from '@/model/sheet';
import { type Command, lifeStatus } from '@/rules';

const endTurn: Command = { type: 'turn/end' };
const firstAid: Command = { type: 'health/first-aid' };
const healer = (rating: number, kind: 'fastHealing' | 'regeneration' = 'fastHealing', source = kind as string) => ({
  id: `${kind} ${source}`,
  kind,
  source,
  rating,
});
const ending = (healing: readonly [number, number, number] | null, aggravatedFirst = false): Command => ({
  type: 'round/end',
  healing: healing && { bashing: healing[0], lethal: healing[1], aggravated: healing[2] },
  aggravatedFirst,
});
const forRounds = (left: number, modifiers: readonly Change[] = []) =>
  anEffect(modifiers, { duration: { kind: 'rounds', left } });

const dying = (change: Partial<Sheet> = {}) => aSheetWithTrack(aTrack(0, 0, 1, 4), { worsening: true, ...change });

describe('worsening at the end of the round', () => {
  it('[H-11] one point a round, lethal first, until death', () => {
    const start = aSheetWithTrack(aTrack(0, 2, 1, 2), {
      worsening: true,
      consciousness: { causes: ['severeInjury'], holding: null },
    });
    const first = play(start, endRound);
    expect(first.sheet.health.track).toEqual(aTrack(0, 2, 0, 3));
    expect(rulesOf(first.trace)).toEqual(['manual', 'H-11']);
    const second = play(first.sheet, endRound).sheet;
    expect(second.health.track).toEqual(aTrack(0, 1, 0, 4));
    const third = play(second, endRound);
    expect([third.sheet.health.track, third.sheet.death]).toEqual([aTrack(0, 0, 0, 5), 'aggravated']);
    expect(rulesOf(third.trace)).toEqual(['manual', 'H-11', 'H-16']);
  });

  it('[H-11] [H-12] not once it has been stopped', () => {
    const stable = play(dying(), firstAid, endRound).sheet;
    expect([stable.health.track, stable.worsening]).toEqual([aTrack(0, 0, 1, 4), false]);
  });

  it('[H-11] [H-33] comes before the healing of the next round', () => {
    const { sheet, trace } = play(dying({ healing: [healer(1)] }), endRound);
    expect([sheet.death, sheet.health.track]).toEqual(['aggravated', aTrack(0, 0, 0, 5)]);
    expect(rulesOf(trace)).toEqual(['manual', 'H-11', 'H-16']);
  });

  it('[H-11] [H-33] with healBeforeTick the healing comes first and saves', () => {
    const { sheet, trace } = play(dying({ healing: [healer(1)], tableRules: { healBeforeTick: true } }), endRound);
    expect([lifeStatus(sheet), sheet.health.track]).toEqual(['awake', aTrack(1, 0, 0, 4)]);
    expect(sheet.worsening).toBe(false);
    expect(rulesOf(trace)).toEqual(['manual', 'H-33', 'H-12']);
  });

  it('[H-12] [H-48] with healBeforeTick a point on second Health stops it as well', () => {
    const start = dying({
      health: { ...dying().health, track: aTrack(0, 0, 2, 3) },
      healing: [healer(1)],
      secondHealth: { name: 'Second', source: { kind: 'value', value: 4 }, track: aTrack(3, 1) },
      tableRules: { healBeforeTick: true },
    });
    const { sheet } = play(start, endRound);
    expect([sheet.health.track, sheet.secondHealth?.track]).toEqual([aTrack(0, 0, 2, 3), aTrack(4)]);
    expect(sheet.worsening).toBe(false);
  });

  it('[H-11] with healBeforeTick and nothing to heal with it still worsens', () => {
    expect(play(dying({ tableRules: { healBeforeTick: true } }), endRound).sheet.death).toBe('aggravated');
  });
});

describe('when injuries worsen', () => {
  const five = (worseningTiming: 'beforeNextTurn' | 'endOfOwnTurn' | 'endOfSharedRound') =>
    aSheetWithTrack(aTrack(5), { willpower: { current: 4 }, tableRules: { worseningTiming } });
  const short = (sheet: Sheet) => [sheet.health.track.aggravated, sheet.willpower.current, lifeStatus(sheet)];

  it('[H-11] beforeNextTurn: the tick comes before the turn, pay again, act', () => {
    const paid = play(five('beforeNextTurn'), hit(0, 6), pay).sheet;
    expect(refusalOf(paid, endTurn)).toBe('H-11 notWorsening');
    const turn = play(paid, endRound).sheet;
    expect(short(turn)).toEqual([2, 3, 'mustPay']);
    expect(turn.pending).toEqual([{ kind: 'stayConscious', reason: 'worsening', covers: 0 }]);
    expect(short(play(turn, pay, endRound).sheet)).toEqual([3, 2, 'mustPay']);
  });

  it('[H-11] endOfOwnTurn: acts first, the tick comes after the turn, still 1 Willpower a round', () => {
    const turn = play(five('endOfOwnTurn'), hit(0, 6), pay, endRound).sheet;
    expect(short(turn)).toEqual([1, 3, 'holding']);
    const after = play(turn, endTurn);
    expect(short(after.sheet)).toEqual([2, 3, 'mustPay']);
    expect(rulesOf(after.trace)).toEqual(['H-11', 'W-10']);
    const next = play(after.sheet, pay, endRound).sheet;
    expect(short(next)).toEqual([2, 2, 'holding']);
    expect(short(play(next, endTurn, pay).sheet)).toEqual([3, 1, 'holding']);
  });

  it('[H-11] endOfOwnTurn: the unconscious worsen and owe nothing; the last tick kills', () => {
    const out = play(five('endOfOwnTurn'), hit(0, 6), { type: 'consciousness/pass-out' }, endTurn).sheet;
    expect([...short(out), out.pending]).toEqual([2, 4, 'out', []]);
    const killed = play(dying({ tableRules: { worseningTiming: 'endOfOwnTurn' } }), endTurn).sheet;
    expect([killed.death, killed.pending]).toEqual(['aggravated', []]);
    expect(refusalOf(killed, endTurn)).toBe('H-16 dead');
  });

  it('[H-11] endOfSharedRound: the tick falls between turns, so the payment covers the coming turn', () => {
    const paid = play(five('endOfSharedRound'), hit(0, 6), pay).sheet;
    expect(refusalOf(paid, endTurn)).toBe('H-11 notWorsening');
    const round = play(paid, endRound).sheet;
    expect(short(round)).toEqual([2, 3, 'mustPay']);
    expect(round.pending).toEqual([{ kind: 'stayConscious', reason: 'worsening', covers: 1 }]);
  });
});

describe('effects that run out', () => {
  it('[H-45] lose a round each, the last one ends them', () => {
    const start = aSheetWithTrack(aTrack(5), { effects: [forRounds(2, [{ target: 'maximumHealth', amount: 2 }])] });
    const raised = { ...start, health: { ...start.health, track: aTrack(7) } };
    const first = play(raised, endRound);
    expect(first.trace).toContainEqual({
      kind: 'number',
      rule: 'manual',
      quantity: 'rounds:effect',
      before: 2,
      after: 1,
    });
    const second = play(first.sheet, endRound);
    expect([second.sheet.effects, second.sheet.health.track]).toEqual([[], aTrack(5)]);
    expect(rulesOf(second.trace)).toEqual(['manual', 'H-45', 'H-44']);
  });

  it('[H-44] [H-16] one that runs out can kill, before any healing', () => {
    const start = aSheetWithTrack(aTrack(0, 0, 2, 4), {
      effects: [forRounds(1, [{ target: 'maximumHealth', amount: 2 }])],
      healing: [healer(3)],
      health: { bonus: -3 },
    });
    const { sheet, trace } = play(start, endRound);
    expect([sheet.death, sheet.health.track]).toEqual(['aggravated', aTrack(0, 0, 0, 4)]);
    expect(rulesOf(trace)).toEqual(['manual', 'H-45', 'H-44', 'H-16']);
  });

  it('[H-13] [H-44] [W-09] one that takes the last healthy point is paid for as a turn that starts', () => {
    const start = aSheetWithTrack(aTrack(2, 0, 3), {
      effects: [forRounds(1, [{ target: 'maximumHealth', amount: 2 }])],
      health: { bonus: -4 },
    });
    const { sheet } = play(start, endRound);
    expect(sheet.pending).toEqual([{ kind: 'stayConscious', reason: 'severeInjury', covers: 0 }]);
    expect(lifeStatus(play(sheet, pay, endRound).sheet)).toBe('mustPay');
  });

  it('[H-43] a reduction that runs out brings a healthy point, and nothing is owed', () => {
    const start = aSheetWithTrack(aTrack(0, 0, 4), {
      effects: [forRounds(1, [{ target: 'stamina', amount: -1 }])],
      health: { bonus: -2 },
      consciousness: { causes: [], holding: { kind: 'round', turnsCovered: 0 } },
    });
    const { sheet, trace } = play(start, endRound);
    expect([lifeStatus(sheet), sheet.health.track, sheet.pending]).toEqual(['awake', aTrack(1, 0, 4), []]);
    expect(rulesOf(trace)).toEqual(['manual', 'H-45', 'H-43']);
  });
});

describe('healing at the start of the round', () => {
  const worn = (track = aTrack(2, 4, 2, 3), ...ratings: number[]) =>
    aSheetWithTrack(track, { healing: ratings.map((rating, index) => healer(rating, 'fastHealing', `${index}`)) });

  it.each([
    { title: '[H-33] lethal before bashing', ratings: [4, 1], command: ending(null), after: aTrack(7, 1, 0, 3) },
    {
      title: '[H-33] aggravated first where asked',
      ratings: [4, 1],
      command: ending(null, true),
      after: aTrack(4, 4, 1, 2),
    },
    {
      title: '[H-34] 3 and 2 heal 5, never an aggravated one',
      ratings: [3, 2],
      command: ending(null, true),
      after: aTrack(7, 1, 0, 3),
    },
    { title: '[H-33] as the player chooses', ratings: [4, 1], command: ending([1, 0, 1]), after: aTrack(4, 3, 2, 2) },
    { title: '[H-34] none at all', ratings: [4, 1], command: ending([0, 0, 0]), after: aTrack(2, 4, 2, 3) },
    {
      title: '[H-34] more than there is, is lost',
      ratings: [9],
      command: ending([0, 9, 0]),
      after: aTrack(4, 4, 0, 3),
    },
  ])('$title', ({ ratings, command, after }) => {
    expect(play(worn(undefined, ...ratings), command).sheet.health.track).toEqual(after);
  });

  it.each([
    { title: '[H-34] 3 and 2 do not make 4', ratings: [3, 2], command: ending([0, 0, 1]) },
    { title: '[H-34] 6 points heal no 7', ratings: [6], command: ending([4, 3, 0]) },
    { title: '[H-33] four points are spent on the aggravated one', ratings: [6], command: ending([0, 3, 1]) },
  ])('$title', ({ ratings, command }) => {
    expect(refusalOf(worn(undefined, ...ratings), command)).toBe('H-34 healingTooSmall');
  });

  it.each([
    {
      title: '[H-33] perFour: rating 6 heals 1 aggravated and 2 more',
      rule: 'perFour',
      rating: 6,
      amounts: [0, 2, 1],
      ok: true,
    },
    {
      title: '[H-33] allOrOne: rating 6 heals 1 aggravated and no more',
      rule: 'allOrOne',
      rating: 6,
      amounts: [0, 2, 1],
      ok: false,
    },
    { title: '[H-33] allOrOne: or 6 others', rule: 'allOrOne', rating: 6, amounts: [4, 2, 0], ok: true },
    { title: '[H-33] perFour: rating 8 heals 2 aggravated', rule: 'perFour', rating: 8, amounts: [0, 0, 2], ok: true },
    { title: '[H-33] allOrOne: rating 8 heals 1', rule: 'allOrOne', rating: 8, amounts: [0, 0, 2], ok: false },
  ] as const)('$title', ({ rule, rating, amounts, ok }) => {
    const sheet = { ...worn(undefined, rating), tableRules: { fastHealExchange: rule } };
    expect(refusalOf(sheet, ending(amounts))).toBe(ok ? 'accepted' : 'H-34 healingTooSmall');
  });

  it('[H-34] [H-35] the highest of one source; regeneration and fast healing work side by side', () => {
    const healing = [healer(1), { ...healer(3), id: 'twice' }, healer(2, 'regeneration')];
    const { sheet, trace } = play(aSheetWithTrack(aTrack(2, 8), { healing }), endRound);
    expect(sheet.health.track).toEqual(aTrack(7, 3));
    expect(rulesOf(trace)).toEqual(['manual', 'H-33']);
  });

  it('[H-10] [H-33] wakes, and a woken character owes nothing', () => {
    const start = aSheetWithTrack(aTrack(0, 0, 4, 1), {
      worsening: true,
      healing: [healer(1)],
      consciousness: { causes: ['severeInjury'], holding: null },
    });
    const { sheet, trace } = play(start, endRound);
    expect([lifeStatus(sheet), sheet.health.track, sheet.worsening]).toEqual(['awake', aTrack(1, 0, 2, 2), false]);
    expect(rulesOf(trace)).toEqual(['manual', 'H-11', 'H-33', 'H-12', 'H-10']);
    expect(eventsOf(trace)).toEqual(['worseningStopped', 'woke']);
  });
});

describe('the round itself', () => {
  it('counts, and a scene starts it anew', () => {
    const { sheet } = play(aSheetWithTrack(aTrack(5)), endRound, endRound);
    expect(sheet.time.round).toBe(2);
    expect(play(sheet, { type: 'scene/end' }).sheet.time.round).toBe(0);
  });

  it('[H-16] does not end for the dead', () => {
    const dead = play(aSheetWithTrack(aTrack(1)), hit(0, 0, 1)).sheet;
    expect(refusalOf(dead, endRound)).toBe('H-16 dead');
  });

  it('[W-10] a tick and a renewal at one turn cost 1 together', () => {
    const sheet = play(aSheetWithTrack(aTrack(5)), hit(0, 6), pay, endRound, pay, endRound).sheet;
    expect(sheet.pending).toEqual([{ kind: 'stayConscious', reason: 'worsening', covers: 0 }]);
  });
});
