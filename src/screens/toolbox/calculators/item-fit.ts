import { armorPenaltyWorn, currentSize, misfitOf, shieldDefenseHeld, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const itemFit = calculator({
  id: 'itemFit',
  rules: ['M-22', 'M-23', 'M-24', 'M-25'],
  fields: {
    ownSize: { kind: 'number', first: 5, min: 1, from: (sheet) => currentSize(sheet).current },
    itemSize: { kind: 'number', first: 12, min: 1 },
    madeFor: { kind: 'number', first: 5, min: 1 },
    armorPenalty: { kind: 'number', first: 0 },
    shieldDefense: { kind: 'number', first: 0 },
  },
  steps: ({ ownSize, itemSize, madeFor, armorPenalty, shieldDefense }, table) => {
    const fit = misfitOf(ownSize, { size: itemSize, madeFor }, tableRule(table, 'itemFit'));
    return [
      { name: 'difference', value: fit.difference, rule: 'M-22' },
      { name: 'beyond', value: fit.beyond },
      { name: 'armorPenalty', value: armorPenaltyWorn(armorPenalty, fit), rule: 'M-24' },
      { name: 'shieldDefense', value: shieldDefenseHeld(shieldDefense, fit), rule: 'M-24' },
      { name: 'penalty', value: fit.penalty, rule: 'M-23' },
    ];
  },
});
