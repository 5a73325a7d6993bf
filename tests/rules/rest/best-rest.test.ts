import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import type { GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { planRest } from '@/rules/rest/plan-rest';
import { type RestRequest, restTerms } from '@/rules/rest/rest-request';
import { searchBestRest } from './rest-search';

const AIMS = ['mostHealthy', 'worstFirst', 'willpower', 'attribute', 'saves'] as const;
/** Speeds at which short rests divide long ones and three long ones a day. */
const EVEN = [1, 2, 3, 4, 5, 1.5, 0.5, 2.5] as const;
/** Speeds at which rounding leaves lengths that don't. */
const ODD = [7, 9, 11, 1.4, 6, 0.75, 13] as const;

const wounds = fc.oneof(
  fc.record({ bashing: fc.nat(6), lethal: fc.nat(4), aggravated: fc.nat(2) }),
  fc.record({ bashing: fc.nat(90), lethal: fc.nat(2), aggravated: fc.nat(1) }),
);
const minutes = fc.oneof(
  fc.integer({ min: 1, max: 1500 }),
  fc.integer({ min: 1, max: 6000 }),
  fc.integer({ min: 1, max: 30 }).map((blocks) => blocks * 480),
);
const state = fc.record({
  willpower: fc.nat(4),
  damage: fc.nat(2),
  conditions: fc.nat(5),
  tableRules: fc.record({
    restDaysRequired: fc.boolean(),
    shortRestsBesideSpan: fc.boolean(),
    speedAffectsBenefits: fc.boolean(),
  }),
});

type State = Readonly<{
  willpower: number;
  damage: number;
  conditions: number;
  tableRules: Readonly<{ restDaysRequired: boolean; shortRestsBesideSpan: boolean; speedAffectsBenefits: boolean }>;
}>;

/**
 * Plans a rest and searches for a better one. Saves come first only where all short rests are equally long: the search
 * knows of one length.
 */
function compare(request: RestRequest, track: GradeAmounts, of: State) {
  const speedAffectsBenefits = of.tableRules.speedAffectsBenefits || request.aim === 'saves';
  const { bashing, lethal, aggravated } = track;
  const plain = aSheetWithTrack(aTrack(1, bashing, lethal, aggravated));
  const sheet: Sheet = {
    ...plain,
    willpower: { ...plain.willpower, current: of.willpower },
    attributeDamage: { ...plain.attributeDamage, dexterity: of.damage },
    conditions: [{ id: 'poison', name: 'Poisoned', note: '', points: of.conditions }],
    tableRules: { ...of.tableRules, speedAffectsBenefits },
  };
  const plan = planRest(sheet, request);
  const terms = restTerms(sheet, request);
  const best = searchBestRest(terms, track, request.aim ?? 'mostHealthy', {
    attributePoints: of.damage,
    missingWillpower: 4 - of.willpower,
    saves: of.conditions,
  });
  const { choice, attributePoints, willpower, saves } = plan;
  expect({ choice, attributePoints, willpower: willpower.gained }).toEqual(best.rest);
  if (request.aim === 'saves') expect(Math.min(saves.planned, of.conditions)).toBe(best.kept);
}

const aim = fc.constantFrom(...AIMS);

it('[H-22] [H-29] [H-30] no search finds a better rest, at any speed without a break', () => {
  const speeds = fc.constantFrom(...EVEN, ...ODD).map((speed) => [speed]);
  const request = fc.record({ minutes, aim, multipliers: speeds, hoursPerDay: fc.constant(24) });
  fc.assert(fc.property(request, wounds, state, compare), propertyRuns(2000));
});

it('[H-22] [H-29] [H-30] nor within a few hours of each day', () => {
  const speeds = fc.constantFrom(...EVEN).map((speed) => [speed]);
  const hoursPerDay = fc.constantFrom(8, 12, 16, 20, 6.5, 3, 0);
  const request = fc.record({ minutes, aim, multipliers: speeds, hoursPerDay });
  fc.assert(fc.property(request, wounds, state, compare), propertyRuns(2000));
});
