import { fallCaps, objectFall, tableRule } from '@/rules';
import { calculator } from '../calculator';

export const fallingObject = calculator({
  id: 'fallingObject',
  rules: ['D-23', 'D-24', 'D-26', 'D-27', 'D-28', 'D-29'],
  fields: {
    metres: { kind: 'number', first: 20, decimals: true },
    successes: { kind: 'number', first: 5 },
    weight: { kind: 'number', first: 8 },
    fallerSize: { kind: 'number', first: 10, min: 1 },
    fallerHardness: { kind: 'number', first: 2 },
    targetSize: { kind: 'number', first: 5, min: 1, from: ({ size }) => size },
    targetHardness: { kind: 'number', first: 0 },
    saves: { kind: 'number', first: 0 },
  },
  steps: ({ metres, successes, weight, saves, ...bodies }, table) => {
    const faller = { size: bodies.fallerSize, hardness: bodies.fallerHardness };
    const target = { size: bodies.targetSize, hardness: bodies.targetHardness };
    const caps = fallCaps(faller, target);
    const fall = objectFall(
      { height: metres, successes, weight, faller, target, targetSave: saves },
      tableRule(table, 'fallReciprocity'),
      tableRule(table, 'saveTiming'),
    );
    return [
      { name: 'dice', value: fall.dice, rule: 'D-23' },
      { name: 'raw', value: fall.raw, rule: 'D-24' },
      { name: 'fallerCap', value: caps.faller, rule: 'D-28' },
      { name: 'targetCap', value: caps.target, rule: 'D-28' },
      { name: 'savePenalty', value: fall.targetSavePenalty, rule: 'D-27' },
      { name: 'falling', value: fall.faller, rule: 'D-25' },
      { name: 'fallingObject', value: fall.target, rule: 'D-26' },
    ];
  },
});
