import type { TableRuleValues } from '../table-rule';

/**
 * One recovery speed out of several sources of faster (or slower) recovery, by the table's option; 1 without any.
 * `manual` takes the first entry as the total the Storyteller has set.
 * @rule H-25 @rule H-30
 */
export function combinedSpeed(multipliers: readonly number[], stacking: TableRuleValues['speedStacking']): number {
  const [first = 1] = multipliers;
  switch (stacking) {
    case 'highest':
      return multipliers.reduce((highest, next) => Math.max(highest, next), first);
    case 'multiply':
      return multipliers.reduce((product, next) => product * next, 1);
    case 'manual':
      return first;
  }
}
