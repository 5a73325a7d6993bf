import type { EnergyPool, Gauge, Sheet } from '@/model/sheet';
import { reopeningBonus } from '../energy/pool-size';
import { counts, type Explained, total } from '../engine/explained';
import { perSheet } from '../engine/per-sheet';
import { attributeScore, legendaryOf } from './attributes';

function poolMaximumOf(sheet: Sheet, pool: EnergyPool): Explained {
  const reopening = reopeningBonus(pool.reopenings);
  return total('E-03', [
    ...pool.keys.map((key) => counts('E-03', { kind: 'attribute', attribute: key }, attributeScore(sheet, key))),
    ...(reopening > 0 ? [counts('E-22', { kind: 'reopening' }, reopening)] : []),
    ...(pool.enhancement > 0 ? [counts('E-23', { kind: 'enhancement' }, pool.enhancement)] : []),
    ...(pool.bonus !== 0 ? [counts('E-23', { kind: 'manual' }, pool.bonus)] : []),
  ]);
}

/** Maximum of every Energy Pool by id: its key Attributes as they stand, and what enlarges it. @rule E-03 @rule E-22 @rule E-23 @rule E-24 @rule E-25 */
export const poolMaximums = perSheet(
  (sheet): ReadonlyMap<string, Explained> =>
    new Map(sheet.energyPools.map((pool) => [pool.id, poolMaximumOf(sheet, pool)])),
);

function gaugeMaximumOf(sheet: Sheet, { maximum }: Gauge): Explained | null {
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
export const gaugeMaximums = perSheet(
  (sheet): ReadonlyMap<string, Explained | null> =>
    new Map(sheet.gauges.map((gauge) => [gauge.id, gaugeMaximumOf(sheet, gauge)])),
);
