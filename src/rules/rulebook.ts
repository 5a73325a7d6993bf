import { BONUS_RULES } from './rulebook/bonuses';
import { CONVENTION_RULES } from './rulebook/conventions';
import { DAMAGE_RULES } from './rulebook/damage';
import { ENERGY_RULES } from './rulebook/energy';
import { ESSENCE_RULES } from './rulebook/essences';
import { GAUGE_RULES } from './rulebook/gauges';
import { HEALTH_RULES } from './rulebook/health';
import { MISCELLANEOUS_RULES_1 } from './rulebook/miscellaneous-part-1';
import { MISCELLANEOUS_RULES_2 } from './rulebook/miscellaneous-part-2';
import { PIPELINE_RULES } from './rulebook/pipeline';
import { WILLPOWER_RULES } from './rulebook/willpower';

export type { RuleKind } from './rulebook/entry';

/** Every rule the core implements, in our own words, by chapter. `RuleId` is its key type. */
export const RULEBOOK = {
  ...HEALTH_RULES,
  ...WILLPOWER_RULES,
  ...ENERGY_RULES,
  ...GAUGE_RULES,
  ...ESSENCE_RULES,
  ...BONUS_RULES,
  ...MISCELLANEOUS_RULES_1,
  ...MISCELLANEOUS_RULES_2,
  ...DAMAGE_RULES,
  ...PIPELINE_RULES,
  ...CONVENTION_RULES,
} as const;

export type RuleId = keyof typeof RULEBOOK;
