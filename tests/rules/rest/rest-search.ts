import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { RestAim } from '@/rules/rest/choose-recovery';
import type { RestTerms } from '@/rules/rest/rest-fit';

/** What a rest could bring beside Health. */
export type SearchWishes = Readonly<{ attributePoints: number; missingWillpower: number; saves: number }>;

/** A way to cut the free minutes: counted rests, full days, blocks for Willpower, and the most short rests beside them. */
type Packing = Readonly<{ rests: number; days: number; blocks: number; shorts: number }>;

type Lengths = Readonly<{ short: number; long: number; day: number }>;

/** The free minutes of each day, one by one; all of them in one piece without a break. */
function dailyMinutes(minutes: number, hoursPerDay: number): readonly number[] {
  if (hoursPerDay >= 24) return [minutes];
  const free: number[] = [];
  for (let day = 0; day * 1440 < minutes; day += 1) {
    free.push(Math.min(minutes - day * 1440, Math.floor(hoursPerDay * 60)));
  }
  return free;
}

const shortsOfDays = (minutes: number, hoursPerDay: number, short: number): number =>
  dailyMinutes(minutes, hoursPerDay).reduce((sum, free) => sum + Math.floor(free / short), 0);

/**
 * Every way to lay days and long blocks into each stretch of free minutes, with what is left for short rests. Nobody
 * needs more than `enough` of anything.
 */
function packings(
  free: readonly number[],
  { short, long, day }: Lengths,
  enough: Omit<Packing, 'shorts'>,
): readonly Packing[] {
  const most = enough.rests + enough.days + enough.blocks;
  const keyOf = ({ rests, days, blocks }: Packing) => (rests * (enough.days + 1) + days) * (enough.blocks + 1) + blocks;
  let all = new Map<number, Packing>([[0, { rests: 0, days: 0, blocks: 0, shorts: 0 }]]);
  for (const minutes of free) {
    const next = new Map<number, Packing>();
    for (const { rests, days, blocks, shorts } of all.values()) {
      for (let d = 0; d <= most && d * day <= minutes; d += 1) {
        for (let n = 0; d + n <= most && d * day + n * long <= minutes; n += 1) {
          const one = {
            rests: Math.min(enough.rests, rests + 3 * d + n),
            days: Math.min(enough.days, days + d),
            blocks: Math.min(enough.blocks, blocks + d + n),
            shorts: shorts + Math.floor((minutes - d * day - n * long) / short),
          };
          const key = keyOf(one);
          if ((next.get(key)?.shorts ?? -1) < one.shorts) next.set(key, one);
        }
      }
    }
    all = next;
  }
  return [...all.values()];
}

const countedRests = ({ needs }: RestTerms, { lethal, aggravated }: GradeAmounts): number =>
  needs.lethal.rests * lethal + needs.aggravated.rests * aggravated;

const daysOf = ({ needs, restDaysRequired }: RestTerms, { lethal, aggravated }: GradeAmounts): number =>
  restDaysRequired ? needs.lethal.span * lethal + needs.aggravated.span * aggravated : 0;

/** The short rests outside the days that graver wounds use up; without a limit where they may lie beside them. */
function shortsOutside(terms: RestTerms, choice: GradeAmounts): number {
  if (terms.shortRestsBesideSpan) return Number.POSITIVE_INFINITY;
  return shortsOfDays(terms.minutes - daysOf(terms, choice), terms.hoursPerDay, terms.needs.short);
}

const healthLengths = ({ needs }: RestTerms): Lengths => ({
  short: needs.short,
  long: needs.long,
  day: needs.attribute,
});

/** The most short rests beside at least so many counted rests, by their number; -1 where these don't fit. */
function shortsByRests(all: readonly Packing[], most: number): readonly number[] {
  const shorts = Array.from({ length: most + 1 }, () => -1);
  for (const one of all) shorts[one.rests] = Math.max(shorts[one.rests] ?? -1, one.shorts);
  for (let rests = most - 1; rests >= 0; rests -= 1) {
    shorts[rests] = Math.max(shorts[rests] ?? -1, shorts[rests + 1] ?? -1);
  }
  return shorts;
}

