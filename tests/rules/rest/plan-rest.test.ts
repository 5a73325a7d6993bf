import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import { trackTotal } from '@/rules/health/track';
import { planRest } from '@/rules/rest/plan-rest';
import type { RestRequest } from '@/rules/rest/rest-request';

const DAY = 1440;
const week: RestRequest = { minutes: 7 * DAY };
const wounded = aSheetWithTrack(aTrack(8, 3, 4, 5));
const poisoned = { id: 'poison', name: 'Poisoned', note: '', points: 4 };

describe('a rest of seven days for 8 H, 3 B, 4 L, 5 A', () => {
  it('[H-22] heals 3 bashing and 3 lethal for the most healthy points', () => {
    const plan = planRest(wounded, week);
    expect(plan.choice).toEqual({ bashing: 3, lethal: 3, aggravated: 0 });
    expect(plan).toMatchObject({ gained: 6, track: aTrack(14, 0, 1, 5), minutesUsed: 6 * DAY, refusal: null });
  });

  it('[H-22] heals 3 bashing and 1 aggravated for the worst first', () => {
    const plan = planRest(wounded, { ...week, aim: 'worstFirst' });
    expect(plan.choice).toEqual({ bashing: 3, lethal: 0, aggravated: 1 });
    expect(plan.minutesUsed).toBe(7 * DAY);
  });

  it('[H-22] offers each way to spend the time, never 3 lethal and 1 aggravated', () => {
    const { alternatives } = planRest(wounded, week);
    expect(
      alternatives.map(({ healed, gained, minutesUsed, chosen }) => ({ ...healed, gained, minutesUsed, chosen })),
    ).toEqual([
      { bashing: 3, lethal: 3, aggravated: 0, gained: 6, minutesUsed: 6 * DAY, chosen: true },
      { bashing: 3, lethal: 0, aggravated: 1, gained: 4, minutesUsed: 7 * DAY, chosen: false },
      { bashing: 3, lethal: 0, aggravated: 0, gained: 3, minutesUsed: 45, chosen: false },
    ]);
  });

  it('[H-22] plans one of these ways when asked, and the aim where it does not fit', () => {
    const other = { bashing: 9, lethal: 0, aggravated: 1 };
    const plan = planRest(wounded, { ...week, choice: other });
    expect(plan.choice).toEqual({ bashing: 3, lethal: 0, aggravated: 1 });
    expect(plan).toMatchObject({ gained: 4, track: aTrack(12, 0, 4, 4) });
    expect(plan.alternatives.map(({ chosen }) => chosen)).toEqual([false, true, false]);
    const both = { bashing: 3, lethal: 3, aggravated: 1 };
    expect(planRest(wounded, { ...week, choice: both }).choice).toEqual({ bashing: 3, lethal: 3, aggravated: 0 });
  });

  it('[H-20] [H-21] is 43 days short of nothing left to heal, or 45 minutes more where short rests stand apart', () => {
    expect(planRest(wounded, week).fullRecoveryMinutes).toBe(43 * DAY);
    const apart = { ...wounded, tableRules: { shortRestsBesideSpan: false } };
    expect(planRest(apart, week)).toMatchObject({ fullRecoveryMinutes: 43 * DAY + 45, minutesUsed: 6 * DAY + 45 });
  });

  it('[H-30] changes with the speed', () => {
    const double = planRest(wounded, { ...week, multipliers: [2, 2] });
    expect(double.needs).toMatchObject({
      short: 8,
      long: 240,
      lethal: { span: 1440, rests: 1 },
      aggravated: { span: 5040, rests: 4 },
    });
    expect(double.choice).toEqual({ bashing: 3, lethal: 4, aggravated: 0 });
    expect(double.why.lethal).toContain('H-30');
    const fourfold = { ...wounded, tableRules: { speedStacking: 'multiply' as const } };
    expect(planRest(fourfold, { ...week, multipliers: [2, 2] })).toMatchObject({
      multiplier: 4,
      choice: { lethal: 4, aggravated: 2 },
    });
  });
});

