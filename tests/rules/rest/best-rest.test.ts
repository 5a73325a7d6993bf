import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import type { GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { planRest } from '@/rules/rest/plan-rest';
import { benefitLengths, restsFor } from '@/rules/rest/rest-fit';
import { type RestRequest, restTerms } from '@/rules/rest/rest-request';
import { costOf, leastCost, searchBestRest, someRestHeals } from './rest-search';

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
const aim = fc.constantFrom(...AIMS);
const unbroken = fc.record({
  minutes,
  aim,
  multipliers: fc.constantFrom(...EVEN, ...ODD).map((speed) => [speed]),
  hoursPerDay: fc.constant(24),
});
const byTheDay = fc.record({
  minutes,
  aim,
  multipliers: fc.constantFrom(...EVEN).map((speed) => [speed]),
  hoursPerDay: fc.constantFrom(8, 12, 16, 20, 6.5, 3, 0),
});

type State = Readonly<{
  willpower: number;
  damage: number;
  conditions: number;
  tableRules: Readonly<{ restDaysRequired: boolean; shortRestsBesideSpan: boolean; speedAffectsBenefits: boolean }>;
}>;

const healthy = aSheetWithTrack(aTrack(1));

/** Saves come first only where all short rests are equally long: the search knows of one length. */
function sheetOf({ aim: first }: RestRequest, { bashing, lethal, aggravated }: GradeAmounts, of: State): Sheet {
  return {
    ...healthy,
    health: { ...healthy.health, track: aTrack(1, bashing, lethal, aggravated) },
    willpower: { ...healthy.willpower, current: of.willpower },
    attributeDamage: { ...healthy.attributeDamage, dexterity: of.damage },
    conditions: [{ id: 'poison', name: 'Poisoned', note: '', points: of.conditions }],
    tableRules: {
      ...of.tableRules,
      speedAffectsBenefits: of.tableRules.speedAffectsBenefits || first === 'saves',
    },
  };
}

/** Plans a rest, searches for a better one, and for a shorter one that heals all. */
function compare(request: RestRequest, track: GradeAmounts, of: State) {
  const sheet = sheetOf(request, track, of);
  const plan = planRest(sheet, request);
  const terms = restTerms(sheet, request);
  const best = searchBestRest(terms, track, request.aim ?? 'mostHealthy', {
    attributePoints: of.damage,
    missingWillpower: 4 - of.willpower,
    saves: of.conditions,
  });
  const { choice, attributePoints, willpower, saves, fullRecoveryMinutes: full } = plan;
  expect({ choice, attributePoints, willpower: willpower.gained }).toEqual(best.rest);
  if (request.aim === 'saves') expect(Math.min(saves.planned, of.conditions)).toBe(best.kept);
  if (full === null) return;
  expect(someRestHeals({ ...terms, minutes: full }, track)).toBe(true);
  if (full > 0) expect(someRestHeals({ ...terms, minutes: full - 1 }, track)).toBe(false);
}

it('[H-22] [H-29] [H-30] no search finds a better rest or an earlier end, at any speed without a break', () => {
  fc.assert(fc.property(unbroken, wounds, state, compare), propertyRuns(5000));
});

it('[H-22] [H-29] [H-30] nor within a few hours of each day', () => {
  fc.assert(fc.property(byTheDay, wounds, state, compare), propertyRuns(5000));
});

it('[H-22] [H-29] of the plans that give the same, none rests less, and none that rests as long is simpler', () => {
  const check = (request: RestRequest, track: GradeAmounts, of: State) => {
    const sheet = sheetOf(request, track, of);
    const { choice, blocks, attributePoints, willpower } = planRest(sheet, request);
    const terms = restTerms(sheet, request);
    const lengths = benefitLengths(terms);
    const brings = {
      rests: terms.speedAffectsBenefits ? restsFor(terms.needs, choice) : 0,
      days: attributePoints,
      blocks: willpower.gained,
      shorts: blocks.shorts,
    };
    expect(costOf(blocks, lengths)).toEqual(leastCost(lengths, brings));
  };
  fc.assert(fc.property(unbroken, wounds, state, check), propertyRuns(2000));
});

it.each([
  { wounds: [0, 1, 1], heals: { bashing: 0, lethal: 1, aggravated: 0 }, used: 2 },
  { wounds: [1, 0, 1], heals: { bashing: 1, lethal: 0, aggravated: 1 }, used: 7 },
  { wounds: [0, 2, 2], heals: { bashing: 0, lethal: 2, aggravated: 0 }, used: 4 },
] as const)('[H-22] as many healthy points from $wounds in seven days: the wounds that take less rest', (one) => {
  const [bashing, lethal, aggravated] = one.wounds;
  const plan = planRest(aSheetWithTrack(aTrack(1, bashing, lethal, aggravated)), { minutes: 7 * 1440 });
  expect(plan.choice).toEqual(one.heals);
  expect(plan.minutesUsed).toBe(one.used * 1440);
  expect(plan.alternatives[0]?.chosen).toBe(true);
});
