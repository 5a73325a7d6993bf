import type { Sheet } from '@/model/sheet';
import { tableRule } from '../table-rule';
import { AGAIN_FROM, type Again, type RolledDice } from './count-successes';

/** What is rolled again in a roll: as its abilities say, else as it is at this table. @rule X-05 */
export const rolledAgainOn = (sheet: Sheet, chosen: Again | null): Again =>
  chosen ?? (tableRule(sheet, 'tenAgain') ? 'tenAgain' : 'none');

/** Throws `count` dice, then those that are rolled again, until none is; `die` gives the next die, 1 to 10. @rule X-05 */
export function throwDice(count: number, again: Again, die: () => number): Required<RolledDice> {
  const from = AGAIN_FROM[again];
  const dice = Array.from({ length: count }, die);
  const rolledAgain: number[] = [];
  let owed = dice.filter((shown) => shown >= from).length;
  while (owed > 0) {
    const shown = die();
    rolledAgain.push(shown);
    if (shown < from) owed -= 1;
  }
  return { dice, rolledAgain };
}
