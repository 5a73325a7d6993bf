export { type Again, type CountedRoll, countSuccesses, type RolledDice } from './count-successes';
export { keptRoll, planRolls, type RepeatedRoll, type RollPlan } from './keep-rolls';
export { meetsDifficulty, opposedRoll, type RollResult, type TieRule } from './opposed-roll';
export { type Rounding, roundedQuotient } from './rounding';
