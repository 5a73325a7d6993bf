import { sizeAdjustments, sizeFromCentimetres } from '@/rules';
import { calculator } from '../calculator';

export const size = calculator({
  id: 'size',
  rules: ['M-15', 'M-19', 'M-20', 'M-21'],
  fields: { centimetres: { kind: 'number', first: 180, decimals: true } },
  steps: ({ centimetres }) => {
    const points = sizeFromCentimetres(centimetres);
    const changes = sizeAdjustments(points);
    const rule = points > 5 ? 'M-19' : 'M-20';
    return [
      { name: 'strengthRolls', value: changes.strengthRolls, rule },
      { name: 'meleeAttacks', value: changes.meleeAttacks, rule },
      { name: 'damageCap', value: changes.meleeDamageCap, rule },
      { name: 'equipment', value: changes.strengthForEquipment, rule },
      { name: 'carrying', value: changes.strengthForCarrying, rule },
      { name: 'naturalArmor', value: changes.naturalArmor, rule },
      { name: 'defense', value: changes.defense, rule },
      { name: 'size', value: points, rule: 'M-15' },
    ];
  },
});
