import { amplify, startingLevel, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const amplifying = calculator({
  id: 'amplify',
  rules: ['M-50', 'M-51', 'M-52', 'M-53', 'M-54'],
  fields: {
    stepCosts: { kind: 'list', first: '2' },
    cap: { kind: 'number', first: 3 },
    level: { kind: 'number', first: 3 },
    alreadySteps: { kind: 'number', first: 0 },
    alreadyPoints: { kind: 'number', first: 0 },
    discount: { kind: 'number', first: 0 },
  },
  steps: ({ stepCosts: costs, level, ...rest }, table) => {
    const ability = { costs, ...rest };
    const start = startingLevel(ability);
    const amplified = amplify(ability, level, tableRule(table, 'amplifyDiscount'));
    return [
      { name: 'startLevel', value: start.level, rule: 'M-51' },
      { name: 'credit', value: start.credit, rule: 'M-54' },
      { name: 'paidSteps', value: amplified?.steps.reduce((sum, { times }) => sum + times, 0) ?? 'impossible' },
      { name: 'pay', value: amplified?.pay ?? 'impossible', rule: 'M-50' },
    ];
  },
});
