import { describe, expect, it } from 'vitest';
import { moveWithFixedSpeed } from '@/rules/movement/fixed-speed';
import {
  fallsAfter,
  flightBaseDefense,
  flightLimits,
  hovering,
  leastFlight,
  turnMoveActions,
} from '@/rules/movement/flight';

describe('turns in the air', () => {
  it.each([
    { mobility: 'clumsy', degrees: 45, moveActions: 1 },
    { mobility: 'clumsy', degrees: 46, moveActions: 2 },
    { mobility: 'clumsy', degrees: -180, moveActions: 4 },
    { mobility: 'average', degrees: 91, moveActions: 2 },
    { mobility: 'good', degrees: 180, moveActions: 1 },
    { mobility: 'good', degrees: 0, moveActions: 0 },
    { mobility: 'perfect', degrees: 360, moveActions: 0 },
  ] as const)('[M-06] [M-07] [M-08] [M-09] $mobility, $degrees degrees', ({ mobility, degrees, moveActions }) => {
    expect(turnMoveActions(mobility, degrees)).toBe(moveActions);
  });
});

describe('flying', () => {
  it.each([
    { mobility: 'clumsy', down: 1, up: 2, nearest: 2 },
    { mobility: 'average', down: 3, up: 4, nearest: 4 },
    { mobility: 'good', down: 5, up: 6, nearest: 5 },
    { mobility: 'perfect', down: 7, up: 7, nearest: 7 },
  ] as const)('[M-06] [M-07] [M-08] [M-09] $mobility, Base Defense 7', ({ mobility, down, up, nearest }) => {
    expect(flightBaseDefense(mobility, 7)).toBe(down);
    expect(flightBaseDefense(mobility, 7, 'up')).toBe(up);
    expect(flightBaseDefense(mobility, 7, 'nearest')).toBe(nearest);
    expect(flightBaseDefense(mobility, 0, 'up')).toBe(0);
  });

  it.each([
    { mobility: 'clumsy', least: 8 },
    { mobility: 'average', least: 8 },
    { mobility: 'good', least: 0 },
    { mobility: 'perfect', least: 0 },
  ] as const)('[M-06] [M-07] [M-08] [M-09] $mobility at speed 15', ({ mobility, least }) => {
    expect(leastFlight(mobility, 15)).toBe(least);
    expect(fallsAfter(mobility, 15, least)).toBe(false);
    expect(fallsAfter(mobility, 15, Math.max(0, least - 1))).toBe(least > 0);
  });

  it('[M-06] [M-08] [M-09] the limits of one flier', () => {
    const flier = { size: 6, speed: 20, baseDefense: 6 };
    expect(flightLimits('clumsy', flier)).toEqual({
      takeOffMoveActions: 1,
      degreesPerMoveAction: 45,
      metresBetweenTurns: 6,
      leastMetresPerRound: 10,
      steepestClimb: 30,
      baseDefense: 1,
      hovering: 'never',
    });
    expect(flightLimits('good', flier, 'up')).toMatchObject({
      metresBetweenTurns: 0,
      steepestClimb: 60,
      baseDefense: 5,
      hovering: 'byAbility',
    });
    expect(flightLimits('perfect', flier)).toMatchObject({ takeOffMoveActions: 0, degreesPerMoveAction: null });
  });

  it('[M-07] average fliers take off freely and climb 45 degrees', () => {
    expect(flightLimits('average', { size: 5, speed: 9, baseDefense: 2, hasFloatingAbility: true })).toEqual({
      takeOffMoveActions: 0,
      degreesPerMoveAction: 90,
      metresBetweenTurns: 5,
      leastMetresPerRound: 5,
      steepestClimb: 45,
      baseDefense: 1,
      hovering: 'byAbility',
    });
  });

  it.each([
    { mobility: 'clumsy', alone: 'never', floating: 'byAbility' },
    { mobility: 'good', alone: 'byAbility', floating: 'byAbility' },
    { mobility: 'perfect', alone: 'freely', floating: 'freely' },
  ] as const)('[M-10] hovering, $mobility', ({ mobility, alone, floating }) => {
    expect(hovering(mobility)).toBe(alone);
    expect(hovering(mobility, true)).toBe(floating);
  });

  it('[M-10] who hovers does not fall', () => {
    expect(fallsAfter('average', 10, 0)).toBe(true);
    expect(fallsAfter('average', 10, 0, true)).toBe(false);
  });
});

describe('a fixed speed', () => {
  it.each([
    { fixed: [777], own: 10, metres: 388, used: 'fixed' },
    { fixed: [777], own: 400, metres: 400, used: 'own' },
    { fixed: [21], own: 10, metres: 10, used: 'own' },
    { fixed: [30, 100, 50], own: 10, metres: 50, used: 'fixed' },
    { fixed: [], own: 10, metres: 10, used: 'own' },
  ])('[M-11] $fixed beside a move of $own', ({ fixed, own, ...move }) => {
    expect(moveWithFixedSpeed(fixed, own)).toMatchObject(move);
  });
});
