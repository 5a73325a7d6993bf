export { isBallistic, type Shot } from './ballistic';
export { type Climate, climateEffects } from './climate';
export { type DamagePart, type HitPart, hitPart, tagOf } from './damage-part';
export { type DamageSave, reduceBySave, type SaveTiming, saveAgainst } from './damage-save';
export { damageTypeCalled } from './damage-type-called';
export { ENERGY, PHYSICAL_FAMILY, STANDARD, type TypeSet, typeSetOf, typesIn } from './damage-types';
export {
  type Fall,
  type FallingObject,
  fallInput,
  fallingObjectInput,
  fallingObjectPlan,
} from './fall-commands';
export { type FallBase, fallingDamage } from './falling';
export {
  type FallBody,
  type FallReciprocity,
  fallCaps,
  fallDice,
  fallSavePenalty,
  type ObjectFall,
  type ObjectFallOutcome,
  objectFall,
} from './falling-object';
export { type HalfRounding, half, raiseHalf, stepGrade } from './grade-steps';
export { HARDNESS_DEFAULTS, type HardnessRules, hardnessCovers, pastHardness, type Struck } from './hardness';
export { type HardnessEntry, stackHardness } from './hardness-stacking';
export {
  type Attack,
  type AttackEvents,
  attackEvents,
  checkHit,
  type DealtHit,
  dealHit,
  type Hit,
  type HitRoll,
} from './hit';
export { type Cover, mixedDamage } from './mixed-damage';
export { immunityHolds, rankHeight } from './ranks';
export { damageRider, type RiderNeed, riderFires } from './riders';
