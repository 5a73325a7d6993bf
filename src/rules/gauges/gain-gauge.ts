import * as z from 'zod/mini';
import { gaugeSchema } from '@/model/energy';
import { count, idSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { die } from '../death/settle-death';
import { gaugeMaximums } from '../derived/energy';
import { warn } from '../energy/gain-pool';
import { kindOfGauge } from '../energy/sheet-pools';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally } from '../engine/tally';
import { isSameGauge } from './gauge-kind';
import { startingValue } from './gauge-value';

export const gainGaugeInput = z.strictObject({
  gauge: z.omit(gaugeSchema, { current: true }),
  start: z.union([z.enum(['full', 'empty']), z.strictObject({ value: count })]),
  /** The player has been told that this annihilates the character, and has confirmed it once more. */
  confirmed: z.boolean(),
});
export type GainGauge = Readonly<{ type: 'gauge/gain' }> & Readonly<z.infer<typeof gainGaugeInput>>;

/**
 * A Gauge comes with its resource. What conflicts annihilates the character, and is refused until it is confirmed.
 * Refused for the dead, without a resource, for a Gauge held already and for an id in use.
 * @rule G-02 @rule G-04 @rule G-06 @rule G-07 @rule G-10
 */
export function gainGauge(sheet: Sheet, { gauge, start, confirmed }: GainGauge): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (gauge.resource === null && gauge.source === '') return refused('G-02', 'noResource');
  const known = gauge.resource === null || sheet.resources.some(({ id }) => id === gauge.resource);
  if (!known) return refused('G-02', 'unknownEntry');
  const kind = kindOfGauge(gauge);
  if (sheet.gauges.some((held) => isSameGauge(kindOfGauge(held), kind))) return refused('G-10', 'alreadyHeld');
  if (sheet.gauges.some(({ id }) => id === gauge.id)) return refused('manual', 'invalid');
  const warned = warn(sheet, { kind: 'gauge', gauge }, confirmed);
  if ('code' in warned) return warned;
  const facts = { gauges: [...sheet.gauges, { ...gauge, current: 0 }] };
  const gained = happen(warned.tally, 'G-02', 'gaugeGained', { subject: gauge.name, facts });
  const maximum = gaugeMaximums(gained.sheet).get(gauge.id)?.value ?? null;
  const started = step(gained, 'G-04', `gauge:${gauge.id}`, startingValue(start, maximum));
  return warned.deadly ? die(started, warned.deadly, 'annihilated') : started;
}

export const loseGaugeInput = z.strictObject({ id: idSchema });
export type LoseGauge = Readonly<{ type: 'gauge/lose' }> & Readonly<z.infer<typeof loseGaugeInput>>;

/** A Gauge is gone with its resource. Refused for one that is not there. @rule G-02 */
export function loseGauge(sheet: Sheet, { id }: LoseGauge): Tally | Refusal {
  const held = sheet.gauges.find((gauge) => gauge.id === id);
  if (!held) return refused('G-02', 'unknownEntry');
  const gauges = sheet.gauges.filter((gauge) => gauge !== held);
  return happen(startTally(sheet), 'G-02', 'gaugeLost', { subject: held.name, facts: { gauges } });
}
