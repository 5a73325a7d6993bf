import { SUCCESS_FROM } from '../dice/count-successes';
import { meetsDifficulty, type TieRule } from '../dice/opposed-roll';

/** One roll on making a cluster, after the successes of the rolls before it. */
export type ClusterRoll = Readonly<{
  dice: readonly number[];
  successesBefore: number;
  /** The damage the finished charge is to deal. */
  difficulty: number;
}>;

/** Where the work stands; `total` are the successes gathered so far. */
export type ClusterProgress = Readonly<{
  total: number;
  ones: number;
  tens: number;
  finished: boolean;
  /** Damage of the charge going off in the maker's hands; null if it doesn't. */
  mishapDamage: number | null;
}>;

/**
 * One roll of making a cluster explosive. With more 1s than 10s it goes off, for as much damage as there are successes
 * so far, those of this roll included.
 * @rule M-04
 */
export function clusterRoll({ dice, successesBefore, difficulty }: ClusterRoll, ties?: TieRule): ClusterProgress {
  const ones = dice.filter((die) => die === 1).length;
  const tens = dice.filter((die) => die === 10).length;
  const total = successesBefore + dice.filter((die) => die >= SUCCESS_FROM).length;
  const goesOff = ones > tens;
  return {
    total,
    ones,
    tens,
    finished: !goesOff && meetsDifficulty(total, difficulty, ties),
    mishapDamage: goesOff ? total : null,
  };
}
