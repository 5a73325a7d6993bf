import type { GradeAmounts, Track } from '@/model/health';
import { isFatal } from '../health/life-state';
import { healTrack } from '../health/track';
import type { TableRuleValues } from '../table-rule';

/** The option: four points of one source for an aggravated wound and the rest for lighter ones, or all of the source for one. */
export type FastHealExchange = TableRuleValues['fastHealExchange'];

/** Healing points that one aggravated wound takes from a single source. @rule H-33 */
const POINTS_PER_AGGRAVATED = 4;

/** What all sources together can heal in a round: points for bashing and lethal, or at most so many aggravated. */
export type FastHealingCapacity = Readonly<{ bashingOrLethal: number; aggravated: number }>;

/**
 * What fast healing and regeneration of these ratings can heal at the start of a round. Sources are not added into one
 * rating: a source below 4 never heals an aggravated wound.
 * @rule H-33 @rule H-34 @rule H-35
 */
export const fastHealingCapacity = (
  ratings: readonly number[],
  exchange: FastHealExchange = 'perFour',
): FastHealingCapacity => ({
  bashingOrLethal: sum(ratings),
  aggravated: sum(ratings.map((x) => aggravatedOf(x, exchange))),
});

/**
 * The ratings that count: the highest of each source (or, where steps of a resource always add, their sum), in the order
 * the sources come; fast healing and regeneration of one source stay apart.
 * @rule H-34 @rule H-35 @rule M-33
 */
export function ratingsBySource(
  instances: readonly Readonly<{ kind?: string; source: string; rating: number }>[],
  stepsAdd = false,
): readonly number[] {
  const counted = new Map<string, number>();
  for (const { kind = '', source, rating } of instances) {
    const key = JSON.stringify([kind, source]);
    const known = counted.get(key) ?? 0;
    counted.set(key, stepsAdd ? known + rating : Math.max(known, rating));
  }
  return [...counted.values()];
}

/**
 * Heals what the player asks for at the start of a round. Not ok, and the track as it was, when the sources can't pay
 * for it or the character is dead; points asked for beyond the wounds are spent and lost.
 * @rule H-33 @rule H-34
 */
export function fastHeal(
  track: Track,
  ratings: readonly number[],
  amounts: GradeAmounts,
  exchange: FastHealExchange = 'perFour',
): Readonly<{ ok: boolean; track: Track }> {
  const { aggravated } = fastHealingCapacity(ratings, exchange);
  const affordable =
    amounts.aggravated <= aggravated &&
    amounts.bashing + amounts.lethal <= pointsBeside(ratings, amounts.aggravated, exchange);
  if (!affordable || isFatal(track)) return { ok: false, track };
  return { ok: true, track: healTrack(track, amounts) };
}

/** The app's own choice: lethal before bashing; aggravated wounds only when the player says so, and then first. @rule H-33 @rule H-34 */
export function defaultFastHealing(
  track: Track,
  ratings: readonly number[],
  aggravatedFirst: boolean,
  exchange: FastHealExchange = 'perFour',
): GradeAmounts {
  const most = aggravatedFirst ? fastHealingCapacity(ratings, exchange).aggravated : 0;
  const aggravated = Math.min(most, track.aggravated);
  const points = pointsBeside(ratings, aggravated, exchange);
  const lethal = Math.min(points, track.lethal);
  return { bashing: Math.min(points - lethal, track.bashing), lethal, aggravated };
}

function aggravatedOf(rating: number, exchange: FastHealExchange): number {
  const fours = Math.floor(rating / POINTS_PER_AGGRAVATED);
  return exchange === 'perFour' ? fours : Math.min(1, fours);
}

/** Points left for bashing and lethal beside aggravated wounds; whole sources go, the weakest that can, when it is all or one. @rule H-33 */
export function pointsBeside(ratings: readonly number[], aggravated: number, exchange: FastHealExchange): number {
  if (exchange === 'perFour') return sum(ratings) - POINTS_PER_AGGRAVATED * aggravated;
  const able = ratings.filter((rating) => rating >= POINTS_PER_AGGRAVATED).sort((a, b) => a - b);
  return sum(ratings) - sum(able.slice(0, aggravated));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);
