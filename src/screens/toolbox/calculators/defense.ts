import type { Sheet } from '@/model/sheet';
import { attributeScore, type DefenseParts, sheetDefense, tableRule, totalDefense } from '@/rules';
import { calculator } from '../calculator';

const part = (name: keyof DefenseParts) => (sheet: Sheet) => sheetDefense(sheet).parts[name] ?? 0;

/** Will is Resolve and Composure. */
const willOf = (sheet: Sheet) => attributeScore(sheet, 'resolve') + attributeScore(sheet, 'composure');

export const defense = calculator({
  id: 'defense',
  rules: ['B-22', 'B-23', 'B-24', 'B-25', 'D-17'],
  fields: {
    baseDefense: { kind: 'number', first: 4, from: part('baseDefense') },
    dodgeDefense: { kind: 'number', first: 2, from: part('dodge') },
    parryDefense: { kind: 'number', first: 0, from: part('parry') },
    armorDefense: { kind: 'number', first: 3, from: part('armor') },
    shieldDefense: { kind: 'number', first: 0, from: part('shield') },
    naturalArmor: { kind: 'number', first: 0, from: part('naturalArmor') },
    otherDefense: { kind: 'number', first: 0, from: part('other') },
    armorPiercing: { kind: 'number', first: 2, from: () => 0 },
    highSpeed: { kind: 'number', first: 0 },
    penalty: { kind: 'number', first: 0, from: (sheet) => sheetDefense(sheet).outcome.taken.penalty },
    mental: { kind: 'check' },
    will: { kind: 'number', first: 4, from: willOf },
  },
  steps: (input, table) => {
    const { armorPiercing, highSpeed, penalty, mental } = input;
    const parts = {
      baseDefense: input.baseDefense,
      dodge: input.dodgeDefense,
      parry: input.parryDefense,
      armor: input.armorDefense,
      shield: input.shieldDefense,
      naturalArmor: input.naturalArmor,
      other: input.otherDefense,
    };
    const left = totalDefense(
      { parts, will: input.will },
      { armorPiercing, highSpeed, penalty, mental },
      tableRule(table, 'armorTraits'),
    );
    return [
      { name: 'pierced', value: left.taken.armorPiercing, rule: 'B-23' },
      { name: 'outrun', value: left.taken.highSpeed, rule: 'B-23' },
      { name: 'penaltyTaken', value: left.taken.penalty, rule: 'B-22' },
      { name: 'armorTraits', value: left.armorTraitsWork ? 'yes' : 'no', rule: 'B-24' },
      { name: 'total', value: left.total, rule: mental ? 'D-17' : 'B-23' },
    ];
  },
});
