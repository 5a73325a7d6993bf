/** The rules core's one door. A page that only shows a sheet gets only `derived/` of it: see vite.config.ts. */

export { judgeAreaTargets } from './actions/area-targets';
export { damageRider } from './actions/damage-rider';
export { followUpPools } from './actions/follow-up-rolls';
export { settleKeyAttribute } from './actions/key-attribute-demands';
export { mirroredExtraSuccesses } from './actions/mirrored-successes';
export { oneRoundEffect } from './actions/one-round-effect';
export { harmOneself } from './actions/self-harm';
export { type SubstituteExtraSuccesses, substituteRoll } from './actions/substitute-roll';
export { mayJoinAttack } from './actions/technique';
export { judgeTeleport, type Square, teleportSquares } from './actions/teleport';
export type { StepCosts } from './amplify/amplification-steps';
export { type AmplifyDiscount, amplify, startingLevel } from './amplify/amplify';
export { damageAttributeInput } from './attributes/attribute-damage';
export { attributeGroup } from './attributes/attribute-group';
export { cloneOf } from './beings/clone';
export { lifespan } from './beings/lifespan';
export { ownerOf, spendOfOwner } from './beings/summon';
export { plainTotal, traitTotal } from './bonuses/always-add';
export { applyBuff, type Buff, type BuffOutcome } from './bonuses/apply-buff';
export { coverTarget, type NamedBonus, readBonusName } from './bonuses/bonus-name';
export { BONUS_TYPES, type BonusTarget, type BonusType, isBonusType, targetFit } from './bonuses/bonus-types';
export { defaultBonusType } from './bonuses/default-type';
export { type ExtraSuccessBonus, extraSuccessesOnRoll } from './bonuses/extra-successes';
export { illFittingGear } from './bonuses/ill-fitting-gear';
export { isTemporary } from './bonuses/is-temporary';
export { type Mind, moraleApplies, reachingMind } from './bonuses/mind-affecting';
export {
  type AttributeBonus,
  isOnRoll,
  type RaisedAttribute,
  type RollBonus,
  type RollDice,
  type RollMake,
  type RollSelector,
  type RollSetup,
  raiseAttributes,
  rollDice,
} from './bonuses/roll-dice';
export type { BonusSource } from './bonuses/source';
export {
  bonusContributions,
  type Stacked,
  type StackedType,
  stackBonuses,
  type Weighed,
} from './bonuses/stack-bonuses';
export { STACKING_DEFAULTS, type StackingOptions, type TypedBonus, type Wording } from './bonuses/typed-bonus';
export { copyBars } from './copying/copy-ability';
export { isBallistic, type Shot } from './damage/ballistic';
export { type Climate, climateEffects } from './damage/climate';
export { type DamagePart, type HitPart, hitPart, tagOf } from './damage/damage-part';
export { type DamageSave, reduceBySave, saveAgainst } from './damage/damage-save';
export { damageTypeCalled } from './damage/damage-type-called';
export { ENERGY, PHYSICAL_FAMILY, STANDARD, type TypeSet, typeSetOf, typesIn } from './damage/damage-types';
export { type FallBase, fallingDamage } from './damage/falling';
export {
  type FallBody,
  type FallReciprocity,
  fallCaps,
  fallDice,
  fallSavePenalty,
  type ObjectFall,
  type ObjectFallOutcome,
  objectFall,
} from './damage/falling-object';
export { type HalfRounding, half, raiseHalf, stepGrade } from './damage/grade-steps';
export { HARDNESS_DEFAULTS, type HardnessRules, hardnessCovers, pastHardness, type Struck } from './damage/hardness';
export { type HardnessEntry, stackHardness } from './damage/hardness-stacking';
export {
  type Attack,
  type AttackEvents,
  attackEvents,
  checkHit,
  type DealtHit,
  dealHit,
  type Hit,
  type HitRoll,
} from './damage/hit';
export { type Cover, mixedDamage } from './damage/mixed-damage';
export { immunityHolds, rankHeight } from './damage/ranks';
export { type RiderNeed, riderBasis, riderFires } from './damage/riders';
export { firedDeathTriggers } from './death/death-triggers';
export { type ArmorTraitsRule, type TraitBearer, type TraitsOff, traitsOff } from './defense/armor-traits';
export { defenseOf, defensePenalty } from './defense/defense-bonuses';
export {
  type DefenseGroup,
  type DefensePart,
  type DefensePoints,
  type PiercedDefense,
  type Piercing,
  pierceDefense,
} from './defense/defense-points';
export { bestItemValue, type EnhancedItem, enhancedValue } from './defense/item-defense';
export {
  type AttackOnDefense,
  type Defense,
  type DefenseParts,
  type TotalDefense,
  totalDefense,
} from './defense/total-defense';
export { attributeScore, attributeScores, legendaryOf, legendaryRanks } from './derived/attributes';
export { gaugeMaximums, poolMaximums } from './derived/energy';
export { fastHealingOf } from './derived/fast-healing';
export { type LifeStatus, lifeStatus, roundsLeft, sheetStatus, woundPenalty } from './derived/health';
export { legendaryRank } from './derived/legendary';
export { maximumHealth } from './derived/maximum-health';
export {
  maximumWillpower,
  willDice,
  willExtraSuccesses,
  willExtraSuccessesFrom,
  willRoll,
  willSave,
} from './derived/willpower';
export { type Again, type CountedRoll, countSuccesses, type RolledDice } from './dice/count-successes';
export { keptRoll, planRolls, type RepeatedRoll, type RollPlan } from './dice/keep-rolls';
export { meetsDifficulty, opposedRoll, type RollResult, type TieRule } from './dice/opposed-roll';
export { type Rounding, roundedQuotient } from './dice/rounding';
export { appliesToUncounted, BARRED_USES, type BarredUse, type PoolUse } from './energy/barred-use';
export { type Compatibility, type Conflict, compatibility, type Holdings, type Incoming } from './energy/compatibility';
export { allEnergy, type EnergyCost, effectOfPaid, reducedCost } from './energy/energy-cost';
export { banBroughtBy, type GainBan, gainsUnderBan, isDeadlyGain, type PoolGain } from './energy/gain-ban';
export { type EnergyImmunity, isStoppedByImmunity } from './energy/immunity';
export { type Evidence, KNOWN_POOLS, type KnownPool } from './energy/known-pools';
export { type Opening, openingsInForce, type ReopenSource } from './energy/openings';
export { attacksPool, type PoolEffect, poolRulesReach, type ValueKind, whyNotReached } from './energy/pool-attack';
export { canGainBy, type PoolChoice, whyNotChosen } from './energy/pool-choice';
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
} from './energy/pool-kind';
export { categoryNatures, MAIN_CATEGORIES, type MainCategory, type Nature } from './energy/pool-nature';
export { poolRoll } from './energy/pool-roll';
export { poolGroups, reopeningBonus } from './energy/pool-size';
export { isOpenTo, whyNotBound, whyNotExpanded } from './energy/pool-use';
export { type Rejection, rejectionByMode, rejectionOf } from './energy/rejection';
export { canPayFor, isRuledAs, isSameFamily, opensAgain, type Payment, paysCost, ruledAs } from './energy/variants';
export type { Contribution, ContributionSource, Explained, NotCounted } from './engine/explained';
export type { Outcome, Refusal, RefusalCode } from './engine/outcome';
export { type Quantity, readQuantity, type SheetQuantity } from './engine/quantities';
export type { EventStep, NumberStep, StepReason, Trace, TraceEvent, TraceStep } from './engine/tally';
export {
  changeEssence,
  currentEssence,
  ESSENCES,
  type Essence,
  isEssence,
  isSupernatural,
  mayBeManufactured,
} from './essences/essence';
export {
  type Acquisition,
  acquisitionIsOdd,
  type EssenceProblem,
  type EssenceRecord,
  essenceProblems,
  THING_KINDS,
  type ThingKind,
  withersAway,
} from './essences/essence-problems';
export {
  type AfterSuppression,
  filmMaySuppress,
  isAimedAt,
  type Suppressible,
  type Suppression,
  type SuppressionAim,
  suppressEffects,
  type UnderSuppression,
  underSuppression,
} from './essences/suppression';
export { type Command, execute } from './execute';
export { type ClusterProgress, type ClusterRoll, clusterRoll } from './explosions/cluster-roll';
export {
  clusterDamage,
  type Explosion,
  type ExplosionThreshold,
  explosionsAt,
  type Overlap,
  type OverlapOfKind,
  overlapDamage,
} from './explosions/overlap-damage';
export { gaugeRejectsGauge, gaugeRejectsPool, poolRejectsGauge, rejectedNature } from './gauges/gauge-conflict';
export { type GaugeKind, gaugesInPlay, isSameGauge, mayUseGauge } from './gauges/gauge-kind';
export {
  type GaugeFormula,
  type GaugeReadings,
  type GaugeStart,
  gaugeMaximum,
  startingValue,
} from './gauges/gauge-value';
export { type HealthStatus, healthStatus, statusBands, woundPenaltyOf, woundWeight } from './health/health-status';
export { lifeState, roundsToDeath, worsen } from './health/life-state';
export { type LostLimb, regrownAt, regrowthMinutes, regrowthRating } from './health/limbs';
export {
  closeSecondHealth,
  damageTracks,
  type Healing,
  healTracks,
  openSecondHealth,
  openTrack,
  type SecondHealthSource,
  secondHealthSize,
  type Tracks,
  tracksState,
} from './health/second-health';
export { addUp, type TakeDamage, takeDamageInput } from './health/take-damage';
export { higherOf, mayUseThisScene, riderThroughTemporaryHealth, soak } from './health/temporary-health';
export { amountsTotal, damageObject, damageTrack, trackTotal } from './health/track';
export { type ImprovisedWeapon, improvisedWeapon } from './items/improvised-weapon';
export {
  armorPenaltyWorn,
  type ItemFit,
  type ItemSizes,
  MADE_FOR,
  type Misfit,
  misfit,
  misfitOf,
  shieldDefenseHeld,
} from './items/item-fit';
export { type ItemUnusableAt, type ItemUse, type ItemUser, itemPenalties, itemUse } from './items/item-use';
export { type ReachGuide, reachGuide } from './items/weapon-reach';
export {
  type ClimbResult,
  canClimbOnto,
  climbOnto,
  DIRECTIONS,
  type Direction,
  thrownDirection,
  throwOff,
  throwOffAction,
} from './movement/climb-onto';
export { type MoveDistance, moveWithFixedSpeed } from './movement/fixed-speed';
export {
  FLIGHT_MOBILITIES,
  type FlightLimits,
  type FlightMobility,
  fallsAfter,
  flightBaseDefense,
  flightLimits,
  hovering,
  leastFlight,
  turnMoveActions,
} from './movement/flight';
export { crowdDrop, type Squeezed, squeeze, suggestedPassageDrop } from './movement/squeeze';
export { ATTITUDES, type Attitude, attitudesOf, shiftAttitude } from './people/attitude';
export { type Defence, type DefenceKind, type Defences, NO_DEFENCES } from './pipeline/defence';
export {
  BUILT_IN,
  type BuiltIn,
  type ConversionChoice,
  type ConversionPick,
  type PipelineOptions,
} from './pipeline/pipeline-options';
export { PIPELINE_DEFAULTS, type PipelineRules } from './pipeline/pipeline-rules';
export type { IdleReason, PipelineStep, Stage, StepResult, TypedPoints } from './pipeline/pipeline-step';
export { bestReduction, bestResistance, isResistible } from './pipeline/reduction';
export { amountsOf, type PipelineResult, runPipeline } from './pipeline/run-pipeline';
export { type Share, splitShares } from './pipeline/sharing';
export { activeAbilities } from './prerequisites/active-abilities';
export { meetsAttribute } from './prerequisites/attribute-prerequisite';
export { type BranchEffect, type BranchStacking, type BranchStep, branchEffects } from './resources/branch-effects';
export { type ChoosableRank, coversRank } from './resources/choosable-rank';
export { type Contract, type ContractAdvice, type ContractRole, contractAdvice } from './resources/contracts';
export {
  type CountedAttributeGains,
  type CountedValue,
  countAsHigher,
  countedAttributeGains,
  valueForPrerequisite,
} from './resources/counts-as';
export type { RestAim } from './rest/choose-recovery';
export { fastHeal, fastHealingCapacity, ratingsBySource } from './rest/fast-healing';
export { overseerRepair, PRICE_PER_AGGRAVATED } from './rest/overseer';
export { planRest, type RestAlternative, type RestNote, type RestPlan, type RestWhy } from './rest/plan-rest';
export { recoveryNeeds, type SpanNeed } from './rest/recovery-needs';
export { naturalRecovery, recoveryOptions, recoveryOptionsAtSpeed } from './rest/recovery-options';
export { longRestsIn, restBlock, shortRestsIn } from './rest/rest-blocks';
export type { RestRequest } from './rest/rest-request';
export type { RestStep } from './rest/rest-timeline';
export { MOST_REST_MINUTES, restInput, type TakeRest } from './rest/take-rest';
export { RULEBOOK, type RuleId, type RuleKind } from './rulebook';
export { type Character, characterInput, characterOf, newSheet } from './sheet/character';
export {
  type CharacterSize,
  characterSize,
  type SizeChange,
  type SizeTrait,
  startingSize,
} from './size/character-size';
export { countedStrength, type SizeAdjustments, sizeAdjustments, sizeDice } from './size/size-adjustments';
export { type DefenseAfterSize, type SizedDefense, sizeDefense } from './size/size-defense';
export { sizeFromCentimetres, sizeInState } from './size/size-from-length';
export { TABLE_RULE_DEFAULTS, tableRule } from './table-rule';
export { TABLE_RULES } from './table-rules';
export { type NamedAmounts, reverseTime } from './time-reversal/reverse-time';
export { attributeSkill, legendaryTrait } from './traits/legendary-trait';
export { resolveChain } from './traits/resolve-chain';
export { bonusOnFollowUp, canSpendOnDefense, canSpendOnRoll, type DefenseUse, helpsWill } from './willpower/basic-use';
export {
  affectsMaximumWillpower,
  basicBonus,
  canUseBasic,
  gainTemporaryPoints,
  isWillpowerZero,
  losePoints,
  resistHungerUntil,
  spendPoints,
  underMaximum,
} from './willpower/willpower-points';
