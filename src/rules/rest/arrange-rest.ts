import type { GradeAmounts } from '@/model/health';
import { largestFit } from './largest-fit';
import { RESTS_IN_A_DAY, restBlock } from './rest-blocks';
import { type LongCut, longCuts, type RestTerms, restsFor, windowsBesideSpans } from './rest-fit';
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

/**
 * Cuts the time that a choice leaves: first what its Health needs, then full days for the Attribute and long blocks for
 * Willpower (or the other way round), then short rests for saves. The same rest counts for Health and for these.
 * @rule H-26 @rule H-27 @rule H-28 @rule H-29
 */
export function arrangeRest(terms: RestTerms, choice: GradeAmounts, wishes: BenefitWishes): RestArrangement {
  const rests = terms.speedAffectsBenefits ? restsFor(terms.needs, choice) : 0;
  const windows = restWindows(terms.minutes, terms.hoursPerDay);
  const after = ({ days, longs }: LongCut) =>
    takeAll(windows, [
      { length: terms.benefits.attribute, count: days },
      { length: terms.benefits.long, count: longs },
      { length: terms.needs.short, count: choice.bashing },
    ]);
  const cut = longBlocks(rests, (blocks) => after(blocks) !== null, wishes);
  const left = after(cut) ?? [];
  const savesOfHealing = terms.speedAffectsBenefits
    ? choice.bashing
    : Math.floor((choice.bashing * terms.needs.short) / terms.benefits.short);
  const room = Math.min(roomFor(left, terms.benefits.short), roomBesideSpans(terms, choice));
  const extraShorts = Math.min(room, Math.max(0, wishes.saves - savesOfHealing));
  return {
    ...cut,
    healingShorts: choice.bashing,
    extraShorts,
    idleMinutes: freeMinutes(left) - extraShorts * terms.benefits.short,
    willpower: Math.min(cut.days + cut.longs, wishes.missingWillpower(Math.min(cut.days, wishes.attributePoints))),
    attributePoints: Math.min(cut.days, wishes.attributePoints),
    savesPlanned: savesOfHealing + extraShorts,
    savesAvailable: savesOfHealing + room,
  };
}

/** Short rests for saves keep out of the days that Health uses up, as those that heal do. @rule H-22 */
function roomBesideSpans(terms: RestTerms, choice: GradeAmounts): number {
  const healing = { length: terms.needs.short, count: choice.bashing };
  return roomFor(takeAll(windowsBesideSpans(terms, choice), [healing]) ?? [], terms.benefits.short);
}

/** Full days and long blocks: enough for the counted rests, then by the wishes. */
function longBlocks(rests: number, fits: (cut: LongCut) => boolean, wishes: BenefitWishes): LongCut {
  const least = longCuts(rests).find(fits) ?? { days: 0, longs: 0 };
  const counted = (days: number) => Math.max(0, rests - RESTS_IN_A_DAY * days);
  const missing = (days: number) => wishes.missingWillpower(Math.min(days, wishes.attributePoints));
  const longsBeside = (days: number, low: number) =>
    largestFit(low, Math.max(low, missing(days) - days), (longs) => fits({ days, longs }));
  const kept = wishes.willpowerFirst
    ? Math.min(missing(0), least.days + longsBeside(least.days, counted(least.days)))
    : 0;
  const low = (days: number) => Math.max(counted(days), kept - days);
  const days = largestFit(least.days, Math.max(least.days, wishes.attributePoints), (more) =>
    fits({ days: more, longs: low(more) }),
  );
  return { days, longs: longsBeside(days, low(days)) };
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
