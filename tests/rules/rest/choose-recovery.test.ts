import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#tests/support/property-runs';
import type { GradeAmounts } from '@/model/health';
import { amountsTotal } from '@/rules/health/track';
import { arrangeRest } from '@/rules/rest/arrange-rest';
import { chooseRecovery, recoveryAlternatives } from '@/rules/rest/choose-recovery';
import { recoveryNeeds } from '@/rules/rest/recovery-needs';
import { choiceFits, earliestMinutes, type RestTerms, restBounds } from '@/rules/rest/rest-fit';

type Case = Readonly<{ terms: RestTerms; wounds: GradeAmounts }>;

const amounts = (bashing: number, lethal: number, aggravated: number): GradeAmounts => ({
  bashing,
  lethal,
  aggravated,
});

function termsOf(change: Partial<RestTerms> = {}): RestTerms {
  const multiplier = change.multiplier ?? 1;
  const needs = recoveryNeeds(multiplier);
  return {
    minutes: 10_080,
    hoursPerDay: 24,
    multiplier,
    needs,
    benefits: change.speedAffectsBenefits === false ? recoveryNeeds(1) : needs,
    restDaysRequired: true,
    shortRestsBesideSpan: true,
    speedAffectsBenefits: true,
    ...change,
  };
}

/** The rule written out for unbroken rest: some number of days and long blocks that leaves room for the short rests. */
function fitsByCounting(
  { minutes, needs, restDaysRequired, shortRestsBesideSpan }: RestTerms,
  choice: GradeAmounts,
): boolean {
  const span = restDaysRequired ? needs.lethal.span * choice.lethal + needs.aggravated.span * choice.aggravated : 0;
  const shorts = needs.short * choice.bashing;
  if (span + (shortRestsBesideSpan ? 0 : shorts) > minutes) return false;
  const rests = needs.lethal.rests * choice.lethal + needs.aggravated.rests * choice.aggravated;
  for (let days = 0; days * needs.attribute <= minutes; days += 1) {
    const longs = Math.max(0, rests - 3 * days);
    if (days * needs.attribute + longs * needs.long + shorts <= minutes) return true;
  }
  return false;
}

function allChoices({ bashing, lethal, aggravated }: GradeAmounts): readonly GradeAmounts[] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  return upTo(bashing).flatMap((b) => upTo(lethal).flatMap((l) => upTo(aggravated).map((a) => amounts(b, l, a))));
}

const better = (keys: (choice: GradeAmounts) => readonly number[]) => (best: GradeAmounts, next: GradeAmounts) => {
  const [one, other] = [keys(best), keys(next)];
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (other[place] ?? 0) > (one[place] ?? 0) ? next : best;
};

const KEYS = {
  mostHealthy: (choice: GradeAmounts) => [amountsTotal(choice), choice.bashing, choice.lethal],
  worstFirst: (choice: GradeAmounts) => [choice.aggravated, choice.lethal, choice.bashing],
} as const;

const speed = fc.constantFrom(1, 2, 3, 4, 1.5, 1.4, 2.5, 5, 7, 0.5, 0.75);
const options = {
  restDaysRequired: fc.boolean(),
  shortRestsBesideSpan: fc.boolean(),
  speedAffectsBenefits: fc.boolean(),
};
const minutes = fc.oneof(
  fc.nat(4000),
  fc.nat(30_000),
  fc.nat(200).map((blocks) => blocks * 240),
);
const smallWounds = fc.record({ bashing: fc.nat(6), lethal: fc.nat(5), aggravated: fc.nat(3) });
const manyBashing = fc.record({ bashing: fc.nat(400), lethal: fc.nat(3), aggravated: fc.nat(2) });
const restCase = (wounds: fc.Arbitrary<GradeAmounts>, hoursPerDay: fc.Arbitrary<number>): fc.Arbitrary<Case> =>
  fc.record({
    terms: fc.record({ ...options, minutes, multiplier: speed, hoursPerDay }).map((change) => termsOf(change)),
    wounds,
  });