/** Whether a rest heals all of these wounds in some way or other. */
export function someRestHeals(terms: RestTerms, wounds: GradeAmounts): boolean {
  if (daysOf(terms, wounds) > terms.minutes) return false;
  const rests = countedRests(terms, wounds);
  const free = dailyMinutes(terms.minutes, terms.hoursPerDay);
  const all = packings(free, healthLengths(terms), { rests, days: 0, blocks: 0 });
  const beside = shortsByRests(all, rests)[rests] ?? -1;
  return Math.min(beside, shortsOutside(terms, wounds)) >= wounds.bashing;
}

export type FoundRest = Readonly<{ choice: GradeAmounts; attributePoints: number; willpower: number }>;

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0);
};

/** What an aim weighs, the most important first; among as many wounds the lighter ones, which take less rest. */
function value(aim: RestAim, found: FoundRest, kept: number): readonly number[] {
  const { bashing, lethal, aggravated } = found.choice;
  const most = [bashing + lethal + aggravated, bashing, lethal];
  const health = aim === 'worstFirst' ? [aggravated, lethal, bashing] : most;
  const benefits =
    aim === 'willpower' ? [found.willpower, found.attributePoints] : [found.attributePoints, found.willpower];
  return [kept, ...health, ...benefits];
}

/**
 * The best rest by trying every choice of wounds with every way to cut the time: the rules written out without any
 * thought for the work it takes.
 */
export function searchBestRest(
  terms: RestTerms,
  wounds: GradeAmounts,
  aim: RestAim,
  wishes: SearchWishes,
): Readonly<{ rest: FoundRest; kept: number }> {
  const { benefits, minutes, hoursPerDay, speedAffectsBenefits } = terms;
  const free = dailyMinutes(minutes, hoursPerDay);
  const enough = {
    rests: countedRests(terms, wounds),
    days: wishes.attributePoints,
    blocks: wishes.missingWillpower,
  };
  const lengths = healthLengths(terms);
  const forHealth = packings(free, lengths, enough);
  const forBenefits = speedAffectsBenefits
    ? forHealth
    : packings(free, { ...lengths, long: benefits.long, day: benefits.attribute }, enough);
  const roomFor = shortsByRests(forHealth, enough.rests);
  let best: FoundRest = { choice: NO_AMOUNTS, attributePoints: 0, willpower: 0 };
  let bestValue: readonly number[] = [];
  for (let aggravated = 0; aggravated <= wounds.aggravated; aggravated += 1) {
    for (let lethal = 0; lethal <= wounds.lethal; lethal += 1) {
      const graver = { bashing: 0, lethal, aggravated };
      if (daysOf(terms, graver) > minutes) continue;
      const rests = countedRests(terms, graver);
      const most = Math.min(roomFor[rests] ?? -1, shortsOutside(terms, graver));
      for (const cut of forBenefits) {
        if (speedAffectsBenefits && cut.rests < rests) continue;
        const shorts = Math.min(cut.shorts, most);
        if (shorts < 0) continue;
        const choice = { ...graver, bashing: Math.min(wounds.bashing, shorts) };
        const found = { choice, attributePoints: cut.days, willpower: cut.blocks };
        const saves = Math.min(shorts, wishes.saves);
        const kept = { willpower: cut.blocks, attribute: cut.days, saves, mostHealthy: 0, worstFirst: 0 }[aim];
        const worth = value(aim, found, kept);
        if (bestValue.length === 0 || isBetter(worth, bestValue)) [best, bestValue] = [found, worth];
      }
    }
  }
  return { rest: best, kept: bestValue[0] ?? 0 };
}

/** Full days, long blocks outside them, short rests. */
export type RestCut = Readonly<{ days: number; longs: number; shorts: number }>;

/** The minutes of a cut, then how many kinds of rest are in it. */
export const costOf = ({ days, longs, shorts }: RestCut, { short, long, day }: Lengths): readonly [number, number] => [
  days * day + longs * long + shorts * short,
  [days, longs, shorts].filter((count) => count > 0).length,
];

/** The least that an unbroken rest costs which counts and brings at least this. */
export function leastCost(
  lengths: Lengths,
  { rests, days, blocks, shorts }: Packing,
): readonly [minutes: number, kinds: number] {
  let least: readonly [number, number] = [Number.POSITIVE_INFINITY, 0];
  for (let d = days; d <= rests + blocks + days; d += 1) {
    for (let n = 0; n <= rests + blocks; n += 1) {
      if (3 * d + n < rests || d + n < blocks) continue;
      const cost = costOf({ days: d, longs: n, shorts }, lengths);
      if (isBetter(least, cost)) least = cost;
    }
  }
  return least;
}
