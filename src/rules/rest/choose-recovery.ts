import { type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { amountsTotal } from '../health/track';
import { DAY_MINUTES } from './recovery-needs';
import { fitsWithin, mostBashing, mostGrave, type RestBounds } from './rest-fit';

/** What a rest is for: the most healthy points, the worst wounds, or Willpower, an Attribute or saves before Health. */
export type RestAim = 'mostHealthy' | 'worstFirst' | 'willpower' | 'attribute' | 'saves';

/** A rest to plan for: what its time allows, and the wounds there are. */
export type RecoveryTask = Readonly<{ bounds: RestBounds; wounds: GradeAmounts }>;

/**
 * What the rest heals by its aim, exactly: no other choice is better. Each step is a few divisions, however much time or
 * how many wounds there are.
 * @rule H-22 @rule H-29
 */
export const chooseRecovery = (task: RecoveryTask, aim: RestAim): GradeAmounts =>
  aim === 'worstFirst' ? worstFirst(task) : mostHealthy(task);

/** As many of one grade as still fit beside the points already chosen. */
function raise({ bounds, wounds }: RecoveryTask, choice: GradeAmounts, grade: keyof GradeAmounts): GradeAmounts {
  if (wounds[grade] <= choice[grade]) return choice;
  const most = grade === 'bashing' ? mostBashing(bounds, choice) : mostGrave(bounds, choice, grade);
  const points = Math.min(wounds[grade], most);
  if (points <= choice[grade]) return choice;
  const { bashing, lethal, aggravated } = choice;
  switch (grade) {
    case 'bashing':
      return { bashing: points, lethal, aggravated };
    case 'lethal':
      return { bashing, lethal: points, aggravated };
    case 'aggravated':
      return { bashing, lethal, aggravated: points };
  }
}

/** Aggravated wounds, then lethal ones, then bashing ones. @rule H-22 */
const worstFirst = (task: RecoveryTask): GradeAmounts =>
  raise(task, raise(task, raise(task, NO_AMOUNTS, 'aggravated'), 'lethal'), 'bashing');

/**
 * The most points. A lighter wound never takes more time than a graver one, so the lightest come first: no other choice
 * heals more, and none that heals as many takes less rest.
 * @rule H-22
 */
function mostHealthy(task: RecoveryTask): GradeAmounts {
  const lightest = raise(task, NO_AMOUNTS, 'bashing');
  const best = graverBeside(task, lightest);
  const fewer = bashingOfWholeDays(task, lightest.bashing);
  if (fewer === null) return best;
  const other = graverBeside(task, { ...lightest, bashing: fewer });
  return amountsTotal(other) > amountsTotal(best) ? other : best;
}

const graverBeside = (task: RecoveryTask, choice: GradeAmounts): GradeAmounts =>
  raise(task, raise(task, choice, 'lethal'), 'aggravated');

/**
 * The short rests of whole days of rest. Where they stand apart from the days of graver wounds, one more of them can put
 * these off until after the next night, which only a wound that heals in less is worth leaving it for; null elsewhere.
 * @rule H-22 @rule H-30
 */
function bashingOfWholeDays({ bounds: { terms } }: RecoveryTask, bashing: number): number | null {
  const { hoursPerDay, needs, restDaysRequired, shortRestsBesideSpan } = terms;
  const apart = restDaysRequired && !shortRestsBesideSpan && hoursPerDay < 24;
  if (!apart || needs.lethal.span >= DAY_MINUTES) return null;
  const perDay = Math.floor(Math.floor(hoursPerDay * 60) / needs.short);
  return perDay === 0 ? null : Math.floor(bashing / perDay) * perDay;
}

/** Pairs of lethal and aggravated shown at most; beyond that, those at both ends. */
const MOST_PAIRS = 12;

/**
 * The ways to spend a rest, the most healthy points first, among equals the one that takes less rest: every best pair of lethal and aggravated with the bashing
 * wounds that heal beside it, the choice of each aim, and bashing alone. Nothing twice, and nothing that heals nothing.
 * @rule H-22
 */
export function recoveryAlternatives(task: RecoveryTask, chosen: GradeAmounts): readonly GradeAmounts[] {
  const most = raise(task, NO_AMOUNTS, 'aggravated').aggravated;
  const pairs = endsOf(most).map((aggravated) => raise(task, { ...NO_AMOUNTS, aggravated }, 'lethal'));
  const best = pairs.filter(({ lethal, aggravated }) => !fitsOneMore(task, lethal, aggravated));
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

const fitsOneMore = (task: RecoveryTask, lethal: number, aggravated: number): boolean =>
  aggravated < task.wounds.aggravated && fitsWithin(task.bounds, { bashing: 0, lethal, aggravated: aggravated + 1 });

const endsOf = (most: number): readonly number[] =>
  most < MOST_PAIRS
    ? Array.from({ length: most + 1 }, (_, count) => count)
    : Array.from({ length: MOST_PAIRS }, (_, place) =>
        place < MOST_PAIRS / 2 ? place : most - (MOST_PAIRS - 1 - place),
      );

const byGain = (one: GradeAmounts, other: GradeAmounts): number =>
  amountsTotal(other) - amountsTotal(one) || one.aggravated - other.aggravated || one.lethal - other.lethal;