const unbroken = fc.oneof(restCase(smallWounds, fc.constant(24)), restCase(manyBashing, fc.constant(24)));
const anyRest = restCase(smallWounds, fc.constantFrom(24, 8, 12, 20, 6.5, 2, 0));

describe('what a rest heals', () => {
  it.each(['mostHealthy', 'worstFirst'] as const)(
    '[H-22] is the best of all choices for %s, under every option',
    (aim) => {
      fc.assert(
        fc.property(unbroken, ({ terms, wounds }) => {
          const choice = chooseRecovery({ bounds: restBounds(terms), wounds }, aim);
          const possible = allChoices(wounds).filter((other) => fitsByCounting(terms, other));
          expect(choice).toEqual(possible.reduce(better(KEYS[aim])));
        }),
        propertyRuns(400),
      );
    },
  );

  it('[H-22] fits as the rule says, written out', () => {
    fc.assert(
      fc.property(unbroken, smallWounds, ({ terms }, choice) => {
        expect(choiceFits(terms, choice)).toBe(fitsByCounting(terms, choice));
      }),
      propertyRuns(2000),
    );
  });

  it('[H-22] always fits, whatever the hours per day and the aim', () => {
    const aims = fc.constantFrom('mostHealthy' as const, 'worstFirst' as const, 'willpower' as const);
    fc.assert(
      fc.property(anyRest, aims, ({ terms, wounds }, aim) => {
        const choice = chooseRecovery({ bounds: restBounds(terms), wounds }, aim);
        expect(choiceFits(terms, choice)).toBe(true);
        for (const way of recoveryAlternatives({ bounds: restBounds(terms), wounds }, choice)) {
          expect(choiceFits(terms, way)).toBe(true);
        }
      }),
      propertyRuns(500),
    );
  });

  it.each([
    { change: {}, aim: 'mostHealthy', heals: amounts(3, 3, 0) },
    { change: {}, aim: 'worstFirst', heals: amounts(3, 0, 1) },
    { change: { shortRestsBesideSpan: false }, aim: 'mostHealthy', heals: amounts(3, 3, 0) },
    { change: { shortRestsBesideSpan: false }, aim: 'worstFirst', heals: amounts(0, 0, 1) },
    { change: { multiplier: 2 }, aim: 'mostHealthy', heals: amounts(3, 4, 0) },
    { change: { multiplier: 2 }, aim: 'worstFirst', heals: amounts(3, 0, 2) },
    { change: { hoursPerDay: 8 }, aim: 'mostHealthy', heals: amounts(3, 3, 0) },
    { change: { hoursPerDay: 8 }, aim: 'worstFirst', heals: amounts(0, 0, 1) },
    { change: { hoursPerDay: 9 }, aim: 'worstFirst', heals: amounts(3, 0, 1) },
    { change: { minutes: 1440 }, aim: 'mostHealthy', heals: amounts(3, 0, 0) },
    { change: { minutes: 1440, restDaysRequired: false }, aim: 'worstFirst', heals: amounts(3, 1, 0) },
    { change: { minutes: 3360, restDaysRequired: false }, aim: 'worstFirst', heals: amounts(0, 0, 1) },
    { change: { hoursPerDay: 0 }, aim: 'mostHealthy', heals: amounts(0, 0, 0) },
  ] as const)('[H-20] [H-21] [H-22] [H-30] $aim from 3 B, 4 L, 5 A with $change', ({ change, aim, heals }) => {
    const task = { bounds: restBounds(termsOf(change)), wounds: amounts(3, 4, 5) };
    expect(chooseRecovery(task, aim)).toEqual(heals);
  });

  it.each([
    { change: {}, heals: amounts(4, 1, 0) },
    { change: { shortRestsBesideSpan: false }, heals: amounts(0, 1, 0) },
  ])('[H-19] [H-22] two days for 4 B and 1 L with $change', ({ change, heals }) => {
    const task = { bounds: restBounds(termsOf({ minutes: 2880, ...change })), wounds: amounts(4, 1, 0) };
    expect(chooseRecovery(task, 'worstFirst')).toEqual(heals);
  });

  it('[H-22] never turns 7 days into 3 lethal and 1 aggravated', () => {
    for (const shortRestsBesideSpan of [true, false]) {
      expect(choiceFits(termsOf({ shortRestsBesideSpan }), amounts(0, 3, 1))).toBe(false);
    }
    expect(choiceFits(termsOf({ restDaysRequired: false }), amounts(0, 3, 1))).toBe(true);
    expect(choiceFits(termsOf({ restDaysRequired: false, hoursPerDay: 8 }), amounts(0, 3, 1))).toBe(false);
  });

  it('[H-22] lists the ways to spend a rest, the most healthy first', () => {
    const task = { bounds: restBounds(termsOf()), wounds: amounts(3, 4, 5) };
    expect(recoveryAlternatives(task, amounts(3, 3, 0))).toEqual([
      amounts(3, 3, 0),
      amounts(3, 0, 1),
      amounts(3, 0, 0),
    ]);
    const strict = { ...task, bounds: restBounds(termsOf({ shortRestsBesideSpan: false })) };
    expect(recoveryAlternatives(strict, amounts(3, 3, 0))).toEqual([
      amounts(3, 3, 0),
      amounts(3, 0, 0),
      amounts(0, 0, 1),
    ]);
  });
});

