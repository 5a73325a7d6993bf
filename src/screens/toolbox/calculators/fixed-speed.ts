import { moveWithFixedSpeed, speedOf } from '@/rules';
import { calculator } from '../calculator';

export const fixedSpeed = calculator({
  id: 'fixedSpeed',
  rules: ['M-11'],
  fields: {
    fixedSpeeds: { kind: 'list', first: '30' },
    ownMove: { kind: 'number', first: 10, from: (sheet) => speedOf(sheet).value },
  },
  steps: ({ fixedSpeeds, ownMove }) => {
    const move = moveWithFixedSpeed(fixedSpeeds, ownMove);
    return [
      { name: 'fromFixed', value: move.fromFixed },
      { name: 'metres', value: move.metres, rule: 'M-11' },
    ];
  },
});
