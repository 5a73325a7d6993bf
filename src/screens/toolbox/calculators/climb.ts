import { canClimbOnto, climbOnto, currentSize, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const climb = calculator({
  id: 'climb',
  rules: ['M-26', 'M-27'],
  fields: {
    ownSize: { kind: 'number', first: 5, min: 1, from: (sheet) => currentSize(sheet).current },
    creatureSize: { kind: 'number', first: 12, min: 1 },
    ownSuccesses: { kind: 'number', first: 4 },
    creatureSuccesses: { kind: 'number', first: 2 },
  },
  steps: ({ ownSize, creatureSize, ownSuccesses, creatureSuccesses }, table) => {
    if (!canClimbOnto(ownSize, creatureSize)) return [{ name: 'large', value: 'no', rule: 'M-26' }];
    const result = climbOnto(ownSuccesses, creatureSuccesses, tableRule(table, 'ties'));
    return [
      { name: 'large', value: 'yes', rule: 'M-26' },
      { name: 'margin', value: result.margin },
      { name: 'standardAction', value: result.standardAction ? 'yes' : 'no' },
      { name: 'thrown', value: result.metresThrown },
      { name: 'clings', value: result.clings ? 'yes' : 'no', rule: 'M-26' },
    ];
  },
});
