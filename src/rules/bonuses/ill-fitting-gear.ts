import type { TypedBonus } from './typed-bonus';

/**
 * The penalty for gear that does not suit its user, in dice: an equipment penalty, so that it adds to every other.
 * `item` is the id of the gear, `shortfall` which of its demands is not met. @rule B-36
 */
export const illFittingGear = (item: string, shortfall: string, dice: number): TypedBonus => ({
  type: 'equipment',
  sign: 'penalty',
  amount: dice,
  source: { id: item, ability: shortfall },
});
