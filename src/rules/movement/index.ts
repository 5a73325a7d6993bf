export {
  type ClimbResult,
  canClimbOnto,
  climbOnto,
  DIRECTIONS,
  type Direction,
  thrownDirection,
  throwOff,
  throwOffAction,
} from './climb-onto';
export { type MoveDistance, moveWithFixedSpeed } from './fixed-speed';
export {
  FLIGHT_MOBILITIES,
  type FlightLimits,
  type FlightMobility,
  fallsAfter,
  flightBaseDefense,
  flightLimits,
  hovering,
  leastFlight,
  turnMoveActions,
} from './flight';
export { initiativeOf } from './initiative';
export { climbingOnto, flightOf, thrownOff } from './sheet-movement';
export { speedOf } from './speed';
export { crowdDrop, type Squeezed, squeeze, suggestedPassageDrop, tightPlace } from './squeeze';
