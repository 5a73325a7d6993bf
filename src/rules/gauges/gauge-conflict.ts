import { naturesOf, type PoolKind } from '../energy/pool-kind';
import type { Nature } from '../energy/pool-nature';
import { type GaugeKind, isSameGauge } from './gauge-kind';

/** The first rejected nature that the other side has; null when there is none, as usually. @rule G-06 @rule G-07 */
export const rejectedNature = (rejected: readonly Nature[], natures: readonly Nature[]): Nature | null =>
  rejected.find((nature) => natures.includes(nature)) ?? null;

/** The nature for which a Gauge rejects another Gauge; null when it doesn't. @rule G-06 */
export const gaugeRejectsGauge = (rejecting: GaugeKind, other: GaugeKind): Nature | null =>
  isSameGauge(rejecting, other) ? null : rejectedNature(rejecting.rejectsGauges, other.natures);

/** The nature for which a Gauge rejects an Energy Pool; null when it doesn't. @rule G-07 */
export const gaugeRejectsPool = (gauge: GaugeKind, pool: PoolKind): Nature | null =>
  rejectedNature(gauge.rejectsPools, naturesOf(pool));

/** The nature for which an Energy Pool rejects a Gauge; null when it doesn't. @rule E-15 @rule G-07 */
export const poolRejectsGauge = (pool: PoolKind, gauge: GaugeKind): Nature | null =>
  rejectedNature(
    pool.modes.flatMap((mode) => (mode.kind === 'rejectsGauges' ? [mode.nature] : [])),
    gauge.natures,
  );
