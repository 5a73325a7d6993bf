export { bonusOnFollowUp, canSpendOnDefense, canSpendOnRoll, type DefenseUse, helpsWill } from './basic-use';
export { basicUseBonus } from './basic-use-bonus';
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
} from './willpower-points';
