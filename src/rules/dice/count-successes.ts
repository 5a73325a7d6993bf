import { meetsDifficulty } from './opposed-roll';

/** So many dice lie on a table at most. */
export const MOST_DICE = 2000;

/** A die that shows this or more is a success. */
export const SUCCESS_FROM = 8;

/** From which number on a die is rolled again. */
export const AGAIN_FROM = { none: 11, tenAgain: 10, nineAgain: 9, eightAgain: 8 } as const;

export type Again = keyof typeof AGAIN_FROM;

/** A d10 roll as it lies on the table: the pool's dice, then the dice rolled again, in the order they fell. */
export type RolledDice = Readonly<{ dice: readonly number[]; rolledAgain?: readonly number[] }>;

/** A roll read out. While dice are owed the count is provisional. */
export type CountedRoll = Readonly<{
  successes: number;
  fromPool: number;
  fromRolledAgain: number;
  /** Extra successes that count: none on a roll without a success. */
  fromExtraSuccesses: number;
  /** Dice still to be rolled again. */
  owed: number;
}>;

const isDie = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 10;

const howMany = (dice: readonly number[], from: number): number => dice.filter((die) => die >= from).length;

/**
 * How many dice have to be rolled again after these, in all; null where one die more was rolled again than there was
 * reason for.
 */
function owedAfter({ dice, rolledAgain = [] }: RolledDice, from: number): number | null {
  let owed = howMany(dice, from);
  for (const die of rolledAgain) {
    if (owed === 0) return null;
    owed += die >= from ? 0 : -1;
  }
  return owed;
}

/**
 * Counts the successes of a d10 roll: 8 or more is one, a 10 is rolled again (or a 9, or an 8, where something grants
 * it), extra successes join a pool that has a success. Null for a die that is not 1 to 10 and for dice rolled again
 * without a reason.
 * @rule X-05
 */
export function countSuccesses(
  roll: RolledDice,
  { again = 'tenAgain', extraSuccesses = 0 }: Readonly<{ again?: Again; extraSuccesses?: number }> = {},
): CountedRoll | null {
  const { dice, rolledAgain = [] } = roll;
  const owed = dice.every(isDie) && rolledAgain.every(isDie) ? owedAfter(roll, AGAIN_FROM[again]) : null;
  if (owed === null) return null;
  const fromPool = howMany(dice, SUCCESS_FROM);
  const fromRolledAgain = howMany(rolledAgain, SUCCESS_FROM);
  const fromExtraSuccesses = meetsDifficulty(fromPool, 1) ? extraSuccesses : 0;
  return {
    successes: fromPool + fromRolledAgain + fromExtraSuccesses,
    fromPool,
    fromRolledAgain,
    fromExtraSuccesses,
    owed,
  };
}
