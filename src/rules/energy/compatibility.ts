import { gaugeRejectsGauge, gaugeRejectsPool, poolRejectsGauge } from '../gauges/gauge-conflict';
import type { GaugeKind } from '../gauges/gauge-kind';
import type { RuleId } from '../rulebook';
import { type GainBan, isDeadlyGain, type PoolGain } from './gain-ban';
import { isUnclassified, type PoolKind } from './pool-kind';
import { isCategoryNature, type Nature } from './pool-nature';
import { type Rejection, rejectionOf } from './rejection';

/** What a character has that a new Energy Pool or Gauge can conflict with. */
export type Holdings = Readonly<{
  pools: readonly PoolKind[];
  gauges: readonly GaugeKind[];
  bans: readonly GainBan[];
}>;

/** What is about to be gained: an Energy Pool at a moment, or a Gauge. */
export type Incoming = Readonly<{ kind: 'pool' } & PoolGain> | Readonly<{ kind: 'gauge'; gauge: GaugeKind }>;

/** One rejection: the rule, the nature it is about, whose it is, and the name of what is held. */
export type Conflict = Readonly<{
  rule: RuleId;
  nature: Nature | null;
  rejecting: 'held' | 'incoming';
  with: Readonly<{ kind: 'pool' | 'gauge' | 'ban'; name: string }>;
}>;

/** `annihilated` when anything conflicts; `undecided` when a pool without category leaves it to the Storyteller. */
export type Compatibility = Readonly<{
  result: 'compatible' | 'undecided' | 'annihilated';
  conflicts: readonly Conflict[];
  undecided: readonly Conflict[];
}>;

/**
 * What gaining a pool or a Gauge would come to, asked before it is gained: each held thing against the newcomer in
 * both directions. A conflict is death beyond revival, without a save and unavoidable.
 * @rule E-02 @rule E-11 @rule E-15 @rule E-16 @rule E-18 @rule G-06 @rule G-07
 */
export function compatibility(held: Holdings, incoming: Incoming, onlySubcategoryStrict = true): Compatibility {
  const found =
    incoming.kind === 'pool'
      ? poolConflicts(held, incoming, onlySubcategoryStrict)
      : gaugeConflicts(held, incoming.gauge);
  const conflicts = found.filter(({ rule }) => rule !== 'E-02');
  const undecided = found.filter(({ rule }) => rule === 'E-02');
  const open = undecided.length > 0 ? 'undecided' : 'compatible';
  return { result: conflicts.length > 0 ? 'annihilated' : open, conflicts, undecided };
}

function poolConflicts(held: Holdings, gain: PoolGain, strict: boolean): readonly Conflict[] {
  const { pool } = gain;
  return [
    ...held.pools.flatMap((own) => [
      ...conflict('held', { kind: 'pool', name: own.name }, rejectionOf(own, pool, strict)),
      ...conflict('incoming', { kind: 'pool', name: own.name }, rejectionOf(pool, own, strict)),
    ]),
    ...held.gauges.flatMap((gauge) => [
      ...conflict('held', { kind: 'gauge', name: gauge.name }, gaugeAgainstPool(gauge, pool)),
      ...conflict('incoming', { kind: 'gauge', name: gauge.name }, rejected('E-15', poolRejectsGauge(pool, gauge))),
    ]),
    ...held.bans.filter((ban) => isDeadlyGain(ban, gain)).map(({ imposedBy }) => banConflict(imposedBy)),
  ];
}

function gaugeConflicts(held: Holdings, gauge: GaugeKind): readonly Conflict[] {
  return [
    ...held.pools.flatMap((own) => [
      ...conflict('held', { kind: 'pool', name: own.name }, rejected('E-15', poolRejectsGauge(own, gauge))),
      ...conflict('incoming', { kind: 'pool', name: own.name }, gaugeAgainstPool(gauge, own)),
    ]),
    ...held.gauges.flatMap((own) => [
      ...conflict('held', { kind: 'gauge', name: own.name }, rejected('G-06', gaugeRejectsGauge(own, gauge))),
      ...conflict('incoming', { kind: 'gauge', name: own.name }, rejected('G-06', gaugeRejectsGauge(gauge, own))),
    ]),
  ];
}

function gaugeAgainstPool(gauge: GaugeKind, pool: PoolKind): Rejection | null {
  const certain = rejected('G-07', gaugeRejectsPool(gauge, pool));
  if (certain !== null || !isUnclassified(pool)) return certain;
  return rejected('E-02', gauge.rejectsPools.find(isCategoryNature) ?? null);
}

const rejected = (rule: RuleId, nature: Nature | null): Rejection | null => (nature === null ? null : { rule, nature });

const conflict = (
  rejecting: Conflict['rejecting'],
  against: Conflict['with'],
  rejection: Rejection | null,
): readonly Conflict[] => (rejection === null ? [] : [{ ...rejection, rejecting, with: against }]);

const banConflict = (imposedBy: string): Conflict => ({
  rule: 'E-18',
  nature: null,
  rejecting: 'held',
  with: { kind: 'ban', name: imposedBy },
});
