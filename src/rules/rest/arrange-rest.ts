import type { GradeAmounts } from '@/model/health';
import { RESTS_IN_A_DAY, restBlock } from './rest-blocks';
import { benefitLengths, type RestTerms, restsFor, windowsBesideSpans } from './rest-fit';
import {
  cutWith,
  type LongCut,
  longCuts,
  mostDays,
  mostLongs,
  NOTHING_KEPT,
  ordersOf,
  type RestRoom,
  restRoom,
  shortsBeside,
} from './rest-room';
import { freeMinutes, type RestWindows, restWindows, roomFor, takeAll } from './rest-windows';

/** What the rest should restore beside Health. */
export type BenefitWishes = Readonly<{
  /** Points of damage to the Attribute that recovers. */
  attributePoints: number;
  /** Willpower missing once so many Attribute points are restored; a higher Attribute may raise the maximum. */
  missingWillpower: (attributePoints: number) => number;
  /** Short rests wished for beyond those that heal, each for a save. */
  saves: number;
  /** Willpower before Attribute damage. */
  willpowerFirst: boolean;
  /** Saves before Attribute damage and Willpower. */
  savesFirst?: boolean;
}>;

/** How a rest is cut into blocks, and what these bring beside Health. */
export type RestArrangement = Readonly<{
  /** Full-day blocks. */
  days: number;
  /** Long blocks outside those days. */
  longs: number;
  /** Short rests that heal bashing. */
  healingShorts: number;
  /** Further short rests, for saves. */
  extraShorts: number;
  /** Minutes of rest in no block. */
  idleMinutes: number;
  /** Points of Willpower restored, within the maximum. */
  willpower: number;
  /** Points of Attribute damage restored. */
  attributePoints: number;
  /** Saves the planned short rests give, and the most the rest allows beside its other blocks. */
  savesPlanned: number;
  savesAvailable: number;
}>;

/** A rest without any block. */
export const NO_ARRANGEMENT: RestArrangement = {
  days: 0,
  longs: 0,
  healingShorts: 0,
  extraShorts: 0,
  idleMinutes: 0,
  willpower: 0,
  attributePoints: 0,
  savesPlanned: 0,
  savesAvailable: 0,
};

/**
 * Cuts the time that a choice leaves: first what its Health needs, then full days for the Attribute and long blocks for
 * Willpower (or the other way round), then short rests for saves. The same rest counts for Health and for these.
 * @rule H-26 @rule H-27 @rule H-28 @rule H-29
 */
export function arrangeRest(terms: RestTerms, choice: GradeAmounts, wishes: BenefitWishes): RestArrangement {
  const rests = terms.speedAffectsBenefits ? restsFor(terms.needs, choice) : 0;
  const lengths = benefitLengths(terms);
  const savesOfHealing = savesIn(terms, choice.bashing);
  const wished = Math.max(0, wishes.saves - savesOfHealing);
  const shorts = choice.bashing + (wishes.savesFirst ? Math.ceil((wished * terms.benefits.short) / lengths.short) : 0);
  const room = restRoom(terms.minutes, terms.hoursPerDay, lengths);
  const cut = longBlocks(room, rests, shorts, wishes);
  const orders = [...ordersOf(lengths, cut), { length: lengths.short, count: choice.bashing }];
  const left = takeAll(restWindows(terms.minutes, terms.hoursPerDay), orders) ?? [];
  const free = Math.min(roomFor(left, terms.benefits.short), roomBesideSpans(terms, choice));
  const extraShorts = Math.min(free, wished);
  const attributePoints = Math.min(cut.days, wishes.attributePoints);
  return {
    ...cut,
    healingShorts: choice.bashing,
    extraShorts,
    idleMinutes: freeMinutes(left) - extraShorts * terms.benefits.short,
    willpower: Math.min(cut.days + cut.longs, wishes.missingWillpower(attributePoints)),
    attributePoints,
    savesPlanned: savesOfHealing + extraShorts,
    savesAvailable: savesOfHealing + free,
  };
}

