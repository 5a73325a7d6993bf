/** The rules core's one door. A page that only shows a sheet gets only `derived/` of it: see vite.config.ts. */

export { damageAttributeInput } from './attributes/attribute-damage';
export { firedDeathTriggers } from './death/death-triggers';
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
export { poolGroups, reopeningBonus } from './energy/pool-size';
export type { Contribution, ContributionSource, Explained, NotCounted } from './engine/explained';
export type { Outcome, Refusal, RefusalCode } from './engine/outcome';
export { type Quantity, readQuantity, type SheetQuantity } from './engine/quantities';
export type { EventStep, NumberStep, StepReason, Trace, TraceEvent, TraceStep } from './engine/tally';
export { type Command, execute } from './execute';
export { type HealthStatus, healthStatus, statusBands, woundPenaltyOf, woundWeight } from './health/health-status';
export { lifeState, roundsToDeath, worsen } from './health/life-state';
export { addUp, type TakeDamage, takeDamageInput } from './health/take-damage';
export { higherOf, mayUseThisScene, riderThroughTemporaryHealth, soak } from './health/temporary-health';
export { amountsTotal, damageObject, damageTrack, trackTotal } from './health/track';
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
export { TABLE_RULE_DEFAULTS, tableRule } from './table-rule';
export { TABLE_RULES } from './table-rules';
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
