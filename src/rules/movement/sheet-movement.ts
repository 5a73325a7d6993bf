import type { Sheet } from '@/model/sheet';
import { sheetDefense } from '../defense/sheet-defense';
import { currentSize } from '../size/sheet-size';
import { tableRule } from '../table-rule';
import { type ClimbResult, canClimbOnto, climbOnto, throwOff } from './climb-onto';
import { type FlightLimits, type FlightMobility, flightLimits } from './flight';
import { speedOf } from './speed';

/** What flight allows and asks of this character at a speed in metres per round; its own where none is given. @rule M-06 @rule M-07 @rule M-08 @rule M-09 @rule M-10 */
export function flightOf(
  sheet: Sheet,
  mobility: FlightMobility,
  {
    speed = speedOf(sheet).value,
    hasFloatingAbility = false,
  }: Readonly<{ speed?: number; hasFloatingAbility?: boolean }> = {},
): FlightLimits {
  const baseDefense = Math.max(0, sheetDefense(sheet).parts.baseDefense ?? 0);
  const flier = { size: currentSize(sheet).current, speed, baseDefense, hasFloatingAbility };
  return flightLimits(mobility, flier, tableRule(sheet, 'flightDefenseRounding'));
}

/** The character tries to climb onto a creature, both rolls in successes; null when the creature is too small. @rule M-26 */
export const climbingOnto = (
  sheet: Sheet,
  creature: Readonly<{ size: number; successes: number }>,
  successes: number,
): ClimbResult | null =>
  canClimbOnto(currentSize(sheet).current, creature.size)
    ? climbOnto(successes, creature.successes, tableRule(sheet, 'ties'))
    : null;

/** A creature tries to throw the character off, both rolls in successes. @rule M-27 */
export const thrownOff = (sheet: Sheet, creature: number, successes: number): ReturnType<typeof throwOff> =>
  throwOff(creature, successes, tableRule(sheet, 'ties'));
