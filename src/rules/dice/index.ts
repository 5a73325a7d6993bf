export { type Again, type CountedRoll, countSuccesses, type RolledDice } from './count-successes';
export { keptRoll, planRolls, type RepeatedRoll, type RollPlan } from './keep-rolls';
export { meetsDifficulty, opposedRoll, type RollResult, type TieRule } from './opposed-roll';
export { NO_ROLL, type SheetRoll } from './roll-make';
export { extraSuccessesOfAttribute, type RollPool, rollPool } from './roll-pool';
export { type Rounding, roundedQuotient } from './rounding';
