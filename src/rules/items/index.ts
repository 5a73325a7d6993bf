export { type ImprovisedWeapon, improvisedWeapon } from './improvised-weapon';
export {
  armorPenaltyWorn,
  type ItemFit,
  type ItemSizes,
  MADE_FOR,
  type Misfit,
  misfit,
  misfitOf,
  shieldDefenseHeld,
} from './item-fit';
export { type ItemStanding, itemStanding } from './item-standing';
export { type ItemUnusableAt, type ItemUse, type ItemUser, itemPenalties, itemUse } from './item-use';
export { itemValue } from './item-value';
export { type ReachGuide, reachGuide } from './weapon-reach';
