export { attributeScore, attributeScores, legendaryOf, legendaryRanks } from './attributes';
export { costReduction, gaugeMaximums, gaugesOnSheet, poolMaximums, poolsInPlay } from './energy';
export { type LifeStatus, lifeStatus, roundsLeft, sheetStatus, woundPenalty } from './health';
export { legendaryRank } from './legendary';
export { maximumHealth } from './maximum-health';
export { effectsOff, resourcesOff, type Standing } from './standing';
export {
  maximumWillpower,
  willDice,
  willExtraSuccesses,
  willExtraSuccessesFrom,
  willRoll,
  willSave,
} from './willpower';
