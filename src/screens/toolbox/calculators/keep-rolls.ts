import { planRolls } from '@/rules';
import { calculator } from '../calculator';

export const keepRolls = calculator({
  id: 'keepRolls',
  rules: ['M-31'],
  fields: {
    highest: { kind: 'list', first: '3' },
    lowest: { kind: 'list', first: '2' },
  },
  steps: ({ highest, lowest }) => {
    const plan = planRolls([
      ...highest.map((of) => ({ keep: 'highest' as const, of })),
      ...lowest.map((of) => ({ keep: 'lowest' as const, of })),
    ]);
    return [
      { name: 'extra', value: plan.extra },
      { name: 'keep', value: plan.keep },
      { name: 'rolls', value: plan.rolls, rule: 'M-31' },
    ];
  },
});
