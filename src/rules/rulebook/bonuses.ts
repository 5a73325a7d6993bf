import { compute } from './entry';

/** Bonuses. */
export const BONUS_RULES = {
  'B-13': compute('Attribute bonuses carry through', '属性加值影响衍生数值'),
} as const;
