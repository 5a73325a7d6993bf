import type { EnergyPool, Gauge, Sheet } from '@/model/sheet';
import { gaugesOnSheet, poolsInPlay } from '../derived/energy';
import type { Explained } from '../engine/explained';
import { perSheet } from '../engine/per-sheet';
import type { GaugeKind } from '../gauges/gauge-kind';
import { tableRule } from '../table-rule';
import { type Compatibility, compatibility, type Holdings, type Incoming } from './compatibility';
import { knownPool } from './known-pools';
import { type PoolEffect, poolRulesReach, whyNotReached } from './pool-attack';
import { type PoolKind, poolKind } from './pool-kind';
import { poolRoll } from './pool-roll';

/** What a pool of the sheet is, apart from its numbers. */
export type PoolFacts = Pick<
  EnergyPool,
  | 'name'
  | 'category'
  | 'keys'
  | 'statedGroups'
  | 'otherNatures'
  | 'modes'
  | 'variant'
  | 'countsAsPool'
  | 'openTo'
  | 'paysInPlaceOf'
  | 'bansLater'
>;

/** A pool of the sheet as the rules of Energy Pools know it. @rule E-01 */
export const kindOfPool = (pool: PoolFacts): PoolKind =>
  poolKind(pool.name, {
    category: pool.category,
    keys: pool.keys,
    statedGroups: pool.statedGroups,
    otherNatures: pool.otherNatures,
    modes: pool.modes,
    variant: pool.variant,
    countsAsPool: pool.countsAsPool,
    openTo: pool.openTo,
    paysInPlaceOf: pool.paysInPlaceOf,
    bansLater: pool.bansLater,
  });

/** A pool that is only named: the one held, else what the general pages tell of it, else an ordinary one. */
export const kindByName = (sheet: Sheet, name: string): PoolKind => {
  const held = sheet.energyPools.find((pool) => pool.name === name);
  return held ? kindOfPool(held) : (knownPool(name)?.kind ?? poolKind(name));
};

type GaugeFacts = Pick<Gauge, 'name' | 'source' | 'resource' | 'natures' | 'rejectsGauges' | 'rejectsPools'>;

/** A Gauge of the sheet as the rules of Gauges know it; its resource is the entry it hangs on, else the one it names. @rule G-10 */
export const kindOfGauge = ({
  name,
  source,
  resource,
  natures,
  rejectsGauges,
  rejectsPools,
}: GaugeFacts): GaugeKind => ({
  name,
  resource: resource ?? `named ${source}`,
  natures,
  rejectsGauges,
  rejectsPools,
});

/** What the character has that a new pool or Gauge can conflict with; what is out of play is still held. @rule E-16 @rule E-18 */
export const holdingsOf = (sheet: Sheet): Holdings => ({
  pools: sheet.energyPools.map(kindOfPool),
  gauges: sheet.gauges.map(kindOfGauge),
  bans: sheet.gainBans,
});

/** A pool or Gauge that may be gained. */
export type Newcomer = Readonly<{ kind: 'pool'; pool: PoolFacts }> | Readonly<{ kind: 'gauge'; gauge: GaugeFacts }>;

/** What gaining a pool or a Gauge now would come to on this sheet. @rule E-11 @rule E-16 @rule E-18 @rule G-06 @rule G-07 */
export function compatibilityOf(sheet: Sheet, newcomer: Newcomer): Compatibility {
  const incoming: Incoming =
    newcomer.kind === 'pool'
      ? { kind: 'pool', pool: kindOfPool(newcomer.pool), at: sheet.time.minute }
      : { kind: 'gauge', gauge: kindOfGauge(newcomer.gauge) };
  return compatibility(holdingsOf(sheet), incoming, tableRule(sheet, 'onlySubcategoryStrict'));
}

/** The dice of a roll on the key Attributes of each pool in play, by its id. @rule E-04 */
export const poolRolls = perSheet(
  (sheet): ReadonlyMap<string, Explained> =>
    new Map(poolsInPlay(sheet).map((pool) => [pool.id, poolRoll(sheet, pool)])),
);

/** A value of the sheet that an effect on Energy Pools can be aimed at. */
export type PoolTarget = Readonly<{ kind: 'energyPool' | 'gauge'; id: string }> | Readonly<{ kind: 'willpower' }>;

/** What an effect on Energy Pools reaches on this sheet: never a Gauge, Willpower only when it is named. @rule W-02 @rule G-01 @rule E-19 @rule E-29 */
export function poolTargets(sheet: Sheet, effect: PoolEffect, namesWillpower = false): readonly PoolTarget[] {
  const pools = poolsInPlay(sheet)
    .filter((pool) => poolRulesReach('energyPool') && whyNotReached(kindOfPool(pool), effect) === null)
    .map(({ id }) => ({ kind: 'energyPool' as const, id }));
  const gauges = gaugesOnSheet(sheet)
    .filter(() => poolRulesReach('gauge', namesWillpower))
    .map(({ id }) => ({ kind: 'gauge' as const, id }));
  return [
    ...pools,
    ...gauges,
    ...(poolRulesReach('willpower', namesWillpower) ? [{ kind: 'willpower' as const }] : []),
  ];
}
