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
  let all = new Map<string, Packing>([['', { rests: 0, days: 0, blocks: 0, shorts: 0 }]]);
  const most = enough.rests + enough.days + enough.blocks;
  for (const minutes of free) {
    const next = new Map<string, Packing>();
    for (const { rests, days, blocks, shorts } of all.values()) {
      for (let d = 0; d <= most && d * day <= minutes; d += 1) {
        for (let n = 0; n <= most && d * day + n * long <= minutes; n += 1) {
          const one = {
            rests: Math.min(enough.rests, rests + 3 * d + n),
            days: Math.min(enough.days, days + d),
            blocks: Math.min(enough.blocks, blocks + d + n),
            shorts: shorts + Math.floor((minutes - d * day - n * long) / short),
          };
          const key = `${one.rests}/${one.days}/${one.blocks}`;
          if ((next.get(key)?.shorts ?? -1) < one.shorts) next.set(key, one);
        }
      }
    }
    all = next;
  }
  return [...all.values()];
}

export type FoundRest = Readonly<{ choice: GradeAmounts; attributePoints: number; willpower: number }>;

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0);
};

/** What an aim weighs, the most important first. */
function value(aim: RestAim, found: FoundRest, kept: number): readonly number[] {
  const { bashing, lethal, aggravated } = found.choice;
  const most = [bashing + lethal + aggravated, aggravated, lethal];
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
  const { needs, benefits, minutes, hoursPerDay, speedAffectsBenefits } = terms;
  const free = dailyMinutes(minutes, hoursPerDay);
  const enough = {
    rests: needs.lethal.rests * wounds.lethal + needs.aggravated.rests * wounds.aggravated,
    days: wishes.attributePoints,
    blocks: wishes.missingWillpower,
  };
  const forHealth = packings(free, { short: needs.short, long: needs.long, day: needs.attribute }, enough);
  const forBenefits = speedAffectsBenefits
    ? forHealth
    : packings(free, { short: needs.short, long: benefits.long, day: benefits.attribute }, enough);
  let best: FoundRest = { choice: NO_AMOUNTS, attributePoints: 0, willpower: 0 };
  let bestValue: readonly number[] = [];
  for (let aggravated = 0; aggravated <= wounds.aggravated; aggravated += 1) {
    for (let lethal = 0; lethal <= wounds.lethal; lethal += 1) {
      const span = terms.restDaysRequired ? needs.lethal.span * lethal + needs.aggravated.span * aggravated : 0;
      if (span > minutes) continue;
      const rests = needs.lethal.rests * lethal + needs.aggravated.rests * aggravated;
      const outside = terms.shortRestsBesideSpan
        ? Number.POSITIVE_INFINITY
        : shortsOfDays(minutes - span, hoursPerDay, needs.short);
      const roomy = forHealth.reduce((most, one) => (one.rests >= rests ? Math.max(most, one.shorts) : most), -1);
      for (const cut of forBenefits) {
        if (speedAffectsBenefits && cut.rests < rests) continue;
        const shorts = Math.min(cut.shorts, outside, roomy);
        if (shorts < 0) continue;
        const choice = { bashing: Math.min(wounds.bashing, shorts), lethal, aggravated };
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
