import { clusterDamage, clusterRoll, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const cluster = calculator({
  id: 'cluster',
  rules: ['M-03', 'M-04'],
  fields: {
    damages: { kind: 'list', first: '4 4' },
    successesBefore: { kind: 'number', first: 2 },
    rolled: { kind: 'list', first: '8 9 10 3 5' },
  },
  steps: ({ damages, successesBefore, rolled }, table) => {
    const charge = clusterDamage(damages, { threshold: tableRule(table, 'explosionThreshold') });
    const roll = { dice: rolled, successesBefore, difficulty: charge.damage };
    const work = clusterRoll(roll, tableRule(table, 'ties'));
    return [
      { name: 'damage', value: charge.damage, rule: 'M-03' },
      { name: 'gathered', value: work.total },
      { name: 'ones', value: work.ones },
      { name: 'tens', value: work.tens },
      { name: 'goesOff', value: work.mishapDamage ?? 'no', rule: 'M-04' },
      { name: 'finished', value: work.finished ? 'yes' : 'no', rule: 'M-04' },
    ];
  },
});