describe('the earliest full recovery', () => {
  const quarter = 15;
  it.each([
    { wounds: amounts(3, 4, 5), beside: true, minutes: 43 * 1440 },
    { wounds: amounts(3, 4, 5), beside: false, minutes: 43 * 1440 + 45 },
    { wounds: amounts(7, 5, 3), beside: true, minutes: Math.max(96 * 31, 7 + 32 * 31) * quarter },
    { wounds: amounts(7, 5, 3), beside: false, minutes: (7 + 192 * 5 + 672 * 3) * quarter },
    { wounds: amounts(129, 1, 0), beside: true, minutes: (129 + 64) * quarter },
    { wounds: amounts(0, 0, 0), beside: true, minutes: 0 },
  ])('[H-19] [H-20] [H-21] $wounds, short rests beside: $beside', ({ wounds, beside, minutes: fewest }) => {
    expect(earliestMinutes(termsOf({ shortRestsBesideSpan: beside }), wounds)).toBe(fewest);
  });

  it('[H-22] is long enough, and a minute less is not', () => {
    fc.assert(
      fc.property(anyRest, ({ terms, wounds }) => {
        const fewest = earliestMinutes(terms, wounds);
        if (fewest === null) return;
        expect(choiceFits({ ...terms, minutes: fewest }, wounds)).toBe(true);
        if (fewest > 0) expect(choiceFits({ ...terms, minutes: fewest - 1 }, wounds)).toBe(false);
      }),
      propertyRuns(1000),
    );
  });

  it('[H-20] never comes when a day has no room for a long rest', () => {
    expect(earliestMinutes(termsOf({ hoursPerDay: 7 }), amounts(0, 1, 0))).toBeNull();
    expect(earliestMinutes(termsOf({ hoursPerDay: 7 }), amounts(28, 0, 0))).toBe(420);
    expect(earliestMinutes(termsOf({ hoursPerDay: 8 }), amounts(0, 1, 0))).toBe(2880);
  });
});

