import { sizeAdjustments } from './size-adjustments';

/** The parts of a defense that Size changes, in points. */
export type SizedDefense = Readonly<{ baseDefense: number; dodgeDefense: number; naturalArmor: number }>;

/** A defense after Size, and where its points came and went; `notTaken` found no Defense left. */
export type DefenseAfterSize = SizedDefense &
  Readonly<{ addedToDodge: number; fromDodge: number; fromBase: number; notTaken: number }>;

/**
 * A defense after the adjustments of a permanent Size. A large body loses Dodge Defense first, then Base Defense; a
 * small one gains Dodge Defense; Natural Armor grows and shrinks with Size. None falls below 0.
 * @rule M-19 @rule M-20
 */
export function sizeDefense(defense: SizedDefense, size: number): DefenseAfterSize {
  const { defense: change, naturalArmor } = sizeAdjustments(size);
  const addedToDodge = Math.max(0, change);
  const penalty = Math.max(0, 0 - change);
  const fromDodge = Math.min(defense.dodgeDefense, penalty);
  const fromBase = Math.min(defense.baseDefense, penalty - fromDodge);
  return {
    baseDefense: defense.baseDefense - fromBase,
    dodgeDefense: defense.dodgeDefense + addedToDodge - fromDodge,
    naturalArmor: Math.max(0, defense.naturalArmor + naturalArmor),
    addedToDodge,
    fromDodge,
    fromBase,
    notTaken: penalty - fromDodge - fromBase,
  };
}
