import { shiftAttitude } from '@/rules';
import { calculator } from '../calculator';

export const attitude = calculator({
  id: 'attitude',
  rules: ['M-35'],
  fields: {
    attitude: {
      kind: 'choice',
      first: 'indifferent',
      values: ['hostile', 'unfriendly', 'wary', 'indifferent', 'friendly', 'helpful', 'devoted', 'obedient'],
    },
    steps: { kind: 'number', first: 1, min: -7, max: 7 },
    beast: { kind: 'check' },
  },
  steps: ({ attitude: now, steps, beast }) => [
    { name: 'attitude', value: shiftAttitude(now, steps, beast), rule: 'M-35' },
  ],
});
