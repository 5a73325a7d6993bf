import { fallingDamage, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const falling = calculator({
  id: 'falling',
  rules: ['D-20', 'D-21', 'D-22'],
  fields: {
    metres: { kind: 'number', first: 30, decimals: true },
    saves: { kind: 'number', first: 0 },
  },
  steps: ({ metres, saves }, table) => {
    const base = tableRule(table, 'fallBase');
    return [
      { name: 'withoutSave', value: fallingDamage(metres, 0, base), rule: 'D-20' },
      { name: 'falling', value: fallingDamage(metres, saves, base), rule: 'D-21' },
    ];
  },
});
