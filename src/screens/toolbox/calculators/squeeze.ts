import { currentSize, sheetDefense, squeeze, tightPlace } from '@/rules';
import { calculator } from '../calculator';

const SAID = { none: 0, oneSize: 1, twoSizes: 2, threeSizes: 3 } as const;

export const squeezing = calculator({
  id: 'squeeze',
  rules: ['M-28', 'M-29', 'M-30'],
  fields: {
    people: { kind: 'number', first: 1, min: 1 },
    ownSize: { kind: 'number', first: 5, min: 1, from: (sheet) => currentSize(sheet).current },
    passage: { kind: 'choice', first: 'byWidth', values: ['byWidth', 'none', 'oneSize', 'twoSizes', 'threeSizes'] },
    width: { kind: 'number', first: 140, min: 1 },
    baseDefense: { kind: 'number', first: 4, from: (sheet) => sheetDefense(sheet).parts.baseDefense ?? 0 },
    dodgeDefense: { kind: 'number', first: 2, from: (sheet) => sheetDefense(sheet).parts.dodge ?? 0 },
    losesFirst: { kind: 'choice', first: 'dodgeDefense', values: ['dodgeDefense', 'baseDefense'] },
    hasAbility: { kind: 'check' },
  },
  steps: ({ people, width, passage, ownSize, baseDefense, dodgeDefense, losesFirst, hasAbility }) => {
    const narrow = passage === 'byWidth' ? { centimetres: width } : { drop: SAID[passage] };
    const { byCrowd, byPassage, drop } = tightPlace(ownSize, people, narrow);
    const squeezed = squeeze(drop, { baseDefense, dodgeDefense }, { first: losesFirst, hasAbility });
    return [
      { name: 'byCrowd', value: byCrowd, rule: 'M-28' },
      { name: 'byPassage', value: byPassage, rule: 'M-29' },
      { name: 'drop', value: drop },
      { name: 'baseDefense', value: squeezed.baseDefense, rule: 'M-30' },
      { name: 'dodgeDefense', value: squeezed.dodgeDefense, rule: 'M-30' },
      { name: 'fits', value: squeezed.allowed ? 'yes' : 'no', rule: 'M-30' },
    ];
  },
});
