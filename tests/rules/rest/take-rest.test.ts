import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEffect, aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import { type Sheet, sheetSchema } from '@/model/sheet';
import { execute } from '@/rules/execute';
import { planRest } from '@/rules/rest/plan-rest';
import { restInput, type TakeRest } from '@/rules/rest/take-rest';

const DAY = 1440;
const rest = (change: Partial<TakeRest> = {}): TakeRest => ({
  type: 'rest/take',
  minutes: 7 * DAY,
  multipliers: [],
  choice: { bashing: 0, lethal: 0, aggravated: 0 },
  split: false,
  attribute: null,
  saves: null,
  endsScene: false,
  ...change,
});
const wounded = aSheetWithTrack(aTrack(8, 3, 4, 5));
const poisoned = { id: 'poison', name: 'Poisoned', note: '', points: 4 };
const choice = (bashing: number, lethal: number, aggravated: number) => ({ bashing, lethal, aggravated });

function taken(sheet: Sheet, command: TakeRest) {
  const outcome = execute(sheet, command);
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome;
}
const refusalOf = (sheet: Sheet, command: TakeRest) => {
  const outcome = execute(sheet, command);
  return outcome.ok ? null : outcome.refusal;
};
const rulesOf = (outcome: ReturnType<typeof taken>) => [...new Set(outcome.trace.map(({ rule }) => rule))];

describe('taking a rest', () => {
  it('[H-19] [H-20] heals the choice and lets the time pass', () => {
    const outcome = taken(wounded, rest({ choice: choice(3, 3, 0) }));
    expect(outcome.sheet.health.track).toEqual(aTrack(14, 0, 1, 5));
    expect(outcome.sheet.time.minute).toBe(7 * DAY);
    expect(rulesOf(outcome)).toEqual(['H-19', 'H-20', 'manual']);
  });

  it('[H-21] heals an aggravated point in a week', () => {
    const outcome = taken(wounded, rest({ choice: choice(0, 0, 1) }));
    expect(outcome.sheet.health.track).toEqual(aTrack(9, 3, 4, 4));
    expect(outcome.trace[0]).toMatchObject({ rule: 'H-21', quantity: 'health.healthy', before: 8, after: 9 });
  });

  it('[H-22] clamps a choice to the wounds there are', () => {
    expect(taken(wounded, rest({ choice: choice(99, 3, 0) })).sheet.health.track).toEqual(aTrack(14, 0, 1, 5));
  });

  it('[H-27] [H-28] [W-18] restores the Attribute, then Willpower up to the maximum it brings', () => {
    const sheet = aSheet();
    const worn = {
      ...sheet,
      willpower: { ...sheet.willpower, current: 2 },
      attributeDamage: { ...sheet.attributeDamage, resolve: 1 },
    };
    const outcome = taken(worn, rest({ minutes: 3 * DAY, attribute: 'resolve' }));
    expect(outcome.sheet.attributeDamage.resolve).toBe(0);
    expect(outcome.sheet.willpower.current).toBe(4);
    expect(rulesOf(outcome)).toEqual(['H-28', 'H-27', 'manual']);
  });

  it.each([
    { minutes: 480, split: false, willpower: 1 },
    { minutes: 480, split: true, willpower: 0 },
    { minutes: 479, split: false, willpower: 0 },
    { minutes: 960, split: false, willpower: 2 },
  ])('[H-23] [H-27] $minutes minutes, split: $split, restore $willpower Willpower', ({ minutes, split, willpower }) => {
    const worn = aSheet({ willpower: { current: 0 } });
    expect(taken(worn, rest({ minutes, split })).sheet.willpower.current).toBe(willpower);
  });

  it('[H-26] owes the saves of the short rests, adding to those already owed', () => {
    const sick = { ...wounded, conditions: [poisoned] };
    const night = rest({ minutes: 480, split: true, saves: { condition: 'poison', count: 32 } });
    const once = taken(sick, night);
    expect(once.sheet.pending).toEqual([{ kind: 'conditionSaves', condition: 'poison', saves: 32 }]);
    expect(once.trace).toContainEqual({
      kind: 'event',
      rule: 'H-26',
      event: 'savesOwed',
      amount: 32,
      subject: 'poison',
    });
    expect(taken(once.sheet, night).sheet.pending).toEqual([
      { kind: 'conditionSaves', condition: 'poison', saves: 64 },
    ]);
  });

  it('[H-42] [W-14] ends the scene when asked to', () => {
    const boosted = aSheet({
      health: { temporary: 4 },
      willpower: { temporary: 2 },
      effects: [anEffect([], { duration: { kind: 'scene' } })],
    });
    const ended = taken(boosted, rest({ endsScene: true })).sheet;
    expect([ended.health.temporary, ended.willpower.temporary, ended.effects]).toEqual([0, 0, []]);
    expect(taken(boosted, rest()).sheet.health.temporary).toBe(4);
  });
});

