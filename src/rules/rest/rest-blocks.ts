import { type RecoveryNeeds, recoveryNeeds } from './recovery-needs';

/** Long rests that a day of unbroken rest counts as for Health. @rule H-24 */
export const RESTS_IN_A_DAY = 3;

/** What one unbroken stretch of rest yields. */
export type RestYield = Readonly<{
  /** Long rests counted for lethal and aggravated wounds. */
  countedLongRests: number;
  /** Short rests, each good for one bashing wound. */
  shortRests: number;
  /** Points of Willpower, before its maximum. */
  willpower: number;
  /** Points of Attribute damage. */
  attributePoints: number;
  /** Saves against a condition. */
  saves: number;
}>;

/** A stretch of rest in minutes; `split` breaks its long blocks up into short rests. */
export type RestStretch = Readonly<{
  minutes: number;
  split?: boolean;
  multiplier?: number;
  /** The option: whether faster recovery also shortens the rests for Willpower, Attributes and saves. */
  speedAffectsBenefits?: boolean;
}>;

/** Whole short rests in a number of minutes. @rule H-19 @rule H-23 @rule H-30 */
export const shortRestsIn = (minutes: number, multiplier = 1): number =>
  Math.floor(minutes / recoveryNeeds(multiplier).short);

/** Long rests that unbroken minutes count as for Health: three for a day, then one for each long block. @rule H-20 @rule H-24 @rule H-30 */
export const longRestsIn = (minutes: number, multiplier = 1): number =>
  countedIn(blocksIn(minutes, recoveryNeeds(multiplier)));

/**
 * What an unbroken stretch of rest yields for Health and beside it. It is cut into days, long blocks, short blocks;
 * what is left is lost. A split stretch turns every block into short rests, the remainder of each block is lost too.
 * @rule H-23 @rule H-24 @rule H-26 @rule H-27 @rule H-28 @rule H-29 @rule H-30
 */
export function restBlock({
  minutes,
  split = false,
  multiplier = 1,
  speedAffectsBenefits = true,
}: RestStretch): RestYield {
  const needs = recoveryNeeds(multiplier);
  const benefitNeeds = speedAffectsBenefits ? needs : recoveryNeeds(1);
  const health = blocksIn(minutes, needs);
  const benefits = blocksIn(minutes, benefitNeeds);
  if (split) {
    const saves = splitUp(benefits, benefitNeeds);
    return { countedLongRests: 0, shortRests: splitUp(health, needs), willpower: 0, attributePoints: 0, saves };
  }
  return {
    countedLongRests: countedIn(health),
    shortRests: health.shorts,
    willpower: benefits.days + benefits.longs,
    attributePoints: benefits.days,
    saves: benefits.shorts,
  };
}

type Blocks = Readonly<{ days: number; longs: number; shorts: number }>;

function blocksIn(minutes: number, needs: RecoveryNeeds): Blocks {
  const days = Math.floor(minutes / needs.attribute);
  const besideDays = minutes - days * needs.attribute;
  const longs = Math.floor(besideDays / needs.long);
  return { days, longs, shorts: Math.floor((besideDays - longs * needs.long) / needs.short) };
}

const countedIn = ({ days, longs }: Blocks): number => RESTS_IN_A_DAY * days + longs;

const splitUp = ({ days, longs, shorts }: Blocks, needs: RecoveryNeeds): number =>
  days * Math.floor(needs.attribute / needs.short) + longs * Math.floor(needs.long / needs.short) + shorts;
