import { roundedQuotient } from '../dice/rounding';
import { startingSize } from './character-size';

/** What a permanent Size changes: dice on rolls, points elsewhere. */
export type SizeAdjustments = Readonly<{
  strengthRolls: number;
  meleeAttacks: number;
  meleeDamageCap: number;
  /** Added to Strength for what equipment asks. */
  strengthForEquipment: number;
  /** Added to Strength for what the character can carry. */
  strengthForCarrying: number;
  naturalArmor: number;
  /** Above 0 it adds to Dodge Defense; below 0 it is taken off Dodge Defense, then off Base Defense. */
  defense: number;
}>;

/** The full pairs of points above the Size of an ordinary adult; below it they count as less than 0. @rule M-19 @rule M-20 */
function sizePairs(size: number): number {
  const above = size - startingSize(null);
  return above < 0 ? 0 - roundedQuotient(-above, 2, 'down') : roundedQuotient(above, 2, 'down');
}

/** What a permanent Size changes; nothing at Size 4 to 6. @rule M-19 @rule M-20 */
export function sizeAdjustments(size: number): SizeAdjustments {
  const pairs = sizePairs(size);
  return {
    strengthRolls: pairs,
    meleeAttacks: 0 - pairs,
    meleeDamageCap: pairs,
    strengthForEquipment: pairs,
    strengthForCarrying: pairs,
    naturalArmor: pairs,
    defense: 0 - pairs,
  };
}

/** Dice that Size adds to a roll: a melee attack that uses Strength gets both entries, which cancel. @rule M-19 @rule M-20 */
export function sizeDice(size: number, roll: Readonly<{ usesStrength: boolean; meleeAttack: boolean }>): number {
  const { strengthRolls, meleeAttacks } = sizeAdjustments(size);
  return (roll.usesStrength ? strengthRolls : 0) + (roll.meleeAttack ? meleeAttacks : 0);
}

/** Strength as it counts for equipment and for carrying, not below 0. @rule M-19 @rule M-20 */
export const countedStrength = (strength: number, size: number): number => Math.max(0, strength + sizePairs(size));
