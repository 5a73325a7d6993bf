import {
  fastHeal,
  fastHealingCapacity,
  longRestsIn,
  naturalRecovery,
  overseerRepair,
  ratingsBySource,
  recoveryNeeds,
  recoveryOptions,
  recoveryOptionsAtSpeed,
  restBlock,
  type SpanNeed,
  shortRestsIn,
} from '@/rules';
import { type Amounts3, type Counts4, fromTrack, toAmounts, toTrack } from './shapes';

type Stretch = Readonly<{ minutes: number; mult?: number }>;
type OptionsLine = Readonly<{ days: number; rests: number; needL?: number; needA?: number }>;
type HealLine = Readonly<{ track: Counts4; ratings: readonly number[]; heal: Amounts3 }>;
type RepairLine = Readonly<{ track: Counts4; aPoints: number; perPoint?: number }>;

const pair = ({ span, rests }: SpanNeed) => [span, rests];

/** The lines of resting and healing. */
export const restLines = {
  recoveryOptions: ({ days, rests, needL, needA }: OptionsLine) => ({
    optionsLA: recoveryOptions(days, rests, {
      ...(needL === undefined ? {} : { lethal: needL }),
      ...(needA === undefined ? {} : { aggravated: needA }),
    }),
  }),
  recoveryOptionsK: ({ minutes, rests, mult = 1 }: Stretch & Readonly<{ rests: number }>) => ({
    optionsLA: recoveryOptionsAtSpeed({ minutes, rests, multiplier: mult }),
  }),
  naturalRecover: ({ track, back }: Readonly<{ track: Counts4; back: Amounts3 }>) => ({
    track: fromTrack(naturalRecovery(toTrack(track), toAmounts(back))),
  }),
  shortRestsIn: ({ minutes, mult }: Stretch) => ({ n: shortRestsIn(minutes, mult) }),
  longRestsIn: ({ minutes, mult }: Stretch) => ({ n: longRestsIn(minutes, mult) }),
  restBlock: ({ minutes, split = false, mult = 1 }: Stretch & Readonly<{ split?: boolean }>) => {
    const block = restBlock({ minutes, split, multiplier: mult });
    return {
      healthLongs: block.countedLongRests,
      shorts: block.shortRests,
      saves: block.saves,
      wp: block.willpower,
      attr: block.attributePoints,
    };
  },
  restNeeds: ({ mult }: Readonly<{ mult: number }>) => {
    const needs = recoveryNeeds(mult);
    return {
      short: needs.short,
      long: needs.long,
      L: pair(needs.lethal),
      A: pair(needs.aggravated),
      attr: needs.attribute,
    };
  },
  overseerHeal: ({ track, aPoints, perPoint }: RepairLine) => {
    const repaired = overseerRepair(toTrack(track), aPoints, perPoint);
    return { track: fromTrack(repaired.track), cost: repaired.cost };
  },
  fastHealCapacity: ({ ratings }: Readonly<{ ratings: readonly number[] }>) => {
    const capacity = fastHealingCapacity(ratings);
    return { bl: capacity.bashingOrLethal, aMax: capacity.aggravated };
  },
  fastHeal: ({ track, ratings, heal }: HealLine) => {
    const healed = fastHeal(toTrack(track), ratings, toAmounts(heal));
    return { ok: healed.ok, track: fromTrack(healed.track) };
  },
  sameSource: ({ instances }: Readonly<{ instances: readonly (readonly [string, number])[] }>) => ({
    ratings: ratingsBySource(instances.map(([source, rating]) => ({ source, rating }))),
  }),
};
