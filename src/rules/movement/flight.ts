import { type Rounding, roundedQuotient } from '../dice/rounding';

/** How nimble a flier is, least first. */
export const FLIGHT_MOBILITIES = ['clumsy', 'average', 'good', 'perfect'] as const;
export type FlightMobility = (typeof FLIGHT_MOBILITIES)[number];

type FlightRules = Readonly<{
  /** Move actions that taking off takes, and landing too. */
  takeOff: number;
  /** Degrees of a turn that one move action buys; null where turning is free. */
  turn: number | null;
  /** Whether a flier must cover its own Size in metres between turns. */
  straightBetweenTurns: boolean;
  /** Whether a flier falls when it covers less than half its speed in a round. */
  mustKeepMoving: boolean;
  /** The steepest climb, in degrees. */
  climb: number;
  /** Quarters of Base Defense that are left. */
  defenseQuarters: number;
  hover: 'never' | 'hoverFeat' | 'freely';
}>;

const FLIGHT: Readonly<Record<FlightMobility, FlightRules>> = {
  clumsy: {
    takeOff: 1,
    turn: 45,
    straightBetweenTurns: true,
    mustKeepMoving: true,
    climb: 30,
    defenseQuarters: 1,
    hover: 'never',
  },
  average: {
    takeOff: 0,
    turn: 90,
    straightBetweenTurns: true,
    mustKeepMoving: true,
    climb: 45,
    defenseQuarters: 2,
    hover: 'never',
  },
  good: {
    takeOff: 0,
    turn: 180,
    straightBetweenTurns: false,
    mustKeepMoving: false,
    climb: 60,
    defenseQuarters: 3,
    hover: 'hoverFeat',
  },
  perfect: {
    takeOff: 0,
    turn: null,
    straightBetweenTurns: false,
    mustKeepMoving: false,
    climb: 90,
    defenseQuarters: 4,
    hover: 'freely',
  },
};

/** Move actions that a turn in the air takes, in either direction, by its degrees. @rule M-06 @rule M-07 @rule M-08 @rule M-09 */
export function turnMoveActions(mobility: FlightMobility, degrees: number): number {
  const { turn } = FLIGHT[mobility];
  return turn === null ? 0 : roundedQuotient(Math.abs(degrees), turn, 'up');
}

/**
 * Base Defense left while flying, in points of 0 or more; Dodge Defense stays. Size changes Base Defense before flight
 * does.
 * @rule M-06 @rule M-07 @rule M-08 @rule M-09
 */
export const flightBaseDefense = (mobility: FlightMobility, baseDefense: number, rounding: Rounding = 'down'): number =>
  roundedQuotient(baseDefense * FLIGHT[mobility].defenseQuarters, 4, rounding);

/** The metres a flier must cover in a round so as not to fall, by its speed in metres per round. @rule M-06 @rule M-07 @rule M-08 @rule M-09 */
export const leastFlight = (mobility: FlightMobility, speed: number): number =>
  FLIGHT[mobility].mustKeepMoving ? roundedQuotient(speed, 2, 'up') : 0;

/** How a flier may stay in place in the air: not at all, freely, or as its Hover Feat or floating ability says. @rule M-10 */
export function hovering(mobility: FlightMobility, hasFloatingAbility = false): 'never' | 'byAbility' | 'freely' {
  const { hover } = FLIGHT[mobility];
  if (hover === 'freely') return 'freely';
  return hover === 'hoverFeat' || hasFloatingAbility ? 'byAbility' : 'never';
}

/** Whether a flier falls at the end of a round in which it covered these metres without hovering. @rule M-06 @rule M-07 @rule M-10 */
export const fallsAfter = (mobility: FlightMobility, speed: number, metresFlown: number, hovers = false): boolean =>
  !hovers && metresFlown < leastFlight(mobility, speed);

/** Everything flight allows and asks of a character, with metres, degrees, move actions and points. */
export type FlightLimits = Readonly<{
  takeOffMoveActions: number;
  degreesPerMoveAction: number | null;
  metresBetweenTurns: number;
  leastMetresPerRound: number;
  steepestClimb: number;
  baseDefense: number;
  hovering: ReturnType<typeof hovering>;
}>;

/** The limits of flight for one flier. @rule M-06 @rule M-07 @rule M-08 @rule M-09 @rule M-10 */
export function flightLimits(
  mobility: FlightMobility,
  flier: Readonly<{ size: number; speed: number; baseDefense: number; hasFloatingAbility?: boolean }>,
  rounding: Rounding = 'down',
): FlightLimits {
  const rules = FLIGHT[mobility];
  return {
    takeOffMoveActions: rules.takeOff,
    degreesPerMoveAction: rules.turn,
    metresBetweenTurns: rules.straightBetweenTurns ? flier.size : 0,
    leastMetresPerRound: leastFlight(mobility, flier.speed),
    steepestClimb: rules.climb,
    baseDefense: flightBaseDefense(mobility, flier.baseDefense, rounding),
    hovering: hovering(mobility, flier.hasFloatingAbility),
  };
}
