import {
  currentSize,
  type FlightMobility,
  flightLimits,
  type RuleId,
  sheetDefense,
  speedOf,
  tableRule,
  turnMoveActions,
} from '@/rules';
import { calculator } from '../calculator';

const RULE: Readonly<Record<FlightMobility, RuleId>> = {
  clumsy: 'M-06',
  average: 'M-07',
  good: 'M-08',
  perfect: 'M-09',
};

export const flight = calculator({
  id: 'flight',
  rules: ['M-06', 'M-07', 'M-08', 'M-09', 'M-10'],
  fields: {
    mobility: { kind: 'choice', first: 'average', values: ['clumsy', 'average', 'good', 'perfect'] },
    degrees: { kind: 'number', first: 90, max: 360 },
    speed: { kind: 'number', first: 20, from: (sheet) => speedOf(sheet).value },
    ownSize: { kind: 'number', first: 5, min: 1, from: (sheet) => currentSize(sheet).current },
    baseDefense: { kind: 'number', first: 4, from: (sheet) => sheetDefense(sheet).parts.baseDefense ?? 0 },
  },
  steps: ({ mobility, degrees, speed, ownSize, baseDefense }, table) => {
    const limits = flightLimits(
      mobility,
      { size: ownSize, speed, baseDefense },
      tableRule(table, 'flightDefenseRounding'),
    );
    return [
      { name: 'takeOff', value: limits.takeOffMoveActions },
      { name: 'turnActions', value: turnMoveActions(mobility, degrees) },
      { name: 'straight', value: limits.metresBetweenTurns },
      { name: 'least', value: limits.leastMetresPerRound },
      { name: 'climbAngle', value: limits.steepestClimb },
      { name: 'hover', value: limits.hovering, rule: 'M-10' },
      { name: 'baseDefense', value: limits.baseDefense, rule: RULE[mobility] },
    ];
  },
});
