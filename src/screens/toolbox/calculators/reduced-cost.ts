import { reducedCost, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const reducedCosts = calculator({
  id: 'reducedCost',
  rules: ['E-20', 'E-21'],
  fields: {
    cost: { kind: 'number', first: 5 },
    reduction: { kind: 'number', first: 2 },
  },
  steps: ({ cost, reduction }, table) => {
    const reduced = reducedCost(cost, reduction, tableRule(table, 'minCost'));
    return [
      { name: 'effect', value: reduced.effect },
      { name: 'pay', value: reduced.pay, rule: 'E-20' },
    ];
  },
});
