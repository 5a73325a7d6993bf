import { limbRegeneration, regrowthMinutes } from '@/rules';
import { calculator } from '../calculator';

export const limb = calculator({
  id: 'limb',
  rules: ['H-36', 'H-37'],
  fields: {
    limbSize: { kind: 'number', first: 3, decimals: true },
    rating: { kind: 'number', first: 4, from: (sheet) => limbRegeneration(sheet).value || null },
    reattached: { kind: 'check' },
  },
  steps: ({ limbSize, rating, reattached }) => [
    {
      name: 'minutes',
      unit: 'minutes',
      value: regrowthMinutes(limbSize, rating, reattached) ?? 'noRegeneration',
      rule: reattached ? 'H-37' : 'H-36',
    },
  ],
});
