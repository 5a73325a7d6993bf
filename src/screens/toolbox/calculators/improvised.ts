import { improvisedWeapon } from '@/rules';
import { calculator } from '../calculator';

export const improvised = calculator({
  id: 'improvised',
  rules: ['M-05'],
  fields: {
    hardness: { kind: 'number', first: 3 },
    objectSize: { kind: 'number', first: 4, min: 1 },
  },
  steps: ({ hardness, objectSize }) => {
    const weapon = improvisedWeapon({ hardness, size: objectSize });
    return [
      { name: 'limitedBy', value: weapon.limitedBy },
      { name: 'dice', value: weapon.dice },
      { name: 'grade', value: 'bashing' },
      { name: 'damage', value: weapon.damage.bashing, rule: 'M-05' },
    ];
  },
});
