import { meetsDifficulty, opposedRoll, type TieRule } from '../dice/opposed-roll';

/** Where a thrown climber flies: the eight directions, clockwise from a 1 on the die. */
export const DIRECTIONS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Successes by which a climber must beat the creature by more than this to have a standard action left. */
const STANDARD_ACTION_ABOVE = 3;

/** Whether a creature is large enough to be climbed onto instead of grappled: at least twice the climber's Size. @rule M-26 */
export const canClimbOnto = (climberSize: number, creatureSize: number): boolean => creatureSize >= 2 * climberSize;

/** How an attempt to climb onto a creature ended; thrown off, the climber lands some metres away. */
export type ClimbResult = Readonly<{ clings: boolean; margin: number; standardAction: boolean; metresThrown: number }>;

/** Successes of the climber against those of the creature; the climber acts, so a tie is the climber's. @rule M-26 */
export function climbOnto(climber: number, creature: number, ties?: TieRule): ClimbResult {
  const { succeeds, marginOfSuccess, marginOfFailure } = opposedRoll(climber, creature, ties);
  return {
    clings: succeeds,
    margin: marginOfSuccess,
    standardAction: succeeds && marginOfSuccess > STANDARD_ACTION_ABOVE,
    metresThrown: marginOfFailure,
  };
}

/** The action a creature spends to throw a climber off on its turn. @rule M-27 */
export const throwOffAction = (hasMovedThisTurn: boolean): 'moveAction' | 'swiftAction' =>
  hasMovedThisTurn ? 'swiftAction' : 'moveAction';

/** Whether the creature throws its climber off, and how many metres far; the creature acts, so a tie is the creature's. @rule M-27 */
export function throwOff(
  creature: number,
  climber: number,
  ties?: TieRule,
): Readonly<{ thrown: boolean; metresThrown: number }> {
  const thrown = meetsDifficulty(creature, climber, ties);
  return { thrown, metresThrown: thrown ? creature - climber : 0 };
}

/** The direction a die of eight sides gives; null for any other number. @rule M-26 @rule M-27 */
export const thrownDirection = (die: number): Direction | null => DIRECTIONS[die - 1] ?? null;
