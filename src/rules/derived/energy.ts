import type { EnergyPool, Gauge, Sheet } from '@/model/sheet';
import { openingsInForce } from '../energy/openings';
import { reopeningBonus } from '../energy/pool-size';
import { counts, type Explained, total } from '../engine/explained';
import { type Body, perBodyAnd } from '../engine/per-sheet';
import { tableRule } from '../table-rule';
import { attributeScore, legendaryOf } from './attributes';
import { rootOf } from './bonuses';
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
  ]);
}

/** Maximum of every Energy Pool by id: its key Attributes as they stand, and what enlarges it. @rule E-03 @rule E-22 @rule E-23 @rule E-24 @rule E-25 */
export const poolMaximums = perBodyAnd(
  poolsOf,
  (body, pools): ReadonlyMap<string, Explained> => new Map(pools.map((pool) => [pool.id, poolMaximumOf(body, pool)])),
);

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
  }
}

/** Maximum of every Gauge by id; null for a Gauge without one. @rule G-03 @rule G-08 @rule G-09 */
export const gaugeMaximums = perBodyAnd(
  gaugesOf,
  (body, gauges): ReadonlyMap<string, Explained | null> =>
    new Map(gauges.map((gauge) => [gauge.id, gaugeMaximumOf(body, gauge)])),
);
