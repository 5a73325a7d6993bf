import * as z from 'zod/mini';
import { idSchema, signed } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { gaugeMaximums, gaugesOnSheet, poolMaximums, poolsInPlay } from '../derived/energy';
import { type Refusal, refused } from '../engine/outcome';
import { startTally, step, type Tally } from '../engine/tally';

const adjust = z.strictObject({ id: idSchema, by: signed });

export const adjustPoolInput = adjust;
export type AdjustPool = Readonly<{ type: 'pool/adjust' }> & Readonly<z.infer<typeof adjust>>;

/** Spends (below 0) or refills an Energy Pool, never above its maximum. Refused beyond what is there, out of play, and when nothing moves. @rule E-03 @rule E-09 @rule E-22 */
export function adjustPool(sheet: Sheet, { id, by }: AdjustPool): Tally | Refusal {
  const pool = sheet.energyPools.find((entry) => entry.id === id);
  const maximum = poolMaximums(sheet).get(id);
  if (!pool || !maximum) return refused('E-03', 'unknownEntry');
  if (!poolsInPlay(sheet).includes(pool)) return refused('E-22', 'outOfPlay');
  if (pool.current + by < 0) return refused('E-03', 'notEnoughEnergy');
  const next = Math.max(pool.current, Math.min(pool.current + by, maximum.value));
  const adjusted = step(startTally(sheet), 'E-03', `pool:${id}`, by < 0 ? pool.current + by : next);
  return adjusted.sheet === sheet ? refused('E-03', 'nothingToDo') : adjusted;
}

export const adjustGaugeInput = adjust;
export type AdjustGauge = Readonly<{ type: 'gauge/adjust' }> & Readonly<z.infer<typeof adjust>>;

/** Moves a Gauge up or down between 0 and its maximum, if it has one. Refused when it can't move, and while it is hidden. @rule G-02 @rule G-05 */
export function adjustGauge(sheet: Sheet, { id, by }: AdjustGauge): Tally | Refusal {
  const gauge = sheet.gauges.find((entry) => entry.id === id);
  if (!gauge) return refused('G-05', 'unknownEntry');
  if (!gaugesOnSheet(sheet).includes(gauge)) return refused('G-02', 'outOfPlay');
  const maximum = gaugeMaximums(sheet).get(id)?.value ?? Number.MAX_SAFE_INTEGER;
  const next = Math.min(Math.max(0, gauge.current + by), maximum);
  const adjusted = step(startTally(sheet), 'G-05', `gauge:${id}`, next);
  return adjusted.sheet === sheet ? refused('G-05', 'nothingToDo') : adjusted;
}
