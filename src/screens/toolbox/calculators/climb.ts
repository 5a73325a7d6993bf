import { canClimbOnto, climbOnto, currentSize, DIRECTIONS, tableRule, thrownDirection } from '@/rules';
import { calculator } from '../calculator';

export const climb = calculator({
  id: 'climb',
  rules: ['M-26'],
  fields: {
    ownSize: { kind: 'number', first: 5, min: 1, from: (sheet) => currentSize(sheet).current },
    creatureSize: { kind: 'number', first: 12, min: 1 },
    ownSuccesses: { kind: 'number', first: 4 },
    creatureSuccesses: { kind: 'number', first: 2 },
    d8: { kind: 'number', first: 1, min: 1, max: DIRECTIONS.length },
  },
  steps: ({ ownSize, creatureSize, ownSuccesses, creatureSuccesses, d8 }, table) => {
    if (!canClimbOnto(ownSize, creatureSize)) return [{ name: 'large', value: 'no', rule: 'M-26' }];
    const result = climbOnto(ownSuccesses, creatureSuccesses, tableRule(table, 'ties'));
    const direction = thrownDirection(d8);
    return [
      { name: 'large', value: 'yes', rule: 'M-26' },
      { name: 'margin', value: result.margin },
      { name: 'standardAction', value: result.standardAction ? 'yes' : 'no' },
      ...(!result.clings && direction ? [{ name: 'direction', value: direction } as const] : []),
      { name: 'thrown', value: result.metresThrown },
      { name: 'clings', value: result.clings ? 'yes' : 'no', rule: 'M-26' },
    ];
  },
});
