import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import type { Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { execute } from '@/rules/execute';
import { planBrokenOff, planRest } from '@/rules/rest/plan-rest';
import { restProgress } from '@/rules/rest/rest-progress';
import type { RestRequest } from '@/rules/rest/rest-request';
import type { TakeRest } from '@/rules/rest/take-rest';

const DAY = 1440;
const amounts = (bashing: number, lethal: number, aggravated: number) => ({ bashing, lethal, aggravated });
const wounded = aSheetWithTrack(aTrack(8, 3, 4, 5));
const poisoned = { id: 'poison', name: 'Poisoned', note: '', points: 4 };

function withSecond(first: Track, second: Track): Sheet {
  return {
    ...aSheetWithTrack(first),
    secondHealth: { name: 'Last breath', source: { kind: 'value', value: 4 }, track: second },
  };
}

/** The command of a plan, as the screen gives it. */
function commandOf(request: RestRequest, plan: ReturnType<typeof planRest>): TakeRest {
  return {
    type: 'rest/take',
    minutes: plan.minutes,
    multipliers: [...(request.multipliers ?? [])],
    hoursPerDay: request.hoursPerDay,
    aim: request.aim,
    choice: plan.choice,
    split: false,
    attribute: plan.attribute,
    saves: null,
    endsScene: false,
    without: request.without && [...request.without],
    treatments: request.treatments && [...request.treatments],
  };
}

function taken(sheet: Sheet, request: RestRequest, plan: ReturnType<typeof planRest>): Sheet {
  const outcome = execute(sheet, commandOf(request, plan));
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome.sheet;
}

describe('a rest with wounds on both tracks', () => {
  const both = withSecond(aTrack(0, 3, 4, 5), aTrack(1, 2, 1, 0));

  it('[H-48] heals second Health first, then the first track in the time that is left', () => {
    const plan = planRest(both, { minutes: 9 * DAY, aim: 'worstFirst' });
    expect(plan.choice).toEqual(amounts(5, 1, 1));
    expect(plan.tracks).toEqual({ first: aTrack(4, 0, 4, 4), second: aTrack(4) });
    expect(plan.timeline.filter(({ heals }) => heals > 0)).toEqual([
      { kind: 'short', from: 0, to: 30, count: 2, heals: 2 },
      { kind: 'lethal', from: 0, to: 2 * DAY, count: 1, heals: 1 },
      { kind: 'short', from: 2 * DAY, to: 2 * DAY + 45, count: 3, heals: 3 },
      { kind: 'aggravated', from: 2 * DAY, to: 9 * DAY, count: 1, heals: 1 },
    ]);
  });

  it('[H-48] leaves the first track alone while the second has wounds', () => {
    expect(planRest(both, { minutes: DAY }).choice).toEqual(amounts(2, 0, 0));
    expect(planRest(both, { minutes: 9 * DAY, without: ['lethal'] }).choice).toEqual(amounts(2, 0, 0));
  });

  it('[H-48] takes as long as both tracks together', () => {
    expect(planRest(both, { minutes: 60 }).fullRecoveryMinutes).toBe((2 + 8 + 35) * DAY);
  });

  it('[H-48] comes out as planned, at any hours, aim and speed', () => {
    const request = fc.record({
      minutes: fc.integer({ min: 1, max: 30_000 }),
      multipliers: fc.constantFrom([], [2], [1.4]),
      aim: fc.constantFrom('mostHealthy' as const, 'worstFirst' as const, 'willpower' as const, 'attribute' as const),
      hoursPerDay: fc.constantFrom(24, 12, 8),
    });
    const track = fc.tuple(fc.nat(20), fc.nat(3), fc.nat(2)).map(([b, l, a]) => aTrack(1, b, l, a));
    fc.assert(
      fc.property(request, track, track, fc.nat(4), (asked, first, second, willpower) => {
        const sheet = withSecond(first, second);
        const worn = { ...sheet, willpower: { ...sheet.willpower, current: willpower } };
        const plan = planRest(worn, asked);
        const after = taken(worn, asked, plan);
        expect({ first: after.health.track, second: after.secondHealth?.track }).toEqual(plan.tracks);
        expect(after.willpower.current).toBe(plan.willpower.after);
      }),
      propertyRuns(500),
    );
  });
});

describe('how long a rest is', () => {
  it('[H-20] [H-21] until all wounds have healed, even when Willpower is the aim', () => {
    const plan = planRest(wounded, { minutes: 60, until: 'healed', aim: 'willpower' });
    expect(plan).toMatchObject({ minutes: 43 * DAY, choice: amounts(3, 4, 5), track: aTrack(20) });
    expect(planRest(wounded, { minutes: 60, until: 'healed', without: ['aggravated'] }).minutes).toBe(8 * DAY);
    expect(planRest(wounded, { minutes: 60, until: 'healed', hoursPerDay: 7 }).minutes).toBe(60);
  });

  const out = (track: Track, willpower: number, causes: Sheet['consciousness']['causes']): Sheet => ({
    ...aSheetWithTrack(track),
    willpower: { current: willpower, temporary: 0, bonus: 0 },
    consciousness: { causes, holding: null },
  });

  it.each([
    { sheet: wounded, request: {}, wakes: 0 },
    { sheet: out(aTrack(0, 3, 2), 4, ['severeInjury']), request: {}, wakes: 15 },
    { sheet: out(aTrack(0, 0, 5), 2, ['severeInjury']), request: {}, wakes: 480 },
    { sheet: out(aTrack(0, 0, 5), 4, ['severeInjury']), request: {}, wakes: 2 * DAY },
    { sheet: out(aTrack(0, 0, 5), 2, ['severeInjury']), request: { without: ['willpower'] as const }, wakes: 2 * DAY },
    { sheet: out(aTrack(0, 3, 2), 0, ['severeInjury', 'noWillpower']), request: {}, wakes: 480 },
    { sheet: out(aTrack(5), 4, ['hunger']), request: { multipliers: [2] }, wakes: 8 },
    { sheet: out(aTrack(5), 4, ['storyteller']), request: {}, wakes: null },
    { sheet: out(aTrack(0, 3), 4, ['severeInjury']), request: { hoursPerDay: 0 }, wakes: null },
  ])('[H-10] [H-19] [H-27] until awake: $wakes minutes', ({ sheet, request, wakes }) => {
    const asked: RestRequest = { minutes: 60, until: 'awake', ...request };
    const plan = planRest(sheet, asked);
    expect(plan.wakeMinutes).toBe(wakes);
    expect(plan.minutes).toBe(wakes || 60);
    if (wakes) expect(taken(sheet, asked, plan).consciousness.causes).toEqual([]);
  });
});

describe('parts left out by hand', () => {
  const worn: Sheet = {
    ...wounded,
    willpower: { ...wounded.willpower, current: 1 },
    attributeDamage: { ...wounded.attributeDamage, dexterity: 1 },
    conditions: [poisoned],
  };

  it('[H-22] a grade that is left out leaves its time to the others', () => {
    const week = { minutes: 7 * DAY };
    expect(planRest(wounded, { ...week, without: ['lethal'] }).choice).toEqual(amounts(3, 0, 1));
    expect(planRest(wounded, { ...week, without: ['bashing', 'lethal', 'aggravated'] }).choice).toEqual(
      amounts(0, 0, 0),
    );
  });

  it('[H-26] [H-27] [H-28] what the rest brings beside Health', () => {
    const request = { minutes: 7 * DAY, without: ['willpower', 'attribute', 'saves'] as const };
    const plan = planRest(worn, request);
    expect(plan).toMatchObject({ attribute: null, attributePoints: 0, willpower: { gained: 0, maximum: 4 } });
    expect(plan.saves.planned).toBe(0);
    expect(plan.notes).toEqual([]);
    const after = taken(worn, request, plan);
    expect([after.willpower.current, after.attributeDamage.dexterity]).toEqual([1, 1]);
  });
});

describe('Medicine and drugs', () => {
  const treatments = [
    { kind: 'medicine' as const, source: 'Ann', amounts: amounts(0, 2, 0) },
    { kind: 'drug' as const, source: 'Salve', amounts: amounts(3, 0, 1) },
  ];

  it('[H-25] [H-31] heal at once, and the rest heals what is left', () => {
    const request = { minutes: 7 * DAY, treatments };
    const plan = planRest(wounded, request);
    expect(plan).toMatchObject({ treated: amounts(3, 2, 1), choice: amounts(0, 2, 0), track: aTrack(16, 0, 0, 4) });
    const outcome = execute(wounded, commandOf(request, plan));
    expect(outcome.ok && outcome.trace.slice(0, 1)).toMatchObject([{ rule: 'H-31' }]);
    expect(taken(wounded, request, plan).health.track).toEqual(plan.track);
  });
});

describe('a rest broken off', () => {
  it('[H-20] [H-22] gives what was earned by then', () => {
    const week = { minutes: 7 * DAY };
    expect(planBrokenOff(wounded, week, 30).choice).toEqual(amounts(2, 0, 0));
    expect(planBrokenOff(wounded, week, 5 * DAY)).toMatchObject({ choice: amounts(3, 2, 0), minutes: 5 * DAY });
    expect(planBrokenOff(wounded, { ...week, aim: 'worstFirst' }, 7 * DAY - 1).choice).toEqual(amounts(3, 0, 0));
    expect(planBrokenOff(wounded, week, 99 * DAY).choice).toEqual(amounts(3, 3, 0));
  });

  it('[H-22] can always be taken, and never gives more than the whole rest had by then', () => {
    const request = fc.record({
      minutes: fc.integer({ min: 1, max: 20_000 }),
      multipliers: fc.constantFrom([], [2], [0.5]),
      aim: fc.constantFrom('mostHealthy' as const, 'worstFirst' as const, 'willpower' as const),
      hoursPerDay: fc.constantFrom(24, 12, 8),
    });
    const track = fc.tuple(fc.nat(20), fc.nat(5), fc.nat(2)).map(([b, l, a]) => aTrack(1, b, l, a));
    fc.assert(
      fc.property(request, track, fc.integer({ min: 1, max: 20_000 }), (asked, wounds, minute) => {
        const sheet = aSheetWithTrack(wounds);
        const { healed } = restProgress(planRest(sheet, asked), 0, minute);
        const plan = planBrokenOff(sheet, asked, minute);
        for (const grade of ['bashing', 'lethal', 'aggravated'] as const) {
          expect(plan.choice[grade]).toBeLessThanOrEqual(healed[grade]);
        }
        expect(taken(sheet, asked, plan).health.track).toEqual(plan.track);
      }),
      propertyRuns(500),
    );
  });
});
