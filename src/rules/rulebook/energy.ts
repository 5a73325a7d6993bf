import { compute } from './entry';

/** Energy Pools. */
export const ENERGY_RULES = {
  'E-03': compute('Key Attributes set the maximum', '关键属性决定能量上限'),
  'E-05': compute('Energy Pool groups', '能量池分类'),
  'E-22': compute('Opening a pool again', '重复开启能量池'),
  'E-23': compute('Expanding a pool', '扩充能量池'),
  'E-24': compute('Energy maximum rises', '能量上限提高'),
  'E-25': compute('Energy maximum falls', '能量上限降低'),
} as const;
