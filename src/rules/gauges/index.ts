export { gaugeRejectsGauge, gaugeRejectsPool, poolRejectsGauge, rejectedNature } from './gauge-conflict';
export { type GaugeKind, gaugesInPlay, isSameGauge, mayUseGauge } from './gauge-kind';
export { type GaugeFormula, type GaugeReadings, type GaugeStart, gaugeMaximum, startingValue } from './gauge-value';
