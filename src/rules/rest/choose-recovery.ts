import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { amountsTotal } from '../health/track';
import { largestFit } from './largest-fit';
import { choiceFits, type RestTerms } from './rest-fit';

/** What a rest is for: the most healthy points, the worst wounds, or Willpower before Health. */
export type RestAim = 'mostHealthy' | 'worstFirst' | 'willpower';

/** A rest to plan for: its terms, the wounds there are, and the blocks kept for Willpower. */
export type RecoveryTask = Readonly<{ terms: RestTerms; wounds: GradeAmounts; willpowerBlocks: number }>;

/** What the rest heals by its aim. The cost does not depend on how much time or how many wounds there are. @rule H-22 @rule H-29 */
export const chooseRecovery = (task: RecoveryTask, aim: RestAim): GradeAmounts =>
  aim === 'worstFirst' ? worstFirst(task) : mostHealthy(task);

/** As many of one grade as still fit beside the points already chosen. */
function raise(task: RecoveryTask, choice: GradeAmounts, grade: keyof GradeAmounts): GradeAmounts {
  const fits = (points: number) => choiceFits(task.terms, { ...choice, [grade]: points }, task.willpowerBlocks);
  return { ...choice, [grade]: largestFit(choice[grade], task.wounds[grade], fits) };
}

/** Aggravated wounds, then lethal ones, then bashing ones. @rule H-22 */
const worstFirst = (task: RecoveryTask): GradeAmounts =>
  raise(task, raise(task, raise(task, NO_AMOUNTS, 'aggravated'), 'lethal'), 'bashing');

/**
 * The most points. A lighter wound never takes more time than a graver one, so the lightest come first; then graver
 * wounds take the place of lighter ones as far as the number of points stays the same.
 * @rule H-22
 */
function mostHealthy(task: RecoveryTask): GradeAmounts {
  const most = lightestFirst(task, NO_AMOUNTS);
  const points = amountsTotal(most);
  const asMany = (fixed: GradeAmounts) =>
    choiceFits(task.terms, fixed, task.willpowerBlocks) && amountsTotal(lightestFirst(task, fixed)) >= points;
  const aggravated = largestFit(most.aggravated, task.wounds.aggravated, (count) =>
    asMany({ ...NO_AMOUNTS, aggravated: count }),
  );
  const beside = lightestFirst(task, { ...NO_AMOUNTS, aggravated });
  const lethal = largestFit(beside.lethal, task.wounds.lethal, (count) =>
    asMany({ ...NO_AMOUNTS, aggravated, lethal: count }),
  );
  return raise(task, { bashing: 0, lethal, aggravated }, 'bashing');
}

const lightestFirst = (task: RecoveryTask, fixed: GradeAmounts): GradeAmounts =>
  raise(task, raise(task, raise(task, fixed, 'bashing'), 'lethal'), 'aggravated');

/** Pairs of lethal and aggravated shown at most; beyond that, those at both ends. */
const MOST_PAIRS = 12;

/**
 * The ways to spend a rest, the most healthy points first: every best pair of lethal and aggravated with the bashing
 * wounds that heal beside it, the choice of each aim, and bashing alone. Nothing twice, and nothing that heals nothing.
 * @rule H-22
 */
export function recoveryAlternatives(task: RecoveryTask, chosen: GradeAmounts): readonly GradeAmounts[] {
  const most = raise(task, NO_AMOUNTS, 'aggravated').aggravated;
  const pairs = endsOf(most).map((aggravated) => raise(task, { ...NO_AMOUNTS, aggravated }, 'lethal'));
  const best = pairs.filter(({ lethal, aggravated }) => !fitsOneMore(task, { ...NO_AMOUNTS, lethal, aggravated }));
  const ways = [
    chosen,
    mostHealthy(task),
    worstFirst(task),
    ...best.map((pair) => raise(task, pair, 'bashing')),
    raise(task, NO_AMOUNTS, 'bashing'),
  ];
  const different = new Map(ways.map((way) => [`${way.bashing}/${way.lethal}/${way.aggravated}`, way]));
  return [...different.values()].filter((way) => amountsTotal(way) > 0).sort(byGain);
}

const fitsOneMore = (task: RecoveryTask, pair: GradeAmounts): boolean =>
  pair.aggravated < task.wounds.aggravated &&
  choiceFits(task.terms, { ...pair, aggravated: pair.aggravated + 1 }, task.willpowerBlocks);

const endsOf = (most: number): readonly number[] =>
  most < MOST_PAIRS
    ? Array.from({ length: most + 1 }, (_, count) => count)
    : Array.from({ length: MOST_PAIRS }, (_, place) =>
        place < MOST_PAIRS / 2 ? place : most - (MOST_PAIRS - 1 - place),
      );

const byGain = (one: GradeAmounts, other: GradeAmounts): number =>
  amountsTotal(other) - amountsTotal(one) || other.aggravated - one.aggravated || other.lethal - one.lethal;