describe('what a plan tells', () => {
  it('[H-27] [H-28] Willpower up to its maximum and one Attribute point for a full day', () => {
    const worn = {
      ...wounded,
      willpower: { ...wounded.willpower, current: 1 },
      attributeDamage: { ...wounded.attributeDamage, dexterity: 1 },
    };
    const plan = planRest(worn, week);
    expect(plan.willpower).toEqual({ gained: 3, before: 1, after: 4, maximum: 4 });
    expect(plan).toMatchObject({ attribute: 'dexterity', attributePoints: 1 });
    expect(plan.blocks).toMatchObject({ days: 1, longs: 3, shorts: 3, countedLongRests: 6 });
    expect(plan.timeline).toContainEqual({ kind: 'day', from: 45, to: 45 + DAY, count: 1, heals: 1 });
    expect(plan.timeline).toContainEqual({ kind: 'long', from: 45 + DAY, to: 45 + 2 * DAY, count: 3, heals: 2 });
    expect(plan.why).toMatchObject({ willpower: ['H-27', 'H-29', 'W-01'], attributePoints: ['H-28', 'H-29'] });
  });

  it('[H-28] [W-18] counts the maximum Willpower that a restored Attribute brings', () => {
    const sheet = aSheet();
    const worn = {
      ...sheet,
      willpower: { ...sheet.willpower, current: 0 },
      attributeDamage: { ...sheet.attributeDamage, resolve: 2 },
    };
    expect(planRest(worn, { minutes: 5 * DAY }).willpower).toMatchObject({ gained: 4, maximum: 4 });
    expect(planRest(worn, { minutes: DAY }).willpower).toMatchObject({ gained: 1, maximum: 3 });
  });

  it('[H-28] asks which Attribute recovers when several could', () => {
    const sheet = aSheet();
    const worn = { ...sheet, attributeDamage: { ...sheet.attributeDamage, strength: 2, dexterity: 1 } };
    expect(planRest(worn, week)).toMatchObject({
      attribute: null,
      attributePoints: 0,
      notes: [{ code: 'attributeToChoose', amount: 2 }],
    });
    expect(planRest(worn, { ...week, attribute: 'strength' })).toMatchObject({ attributePoints: 2, notes: [] });
    expect(planRest(worn, { ...week, attribute: 'presence' })).toMatchObject({ attribute: null, attributePoints: 0 });
  });

  it('[H-27] fills Willpower first when that is the aim', () => {
    const worn = { ...aSheetWithTrack(aTrack(4, 40)), willpower: { current: 2, temporary: 0, bonus: 0 } };
    const night = { minutes: 960 };
    expect(planRest(worn, night)).toMatchObject({ choice: { bashing: 40 }, willpower: { gained: 0 } });
    expect(planRest(worn, { ...night, aim: 'willpower' })).toMatchObject({
      choice: { bashing: 0 },
      willpower: { gained: 2 },
    });
    expect(planRest(worn, { minutes: 1200, aim: 'willpower' })).toMatchObject({
      choice: { bashing: 16 },
      willpower: { gained: 2 },
    });
  });

  it('[H-26] saves against conditions, planned and at most', () => {
    const { saves } = planRest({ ...wounded, conditions: [poisoned] }, { minutes: 60 });
    expect(saves).toEqual({
      planned: 4,
      available: 4,
      lengths: { heals: 15, saves: 15 },
      conditions: [{ id: 'poison', name: 'Poisoned', points: 4, saves: 4 }],
    });
    expect(planRest(wounded, { minutes: 480, aim: 'willpower' }).saves).toMatchObject({ planned: 3, available: 32 });
  });

  it('[H-42] [W-14] what ends with the scene', () => {
    const boosted = aSheet({
      health: { temporary: 4 },
      willpower: { temporary: 2 },
      effects: [anEffect([], { duration: { kind: 'scene' } }), anEffect([], { id: 'other' })],
    });
    expect(planRest(boosted, week).notes).toEqual([
      { code: 'temporaryHealthEnds', amount: 4 },
      { code: 'temporaryWillpowerEnds', amount: 2 },
      { code: 'sceneEffectsEnd', amount: 1 },
    ]);
  });

  it.each([
    { change: { death: 'aggravated' }, refusal: { rule: 'H-16', code: 'dead' } },
    { change: { worsening: true }, refusal: { rule: 'H-11', code: 'worseningWhileResting' } },
    {
      change: { consciousness: { causes: ['severeInjury'], holding: null }, tableRules: { unconsciousIsRest: false } },
      refusal: { rule: 'H-19', code: 'unconsciousIsNoRest' },
    },
    { change: { consciousness: { causes: ['severeInjury'], holding: null } }, refusal: null },
  ] as const)('[H-11] [H-16] [H-19] why the character can’t rest: $refusal', ({ change, refusal }) => {
    expect(planRest({ ...wounded, ...change }, week).refusal).toEqual(refusal);
  });
});

