import { splitShares, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const shared = calculator({
  id: 'shared',
  rules: ['P-26'],
  fields: {
    points: { kind: 'number', first: 10 },
    among: { kind: 'number', first: 3, min: 1, max: 100 },
  },
  steps: ({ points, among }, table) => {
    const shares = splitShares(points, among, tableRule(table, 'shareRounding'));
    return [
      { name: 'lastShare', value: shares.at(-1) ?? points },
      { name: 'share', value: shares[0] ?? points, rule: 'P-26' },
    ];
  },
});
