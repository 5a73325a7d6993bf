export { plainTotal, traitTotal } from './always-add';
export { applyBuff, type Buff, type BuffOutcome } from './apply-buff';
export { coverTarget, type NamedBonus, readBonusName } from './bonus-name';
export { BONUS_TYPES, type BonusTarget, type BonusType, type Combining, isBonusType, targetFit } from './bonus-types';
export { defaultBonusType } from './default-type';
export { type ExtraSuccessBonus, extraSuccessesOnRoll } from './extra-successes';
export { illFittingGear } from './ill-fitting-gear';
export { isTemporary } from './is-temporary';
export { type Mind, moraleApplies, reachingMind } from './mind-affecting';
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
} from './roll-dice';
export type { BonusSource } from './source';
export { bonusContributions, type Stacked, type StackedType, stackBonuses, type Weighed } from './stack-bonuses';
export { STACKING_DEFAULTS, type StackingOptions, type TypedBonus, type Wording } from './typed-bonus';
