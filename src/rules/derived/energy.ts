import type { EnergyPool, Gauge, Sheet } from '@/model/sheet';
import { stackBonuses } from '../bonuses/stack-bonuses';
import { openingsInForce } from '../energy/openings';
import { reopeningBonus } from '../energy/pool-size';
import { type Contribution, counts, type Explained, total } from '../engine/explained';
import { type Body, perBodyAnd } from '../engine/per-sheet';
import { tableRule } from '../table-rule';
import { attributeScore, legendaryOf } from './attributes';
import { contribution, rootOf, sheetBonuses, stackingOptions } from './bonuses';
import { bonusesOnPool } from './pool-bonuses';
import { isInForce } from './standing';

/** What makes an opening one and the same as another: the tree of its resource, or its name. @rule E-22 */
export function openingSource(sheet: Body, { resource, name }: EnergyPool['openings'][number]): string {
  const known = sheet.resources.find(({ id }) => id === resource);
  if (known) return rootOf(known, sheet.resources);
  return resource ?? `named ${name}`;
}

/** Whether a pool is open, and how often it counts as opened again; one of which no opening is known is open. @rule E-22 */
export function poolOpening(sheet: Body, pool: EnergyPool): ReturnType<typeof openingsInForce> {
  if (pool.openings.length === 0) return { open: true, further: pool.reopenings };
  const openings = pool.openings.map((opening) => ({
    resource: openingSource(sheet, opening),
    kind: opening.kind,
    at: opening.at,
    active: isInForce(sheet, opening.resource),
  }));
  const { open, further } = openingsInForce(openings, tableRule(sheet, 'reopenSource'));
  return { open, further: further + pool.reopenings };
}

const poolsOf = ({ energyPools }: Sheet): readonly EnergyPool[] => energyPools;
const gaugesOf = ({ gauges }: Sheet): readonly Gauge[] => gauges;

/** The pools that are open; the others are gone until one of their sources returns, and keep their energy. @rule E-22 @rule M-60 */
export const poolsInPlay = perBodyAnd(poolsOf, (body, pools): readonly EnergyPool[] =>
  pools.filter((pool) => poolOpening(body, pool).open),
);

/** The Gauges whose resource is owned and in force; the others are hidden and keep their value. @rule G-02 */
export const gaugesOnSheet = perBodyAnd(gaugesOf, (body, gauges): readonly Gauge[] =>
  gauges.filter(({ resource }) => isInForce(body, resource)),
);

function poolMaximumOf(sheet: Body, pool: EnergyPool): Explained {
  const reopening = reopeningBonus(poolOpening(sheet, pool).further);
  return total('E-03', [
    ...pool.keys.map((key) => counts('E-03', { kind: 'attribute', attribute: key }, attributeScore(sheet, key))),
    ...(reopening > 0 ? [counts('E-22', { kind: 'reopening' }, reopening)] : []),
    ...(pool.enhancement > 0 ? [counts('E-23', { kind: 'enhancement' }, pool.enhancement)] : []),
    ...(pool.bonus !== 0 ? [counts('E-23', { kind: 'manual' }, pool.bonus)] : []),
    ...bonusesOnPool(sheet, pool, 'maximum'),
  ]);
}

/** Maximum of every Energy Pool by id: its key Attributes as they stand, what enlarges it, and effects on it. @rule E-03 @rule E-22 @rule E-23 @rule E-24 @rule E-25 */
export const poolMaximums = perBodyAnd(
  poolsOf,
  (body, pools): ReadonlyMap<string, Explained> => new Map(pools.map((pool) => [pool.id, poolMaximumOf(body, pool)])),
);

/**
 * The points by which costs of a pool are lower, by its name; null for a cost whose pool its user may choose. Below 0
 * they are higher.
 * @rule E-20 @rule E-29
 */
export function costReduction(sheet: Sheet, name: string | null): Explained {
  const held = sheet.energyPools.find((pool) => pool.name === name);
  const pool = name === null ? null : (held ?? { name, countsAsPool: true, openTo: [] });
  return total('E-20', bonusesOnPool(sheet, pool, 'costReduction'), Number.NEGATIVE_INFINITY);
}

/** The extra successes of a Skill: those of bonuses that are on its rolls whatever else is in them. @rule G-03 @rule B-14 */
function skillExtraSuccesses(sheet: Body, name: string): readonly Contribution[] {
  const own = sheetBonuses(sheet).filter(({ target }) => {
    if (target.on !== 'extraSuccesses') return false;
    const { attribute, skill, tag, item } = target.roll;
    return skill === name && attribute === null && tag === '' && item === '';
  });
  return stackBonuses(own, stackingOptions(sheet)).entries.map((entry) => contribution(entry, 'G-03'));
}

function gaugeMaximumOf(sheet: Body, { maximum }: Gauge): Explained | null {
  switch (maximum.kind) {
    case 'none':
      return null;
    case 'fixed':
      return total('G-03', [counts('G-03', { kind: 'fixed' }, maximum.value)]);
    case 'attribute': {
      const { attribute } = maximum;
      return total('G-03', [counts('G-03', { kind: 'attribute', attribute }, attributeScore(sheet, attribute))]);
    }
    case 'legendary': {
      const { attribute } = maximum;
      return total('G-03', [counts('G-03', { kind: 'legendary', attribute }, legendaryOf(sheet, attribute))]);
    }
    case 'skill': {
      const rating = sheet.skills.find(({ name }) => name === maximum.skill)?.rating ?? 0;
      return total('G-03', [counts('G-03', { kind: 'skill', name: maximum.skill }, rating)]);
    }
    case 'skillExtraSuccesses':
      return total('G-03', skillExtraSuccesses(sheet, maximum.skill));
  }
}

/** Maximum of every Gauge by id; null for a Gauge without one. @rule G-03 @rule G-08 @rule G-09 */
export const gaugeMaximums = perBodyAnd(
  gaugesOf,
  (body, gauges): ReadonlyMap<string, Explained | null> =>
    new Map(gauges.map((gauge) => [gauge.id, gaugeMaximumOf(body, gauge)])),
);
