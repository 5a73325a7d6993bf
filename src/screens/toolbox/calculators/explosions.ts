import { overlapDamage, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const explosions = calculator({
  id: 'explosions',
  rules: ['M-01', 'M-02', 'M-03'],
  fields: { damages: { kind: 'list', first: '6 6 6' } },
  steps: ({ damages }, table) => {
    const overlap = overlapDamage(damages, { threshold: tableRule(table, 'explosionThreshold') });
    return [
      { name: 'strongest', value: overlap.baseline, rule: 'M-01' },
      { name: 'others', value: overlap.others },
      { name: 'cap', value: overlap.cap ?? 'anywhere', rule: 'M-02' },
      { name: 'used', value: overlap.used },
      { name: 'increase', value: overlap.increase },
      { name: 'damage', value: overlap.damage, rule: 'M-03' },
    ];
  },
});
