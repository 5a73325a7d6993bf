export { type ArmorTraitsRule, type TraitBearer, type TraitsOff, traitsOff } from './armor-traits';
export { defenseOf, defensePenalty } from './defense-bonuses';
export {
  type DefenseGroup,
  type DefensePart,
  type DefensePoints,
  type PiercedDefense,
  type Piercing,
  pierceDefense,
} from './defense-points';
export { bestItemValue, type EnhancedItem, enhancedValue } from './item-defense';
export {
  type AgainstDefense,
  type DefenseByType,
  type DefenseOfType,
  defenseAgainst,
  defenseByType,
  type SheetDefense,
  sheetDefense,
  strippable,
} from './sheet-defense';
export { type Stripped, strippedDefences } from './stripped-defences';
export {
  type AttackOnDefense,
  type Defense,
  type DefenseParts,
  type TotalDefense,
  totalDefense,
} from './total-defense';
