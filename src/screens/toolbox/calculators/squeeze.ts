import { crowdDrop, currentSize, sheetDefense, squeeze, suggestedPassageDrop } from '@/rules';
import { calculator } from '../calculator';

export const squeezing = calculator({
  id: 'squeeze',
  rules: ['M-28', 'M-29', 'M-30'],
  fields: {
    people: { kind: 'number', first: 1, min: 1 },
    width: { kind: 'number', first: 140, min: 1 },
    ownSize: { kind: 'number', first: 5, min: 1, from: (sheet) => currentSize(sheet).current },
    baseDefense: { kind: 'number', first: 4, from: (sheet) => sheetDefense(sheet).parts.baseDefense ?? 0 },
    dodgeDefense: { kind: 'number', first: 2, from: (sheet) => sheetDefense(sheet).parts.dodge ?? 0 },
  },
  steps: ({ people, width, ownSize, baseDefense, dodgeDefense }) => {
    const byCrowd = crowdDrop(people);
    const byPassage = suggestedPassageDrop(ownSize, width);
    const drop = Math.max(byCrowd, byPassage);
    const squeezed = squeeze(drop, { baseDefense, dodgeDefense });
    return [
      { name: 'drop', value: drop, rule: byCrowd > byPassage ? 'M-28' : 'M-29' },
      { name: 'baseDefense', value: squeezed.baseDefense },
      { name: 'dodgeDefense', value: squeezed.dodgeDefense },
      { name: 'fits', value: squeezed.allowed ? 'yes' : 'no', rule: 'M-30' },
    ];
  },
});
