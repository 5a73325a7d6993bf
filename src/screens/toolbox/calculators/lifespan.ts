import { dRanksSpent, lifespan } from '@/rules';
import { calculator } from '../calculator';

export const lifespans = calculator({
  id: 'lifespan',
  rules: ['M-69'],
  fields: {
    d20: { kind: 'number', first: 10, min: 1, max: 20, from: ({ being }) => being.lifespan?.die ?? null },
    dRanks: { kind: 'number', first: 0, from: dRanksSpent },
    essenceChanges: { kind: 'number', first: 0, from: ({ being }) => being.lifespan?.essenceChanges ?? null },
  },
  steps: (parts) => {
    const life = lifespan(parts);
    return [
      { name: 'human', value: life.human },
      { name: 'fromDie', value: life.fromDie },
      { name: 'fromRanks', value: life.fromRanks },
      { name: 'fromEssence', value: life.fromEssence },
      { name: 'years', value: life.years, rule: 'M-69' },
    ];
  },
});
