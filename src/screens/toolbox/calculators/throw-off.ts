import { DIRECTIONS, tableRule, thrownDirection, throwOff, throwOffAction } from '@/rules';
import { calculator } from '../calculator';

export const throwingOff = calculator({
  id: 'throwOff',
  rules: ['M-27'],
  fields: {
    creatureSuccesses: { kind: 'number', first: 5 },
    ownSuccesses: { kind: 'number', first: 2 },
    hasMoved: { kind: 'check' },
    d8: { kind: 'number', first: 1, min: 1, max: DIRECTIONS.length },
  },
  steps: ({ creatureSuccesses, ownSuccesses, hasMoved, d8 }, table) => {
    const { thrown, metresThrown } = throwOff(creatureSuccesses, ownSuccesses, tableRule(table, 'ties'));
    const direction = thrownDirection(d8);
    return [
      { name: 'action', value: throwOffAction(hasMoved) },
      { name: 'thrownOff', value: thrown ? 'yes' : 'no', rule: 'M-27' },
      ...(thrown && direction ? [{ name: 'direction', value: direction } as const] : []),
      { name: 'thrown', value: metresThrown, rule: 'M-27' },
    ];
  },
});
