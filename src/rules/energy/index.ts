export { appliesToUncounted, type PoolUse } from './barred-use';
export { type Compatibility, type Conflict, compatibility, type Holdings, type Incoming } from './compatibility';
export { allEnergy, type EnergyCost, effectOfPaid, reducedCost } from './energy-cost';
export { banBroughtBy, type GainBan, gainsUnderBan, isDeadlyGain, type PoolGain } from './gain-ban';
export { type EnergyImmunity, isStoppedByImmunity } from './immunity';
export { type Evidence, KNOWN_POOLS, type KnownPool, knownPool, waysToGainPool } from './known-pools';
export { type Opening, openingsInForce, type ReopenSource } from './openings';
export { attacksPool, type PoolEffect, poolRulesReach, type ValueKind, whyNotReached } from './pool-attack';
export { canGainBy, type PoolChoice, whyNotChosen } from './pool-choice';
export {
  type CompatibilityMode,
  hasNature,
  isUnclassified,
  naturesOf,
  type PoolKind,
  poolKind,
  subcategoriesOf,
  type Variant,
  type VariantRule,
  type WayToGain,
} from './pool-kind';
export { categoryNatures, type Nature } from './pool-nature';
export { poolRoll } from './pool-roll';
export { poolGroups, reopeningBonus } from './pool-size';
export { isOpenTo, whyNotBound, whyNotExpanded } from './pool-use';
export { type Rejection, rejectionByMode, rejectionOf } from './rejection';
export {
  compatibilityOf,
  kindOfGauge,
  kindOfPool,
  type Newcomer,
  type PoolFacts,
  type PoolTarget,
  poolRolls,
  poolTargets,
} from './sheet-pools';
export { canPayFor, isRuledAs, isSameFamily, opensAgain, type Payment, paysCost, ruledAs } from './variants';
