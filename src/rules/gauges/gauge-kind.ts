import type { Nature } from '../energy/pool-nature';

/** What a Gauge is. It always comes with a resource; resource and name together say which Gauge it is. */
export type GaugeKind = Readonly<{
  name: string;
  resource: string;
  natures: readonly Nature[];
  /** Natures of other Gauges it rejects; hardly any Gauge has some. */
  rejectsGauges: readonly Nature[];
  /** Natures of Energy Pools it rejects. */
  rejectsPools: readonly Nature[];
}>;

/** Whether two Gauges are one and the same; a shared name alone does not make them so. @rule G-10 */
export const isSameGauge = (one: GaugeKind, other: GaugeKind): boolean =>
  one.resource === other.resource && one.name === other.name;

/** Whether an upgrade may use a Gauge: only one that the same resource provides. @rule G-10 */
export const mayUseGauge = (gauge: Pick<GaugeKind, 'resource'>, byResource: string): boolean =>
  gauge.resource === byResource;

/** The Gauges whose resource is owned and not suspended; the others are hidden and keep their value. @rule G-02 */
export const gaugesInPlay = <G extends Pick<GaugeKind, 'resource'>>(
  gauges: readonly G[],
  activeResources: ReadonlySet<string>,
): readonly G[] => gauges.filter(({ resource }) => activeResources.has(resource));
