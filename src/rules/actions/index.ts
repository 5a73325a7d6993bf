export { judgeAreaTargets } from './area-targets';
export { followUpPools } from './follow-up-rolls';
export { settleKeyAttribute } from './key-attribute-demands';
export { mirroredExtraSuccesses } from './mirrored-successes';
export { oneRoundEffect } from './one-round-effect';
export { harmOneself, mayCounter } from './self-harm';
export { type SubstituteExtraSuccesses, substituteRoll } from './substitute-roll';
export { mayJoinAttack } from './technique';
export { judgeTeleport, type Square, teleportSquares } from './teleport';