describe('resting unconscious', () => {
  const out = {
    ...aSheetWithTrack(aTrack(0, 3, 2)),
    consciousness: { causes: ['severeInjury'], holding: null },
  } satisfies Sheet;

  it('[H-10] [H-19] a healed bashing wound wakes', () => {
    const { sheet } = taken(out, rest({ minutes: 15, choice: choice(1, 0, 0) }));
    expect(sheet.consciousness.causes).toEqual([]);
    expect(sheet.health.track).toEqual(aTrack(1, 2, 2));
  });

  it('[H-10] [H-27] recovered Willpower wakes, a full one does not', () => {
    const lethal = { ...out, health: { ...out.health, track: aTrack(0, 0, 5) } };
    const spent = { ...lethal, willpower: { ...lethal.willpower, current: 0 } };
    expect(taken(spent, rest({ minutes: 480 })).sheet.consciousness.causes).toEqual([]);
    expect(taken(lethal, rest({ minutes: 480 })).sheet.consciousness.causes).toEqual(['severeInjury']);
  });

  it('[H-19] is no rest where the table says so', () => {
    const sheet = { ...out, tableRules: { unconsciousIsRest: false } };
    expect(refusalOf(sheet, rest({ minutes: 60 }))).toEqual({ rule: 'H-19', code: 'unconsciousIsNoRest' });
  });
});

describe('what is refused', () => {
  const sick = { ...wounded, conditions: [poisoned] };
  const strict = { ...wounded, tableRules: { shortRestsBesideSpan: false } };
  it.each([
    { sheet: wounded, change: { choice: choice(0, 3, 1) }, rule: 'H-22' },
    { sheet: wounded, change: { choice: choice(0, 4, 0) }, rule: 'H-20' },
    { sheet: wounded, change: { choice: choice(0, 0, 2) }, rule: 'H-21' },
    { sheet: wounded, change: { choice: choice(1, 0, 0), minutes: 14 }, rule: 'H-19' },
    { sheet: strict, change: { choice: choice(1, 0, 1) }, rule: 'H-22' },
    { sheet: wounded, change: { choice: choice(0, 1, 0), split: true }, rule: 'H-23' },
    { sheet: wounded, change: { choice: choice(3, 0, 0), minutes: 30, split: true }, rule: 'H-23' },
    { sheet: sick, change: { saves: { condition: 'poison', count: 5 }, minutes: 60 }, rule: 'H-26' },
    { sheet: wounded, change: { choice: choice(0, 1, 0), minutes: 2 * DAY, hoursPerDay: 7 }, rule: 'H-20' },
  ])('[H-19] [H-20] [H-21] [H-22] [H-23] [H-26] $change is too much, by $rule', ({ sheet, change, rule }) => {
    expect(refusalOf(sheet, rest(change))).toEqual({ rule, code: 'restTooShort' });
  });

  it('[H-11] [H-16] [H-26] getting worse, dead, or an unknown condition', () => {
    expect(refusalOf({ ...wounded, worsening: true }, rest())).toEqual({ rule: 'H-11', code: 'worseningWhileResting' });
    expect(refusalOf({ ...wounded, death: 'instantDeath' }, rest())).toEqual({ rule: 'H-16', code: 'dead' });
    const unknown = rest({ saves: { condition: 'poison', count: 1 } });
    expect(refusalOf(wounded, unknown)).toEqual({ rule: 'H-26', code: 'unknownEntry' });
  });

  it('[H-19] input that makes no sense', () => {
    const { type: _, ...input } = rest();
    expect(restInput.safeParse(input).success).toBe(true);
    for (const change of [{ minutes: 0 }, { minutes: 1.5 }, { multipliers: [0] }, { hoursPerDay: 25 }]) {
      expect(restInput.safeParse({ ...input, ...change }).success).toBe(false);
    }
  });
});

it('[H-29] a rest taken as planned comes out as planned', () => {
  const request = fc.record({
    minutes: fc.integer({ min: 1, max: 30_000 }),
    multipliers: fc.array(fc.constantFrom(0.5, 1.4, 2, 3), { maxLength: 2 }),
    aim: fc.constantFrom('mostHealthy' as const, 'worstFirst' as const, 'willpower' as const),
    hoursPerDay: fc.constantFrom(24, 12, 8, 3),
  });
  const state = fc.record({ b: fc.nat(30), l: fc.nat(6), a: fc.nat(4), willpower: fc.nat(3), damage: fc.nat(2) });
  fc.assert(
    fc.property(
      request,
      fc.boolean(),
      fc.boolean(),
      state,
      (asked, beside, benefits, { b, l, a, willpower, damage }) => {
        const sheet = aSheetWithTrack(aTrack(1, b, l, a));
        const worn: Sheet = {
          ...sheet,
          willpower: { ...sheet.willpower, current: Math.min(willpower, 4 - damage) },
          attributeDamage: { ...sheet.attributeDamage, composure: damage },
          conditions: [poisoned],
          tableRules: { shortRestsBesideSpan: beside, speedAffectsBenefits: benefits },
        };
        const plan = planRest(worn, asked);
        const saves = plan.saves.planned > 0 ? { condition: 'poison', count: plan.saves.planned } : null;
        const { sheet: after } = taken(worn, rest({ ...asked, choice: plan.choice, attribute: plan.attribute, saves }));
        expect(after.health.track).toEqual(plan.track);
        expect(after.willpower.current).toBe(plan.willpower.after);
        expect(after.attributeDamage.composure).toBe(damage - plan.attributePoints);
        expect(sheetSchema.safeParse(after).success).toBe(true);
      },
    ),
    propertyRuns(1000),
  );
});