/** Saves that the short rests of healing give. @rule H-26 @rule H-30 */
const savesIn = ({ speedAffectsBenefits, needs, benefits }: RestTerms, shorts: number): number =>
  speedAffectsBenefits ? shorts : Math.floor((shorts * needs.short) / benefits.short);

/** Short rests for saves keep out of the days that Health uses up, as those that heal do. @rule H-22 */
function roomBesideSpans(terms: RestTerms, choice: GradeAmounts): number {
  const healing = { length: terms.needs.short, count: choice.bashing };
  return roomFor(takeAll(windowsBesideSpans(terms, choice), [healing]) ?? [], terms.benefits.short);
}

/** Full days and long blocks: enough for the counted rests, then by the wishes. */
function longBlocks(room: RestRoom, rests: number, shorts: number, wishes: BenefitWishes): LongCut {
  const cuts = longCuts(room.lengths, rests, NOTHING_KEPT);
  const least = cuts.find((cut) => shortsBeside(room, cut) >= shorts) ?? { days: 0, longs: 0 };
  const missing = (days: number) => wishes.missingWillpower(Math.min(days, wishes.attributePoints));
  const longsBeside = (days: number, low: number) => mostLongs(room, days, low, missing(days) - days, shorts);
  const blocks = wishes.willpowerFirst ? Math.min(missing(0), least.days + longsBeside(least.days, least.longs)) : 0;
  const kept = { days: least.days, blocks };
  const days = mostDays(room, wishes.attributePoints, rests, kept, shorts);
  const cut = { days, longs: longsBeside(days, cutWith(days, rests, kept).longs) };
  return leastOfAlike(room, cut, rests, shorts, wishes);
}

/** Of the cuts that bring as much, the one that rests least; of those that rest as long, the one with fewer kinds of rest. @rule H-22 @rule H-29 */
function leastOfAlike(room: RestRoom, cut: LongCut, rests: number, shorts: number, wishes: BenefitWishes): LongCut {
  const points = Math.min(cut.days, wishes.attributePoints);
  const brings = { days: points, blocks: Math.min(cut.days + cut.longs, wishes.missingWillpower(points)) };
  const onlyDays = { days: Math.max(brings.days, brings.blocks, Math.ceil(rests / RESTS_IN_A_DAY)), longs: 0 };
  const { long, day } = room.lengths;
  const minutes = ({ days, longs }: LongCut) => days * day + longs * long;
  const kinds = ({ days, longs }: LongCut) => Math.min(days, 1) + Math.min(longs, 1);
  return [...longCuts(room.lengths, rests, brings), onlyDays]
    .filter((one) => shortsBeside(room, one) >= shorts)
    .reduce((best, one) => ((minutes(one) - minutes(best) || kinds(one) - kinds(best)) < 0 ? one : best), cut);
}

/** A rest whose long blocks are all split into short rests: nothing for Willpower or Attributes. @rule H-23 @rule H-26 */
export function arrangeSplitRest(terms: RestTerms, choice: GradeAmounts): RestArrangement {
  const { shortRests, saves } = splitYield(terms, restWindows(terms.minutes, terms.hoursPerDay));
  const healingShorts = Math.min(choice.bashing, shortRests);
  return {
    days: 0,
    longs: 0,
    healingShorts,
    extraShorts: 0,
    idleMinutes: 0,
    willpower: 0,
    attributePoints: 0,
    savesPlanned: saves,
    savesAvailable: saves,
  };
}

/** Short rests and saves of a rest with every long block split. @rule H-23 */
export function splitYield(terms: RestTerms, windows: RestWindows): Readonly<{ shortRests: number; saves: number }> {
  const { multiplier, speedAffectsBenefits } = terms;
  return windows.reduce(
    (sum, { days, free }) => {
      const { shortRests, saves } = restBlock({ minutes: free, split: true, multiplier, speedAffectsBenefits });
      return { shortRests: sum.shortRests + days * shortRests, saves: sum.saves + days * saves };
    },
    { shortRests: 0, saves: 0 },
  );
}