describe('what a rest brings beside Health', () => {
  const wishes = (points: number, willpower: number, willpowerFirst = false) => ({
    attributePoints: points,
    missingWillpower: () => willpower,
    saves: 0,
    willpowerFirst,
  });

  it.each([
    { change: {}, choice: amounts(3, 3, 0), wish: wishes(1, 3), days: 1, longs: 3, willpower: 3, attributePoints: 1 },
    { change: {}, choice: amounts(3, 3, 0), wish: wishes(9, 9), days: 6, longs: 2, willpower: 8, attributePoints: 6 },
    {
      change: { minutes: 1440 },
      choice: amounts(0, 0, 0),
      wish: wishes(1, 9),
      days: 1,
      longs: 0,
      willpower: 1,
      attributePoints: 1,
    },
    {
      change: { minutes: 1440 },
      choice: amounts(0, 0, 0),
      wish: wishes(0, 9),
      days: 0,
      longs: 3,
      willpower: 3,
      attributePoints: 0,
    },
    {
      change: { minutes: 1440 },
      choice: amounts(0, 0, 0),
      wish: wishes(1, 9, true),
      days: 0,
      longs: 3,
      willpower: 3,
      attributePoints: 0,
    },
    {
      change: { minutes: 960 },
      choice: amounts(0, 0, 0),
      wish: wishes(0, 9),
      days: 0,
      longs: 2,
      willpower: 2,
      attributePoints: 0,
    },
    {
      change: { minutes: 960 },
      choice: amounts(1, 0, 0),
      wish: wishes(0, 9),
      days: 0,
      longs: 1,
      willpower: 1,
      attributePoints: 0,
    },
    {
      change: { hoursPerDay: 8 },
      choice: amounts(0, 3, 0),
      wish: wishes(1, 9),
      days: 0,
      longs: 7,
      willpower: 7,
      attributePoints: 0,
    },
  ])('[H-24] [H-27] [H-28] [H-29] $choice in $change', ({ change, choice, wish, ...expected }) => {
    expect(arrangeRest(termsOf(change), choice, wish)).toMatchObject(expected);
  });

  it('[H-27] [H-30] keeps Willpower at normal speed where the table says so', () => {
    const fast = { minutes: 240, multiplier: 2 };
    expect(arrangeRest(termsOf(fast), amounts(0, 0, 0), wishes(0, 5)).willpower).toBe(1);
    expect(
      arrangeRest(termsOf({ ...fast, speedAffectsBenefits: false }), amounts(0, 0, 0), wishes(0, 5)).willpower,
    ).toBe(0);
  });

  it('[H-26] allows a save for each short rest that fits beside the other blocks', () => {
    const asked = { ...wishes(0, 1), saves: 4 };
    const hours = arrangeRest(termsOf({ minutes: 600 }), amounts(2, 0, 0), asked);
    expect(hours).toMatchObject({ longs: 1, healingShorts: 2, extraShorts: 2, savesPlanned: 4, savesAvailable: 8 });
    expect(hours.idleMinutes).toBe(60);
  });

  it('[H-29] never uses more minutes than there are, and all blocks that Health needs', () => {
    fc.assert(
      fc.property(anyRest, fc.nat(5), fc.nat(9), fc.boolean(), ({ terms, wounds }, points, willpower, first) => {
        const choice = chooseRecovery({ bounds: restBounds(terms), wounds }, 'mostHealthy');
        const cut = arrangeRest(terms, choice, { ...wishes(points, willpower, first), saves: 3 });
        const { needs, benefits } = terms;
        const used =
          cut.days * benefits.attribute +
          cut.longs * benefits.long +
          cut.healingShorts * needs.short +
          cut.extraShorts * benefits.short;
        expect(cut.idleMinutes).toBeGreaterThanOrEqual(0);
        if (terms.hoursPerDay === 24) expect(used + cut.idleMinutes).toBe(terms.minutes);
        const rests = needs.lethal.rests * choice.lethal + needs.aggravated.rests * choice.aggravated;
        if (terms.speedAffectsBenefits) expect(3 * cut.days + cut.longs).toBeGreaterThanOrEqual(rests);
        expect(cut.willpower).toBeLessThanOrEqual(willpower);
        expect(cut.attributePoints).toBeLessThanOrEqual(points);
      }),
      propertyRuns(1000),
    );
  });
});