describe('when things heal', () => {
  it('[H-19] [H-20] in runs, short rests beside the days', () => {
    expect(planRest(wounded, week).timeline).toEqual([
      { kind: 'short', from: 0, to: 45, count: 3, heals: 3 },
      { kind: 'lethal', from: 0, to: 6 * DAY, count: 3, heals: 3 },
      { kind: 'long', from: 45, to: 45 + 6 * 480, count: 6, heals: 0 },
      { kind: 'idle', from: 6 * DAY, to: 7 * DAY, count: 1, heals: 0 },
    ]);
  });

  it('[H-19] [H-20] one after the other where the table says so', () => {
    const apart = { ...wounded, tableRules: { shortRestsBesideSpan: false } };
    expect(planRest(apart, week).timeline).toEqual([
      { kind: 'short', from: 0, to: 45, count: 3, heals: 3 },
      { kind: 'long', from: 45, to: 45 + 6 * 480, count: 6, heals: 0 },
      { kind: 'lethal', from: 45, to: 6 * DAY + 45, count: 3, heals: 3 },
      { kind: 'idle', from: 6 * DAY + 45, to: 7 * DAY, count: 1, heals: 0 },
    ]);
  });

  it('[H-20] by the night, where only nights are free', () => {
    expect(planRest(wounded, { ...week, hoursPerDay: 8 }).timeline).toEqual([
      { kind: 'long', from: 0, to: 5 * DAY + 480, count: 6, heals: 0 },
      { kind: 'lethal', from: 0, to: 6 * DAY, count: 3, heals: 3 },
      { kind: 'short', from: 6 * DAY, to: 6 * DAY + 45, count: 3, heals: 3 },
      { kind: 'idle', from: 6 * DAY + 45, to: 7 * DAY, count: 1, heals: 0 },
    ]);
  });

  it('[H-21] the worst first, the days unbroken', () => {
    const { timeline } = planRest(aSheetWithTrack(aTrack(8, 0, 1, 1)), { minutes: 9 * DAY, aim: 'worstFirst' });
    expect(timeline.filter(({ heals }) => heals > 0)).toEqual([
      { kind: 'aggravated', from: 0, to: 7 * DAY, count: 1, heals: 1 },
      { kind: 'lethal', from: 7 * DAY, to: 9 * DAY, count: 1, heals: 1 },
    ]);
  });

  it('[H-24] only the rests count where days need not pass', () => {
    const sheet = { ...aSheetWithTrack(aTrack(8, 1, 1)), tableRules: { restDaysRequired: false } };
    const { timeline, minutesUsed } = planRest(sheet, { minutes: DAY });
    expect(minutesUsed).toBe(15 + 960);
    expect(timeline.filter(({ heals }) => heals > 0)).toEqual([
      { kind: 'short', from: 0, to: 15, count: 1, heals: 1 },
      { kind: 'lethal', from: 15, to: 975, count: 1, heals: 1 },
    ]);
  });

  it('[H-22] keeps every run inside the rest, and its healing to the plan', () => {
    const request = fc.record({
      minutes: fc.nat(30_000),
      multipliers: fc.array(fc.constantFrom(0.5, 1.4, 2, 3), { maxLength: 2 }),
      aim: fc.constantFrom('mostHealthy' as const, 'worstFirst' as const, 'willpower' as const),
      hoursPerDay: fc.constantFrom(24, 12, 8, 3),
    });
    const options = fc.record({
      restDaysRequired: fc.boolean(),
      shortRestsBesideSpan: fc.boolean(),
      speedAffectsBenefits: fc.boolean(),
      speedStacking: fc.constantFrom('highest' as const, 'multiply' as const, 'manual' as const),
    });
    const tracks = fc.tuple(fc.nat(30), fc.nat(6), fc.nat(4)).map(([b, l, a]) => aTrack(1, b, l, a));
    fc.assert(
      fc.property(request, options, tracks, (asked, tableRules, track) => {
        const plan = planRest({ ...aSheetWithTrack(track), conditions: [poisoned], tableRules }, asked);
        const healed = (kind: string) =>
          plan.timeline.reduce((sum, step) => (step.kind === kind ? sum + step.heals : sum), 0);
        expect([healed('short'), healed('lethal'), healed('aggravated')]).toEqual(Object.values(plan.choice));
        expect(trackTotal(plan.track)).toBe(trackTotal(track));
        for (const step of plan.timeline) {
          expect(step.from).toBeLessThanOrEqual(step.to);
          expect(step.to).toBeLessThanOrEqual(asked.minutes);
        }
        expect(plan.alternatives.filter(({ chosen }) => chosen)).toHaveLength(plan.gained > 0 ? 1 : 0);
      }),
      propertyRuns(1000),
    );
  });
});

describe('any magnitude', () => {
  const most = 1_000_000_000;
  const tenYears = 5_270_400;

  it('[H-22] plans 10⁹ points and ten years as it plans three', () => {
    const sheet = aSheetWithTrack(aTrack(1, most, most, most));
    for (const aim of ['mostHealthy', 'worstFirst', 'willpower'] as const) {
      const plan = planRest(sheet, { minutes: tenYears, aim });
      expect(plan.timeline.length).toBeLessThan(8);
      expect(plan.alternatives.length).toBeLessThan(17);
      expect(plan.fullRecoveryMinutes).toBe(9 * most * DAY);
    }
    expect(planRest(sheet, { minutes: tenYears, aim: 'worstFirst' }).choice.aggravated).toBe(522);
    expect(planRest(sheet, { minutes: tenYears }).choice).toEqual({ bashing: tenYears / 15, lethal: 0, aggravated: 0 });
  });

  it('[H-20] heals 1,830 lethal in ten years of nights', () => {
    const sheet = aSheetWithTrack(aTrack(1, 0, most));
    const plan = planRest(sheet, { minutes: tenYears, hoursPerDay: 8 });
    expect(plan.choice.lethal).toBe(1830);
    expect(plan.fullRecoveryMinutes).toBe(2 * most * DAY);
  });
});
