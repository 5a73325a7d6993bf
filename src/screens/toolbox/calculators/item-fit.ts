import {
  armorPenaltyWorn,
  attributeScore,
  currentSize,
  itemUse,
  misfitOf,
  shieldDefenseHeld,
  tableRule,
} from '@/rules';
import { calculator } from '../calculator';

export const itemFit = calculator({
  id: 'itemFit',
  rules: ['M-22', 'M-23', 'M-24', 'M-25'],
  fields: {
    ownSize: { kind: 'number', first: 5, min: 1, from: (sheet) => currentSize(sheet).current },
    itemSize: { kind: 'number', first: 12, min: 1 },
    madeFor: { kind: 'number', first: 5, min: 1 },
    strength: { kind: 'number', first: 3, from: (sheet) => attributeScore(sheet, 'strength') },
    strengthRequired: { kind: 'number', first: 0 },
    permanentSize: { kind: 'number', first: 5, min: 1, from: (sheet) => currentSize(sheet).permanent },
    armorPenalty: { kind: 'number', first: 0 },
    shieldDefense: { kind: 'number', first: 0 },
  },
  steps: (input, table) => {
    const sizes = { size: input.itemSize, madeFor: input.madeFor };
    const reading = tableRule(table, 'itemFit');
    const fit = misfitOf(input.ownSize, sizes, reading);
    const user = { ...input, currentSize: input.ownSize };
    const use = itemUse(user, sizes, { fit: reading, unusableAt: tableRule(table, 'itemUnusableAt') });
    return [
      { name: 'difference', value: fit.difference, rule: 'M-22' },
      { name: 'beyond', value: fit.beyond },
      { name: 'armorPenalty', value: armorPenaltyWorn(input.armorPenalty, fit), rule: 'M-24' },
      { name: 'shieldDefense', value: shieldDefenseHeld(input.shieldDefense, fit), rule: 'M-24' },
      { name: 'fitPenalty', value: use.fitPenalty, rule: 'M-23' },
      { name: 'missingStrength', value: use.missingStrength },
      { name: 'penalty', value: use.total, rule: 'M-25' },
      { name: 'usable', value: use.usable ? 'yes' : 'no', rule: 'M-25' },
    ];
  },
});
