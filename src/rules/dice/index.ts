export {
  AGAIN_FROM,
  type Again,
  type CountedRoll,
  countSuccesses,
  MOST_DICE,
  type RolledDice,
  SUCCESS_FROM,
} from './count-successes';
export { keptRoll, planRolls, type RepeatedRoll, type RollPlan } from './keep-rolls';
export { meetsDifficulty, opposedRoll, type RollResult, type TieRule } from './opposed-roll';
export { NO_ROLL, type SheetRoll } from './roll-make';
export { extraSuccessesOfAttribute, type RollPool, rollPool } from './roll-pool';
export { type Rounding, roundedQuotient } from './rounding';
export { rolledAgainOn, throwDice } from './throw-dice';
