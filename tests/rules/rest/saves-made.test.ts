import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSheet, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import type { Sheet } from '@/model/sheet';
import { execute } from '@/rules/execute';
import { planRest } from '@/rules/rest/plan-rest';
import { restProgress } from '@/rules/rest/rest-progress';
import type { RestRequest } from '@/rules/rest/rest-request';
import { type SaveMade, saveMoments } from '@/rules/rest/save-moments';
import type { TakeRest } from '@/rules/rest/take-rest';

const poison = { id: 'poison', name: 'Poisoned', note: '', points: 4 };
const burning = { id: 'burning', name: 'Burning', note: '', points: 2 };
const sick: Sheet = { ...aSheetWithTrack(aTrack(5, 2)), conditions: [poison, burning] };

const rest = (change: Partial<TakeRest> = {}): TakeRest => ({
  ...{ type: 'rest/take', minutes: 120, multipliers: [], choice: { bashing: 2, lethal: 0, aggravated: 0 } },
  ...{ split: false, attribute: null, saves: null, endsScene: false },
  ...change,
});
const save = (condition: string, points: number): SaveMade => ({ condition, points });
const momentsOf = (sheet: Sheet, request: RestRequest) => {
  const { timeline, saves } = planRest(sheet, request);
  return saveMoments(timeline, saves.lengths, saves.planned);
};

type Wounded = Readonly<{ bashing: number; lethal: number; points: number }>;

describe('when saves fall due', () => {
  it('[H-26] at the end of each short rest, healing or not', () => {
    expect(momentsOf(sick, { minutes: 120 })).toEqual([15, 30, 45, 60, 75, 90]);
    expect(momentsOf(sick, { minutes: 40 })).toEqual([15, 30]);
  });

  it('[H-26] [H-30] every quarter of an hour where faster recovery leaves them alone', () => {
    const slow: Sheet = { ...aSheetWithTrack(aTrack(1, 6)), conditions: [poison] };
    const fast = { minutes: 48, multipliers: [2] };
    expect(momentsOf({ ...slow, tableRules: { speedAffectsBenefits: false } }, fast)).toEqual([16, 32, 48]);
    expect(momentsOf(slow, fast)).toEqual([8, 16, 24, 32, 40, 48]);
  });

  it('[H-26] the plan goes on with the answers', () => {
    const planned = (...savesMade: SaveMade[]) => planRest(sick, { minutes: 300, savesMade }).saves.planned;
    expect(planned()).toBe(6);
    expect(planned(save('poison', 4))).toBe(3);
    expect(planned(save('poison', 0), save('poison', 0))).toBe(8);
    expect(planned(save('poison', 4), save('burning', 2))).toBe(2);
  });
});

describe('saves made during a rest', () => {
  it('[H-26] take points off at their moments, end what has none left, and owe the rest', () => {
    const savesMade = [save('poison', 3), save('burning', 0), save('poison', 1)];
    const outcome = execute(sick, rest({ savesMade, saves: { condition: 'burning', count: 2 } }));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(outcome.sheet.conditions).toEqual([burning]);
    expect(outcome.sheet.pending).toEqual([{ kind: 'conditionSaves', condition: 'burning', saves: 2 }]);
    const trace = outcome.trace.filter(({ rule }) => rule === 'H-26');
    expect(trace.map((step) => (step.kind === 'event' ? [step.event, step.amount] : step.kind))).toEqual([
      ['saveMade', 15],
      'number',
      ['saveMade', 30],
      ['saveMade', 45],
      'number',
      ['conditionEnded', undefined],
      ['savesOwed', 2],
    ]);
  });

  it('[H-23] [H-26] split, one for every quarter of an hour', () => {
    const savesMade = Array.from({ length: 32 }, () => save('poison', 0));
    const split = rest({ minutes: 480, split: true, choice: { bashing: 0, lethal: 0, aggravated: 0 }, savesMade });
    const outcome = execute(sick, split);
    expect(outcome.ok && outcome.trace.find((step) => step.kind === 'event' && step.amount === 480)).toBeTruthy();
  });

  it.each([
    { savesMade: [save('plague', 1)], code: 'unknownEntry' },
    { savesMade: [save('burning', 3)], code: 'nothingToDo' },
    { savesMade: [save('burning', 2), save('burning', 0)], code: 'nothingToDo' },
    { savesMade: Array.from({ length: 9 }, () => save('poison', 0)), code: 'restTooShort' },
    { savesMade: [save('poison', 0)], saves: { condition: 'poison', count: 8 }, code: 'restTooShort' },
  ])('[H-26] are refused: $code', ({ code, ...change }) => {
    const outcome = execute(sick, rest(change));
    expect(outcome.ok ? null : outcome.refusal).toEqual({ rule: 'H-26', code });
  });

  it('[H-26] as planned, every one within the rest and after the one before', () => {
    const request = fc.record({
      minutes: fc.integer({ min: 1, max: 9000 }),
      multipliers: fc.array(fc.constantFrom(0.5, 1.4, 2, 7), { maxLength: 1 }),
      aim: fc.constantFrom('mostHealthy' as const, 'saves' as const),
      hoursPerDay: fc.constantFrom(24, 8, 3),
    });
    const state = fc.record({ bashing: fc.nat(20), lethal: fc.nat(2), points: fc.integer({ min: 1, max: 30 }) });
    const check = (asked: RestRequest, speedAffectsBenefits: boolean, { bashing, lethal, points }: Wounded) => {
      const sheet: Sheet = {
        ...aSheet(),
        health: { ...aSheet().health, track: aTrack(1, bashing, lethal) },
        conditions: [{ ...poison, points }],
        tableRules: { speedAffectsBenefits },
      };
      const plan = planRest(sheet, asked);
      const moments = saveMoments(plan.timeline, plan.saves.lengths, plan.saves.planned);
      expect(moments).toHaveLength(plan.saves.planned);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(moments.every((minute) => minute > 0 && minute <= plan.minutes)).toBe(true);
      expect(restProgress(plan, plan.saves.planned, plan.minutes).saves).toBe(plan.saves.planned);
      const made = moments.slice(0, points).map(() => save('poison', 1));
      const { multipliers, hoursPerDay } = asked;
      const command = rest({
        ...{ minutes: plan.minutes, multipliers: [...(multipliers ?? [])], hoursPerDay, aim: asked.aim },
        ...{ choice: plan.choice, savesMade: made },
      });
      const outcome = execute(sheet, command);
      expect(outcome.ok).toBe(true);
      if (outcome.ok) expect(outcome.sheet.conditions[0]?.points ?? 0).toBe(points - made.length);
    };
    fc.assert(fc.property(request, fc.boolean(), state, check), propertyRuns(500));
  });
});
