import * as z from 'zod/mini';
import { energyPoolSchema } from '@/model/energy';
import { count, idSchema, textSchema } from '@/model/parts';
import type { EnergyPool, Sheet } from '@/model/sheet';
import { poolsInPlay } from '../derived/energy';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally } from '../engine/tally';
import { tellLegacy } from '../resources/legacy';
import { whyNotReached } from './pool-attack';
import { whyNotExpanded } from './pool-use';
import { kindOfPool } from './sheet-pools';

const poolOf = (sheet: Sheet, id: string): EnergyPool | undefined => sheet.energyPools.find((pool) => pool.id === id);

export const classifyPoolInput = z.pick(energyPoolSchema, {
  id: true,
  category: true,
  statedGroups: true,
  otherNatures: true,
  modes: true,
  variant: true,
  countsAsPool: true,
  openTo: true,
  paysInPlaceOf: true,
  bansLater: true,
  recovery: true,
  legacy: true,
});
export type ClassifyPool = Readonly<{ type: 'pool/classify' }> & Readonly<z.infer<typeof classifyPoolInput>>;

/** Says what kind of pool a held one is, as its own page or the Storyteller has it; nobody is annihilated by a word. Refused for a pool that is not there and when nothing changes. @rule E-01 @rule E-02 @rule E-30 */
export function classifyPool(sheet: Sheet, { type: _, ...kind }: ClassifyPool): Tally | Refusal {
  const held = poolOf(sheet, kind.id);
  if (!held) return refused('E-01', 'unknownEntry');
  const keys = Object.keys(kind) as (keyof typeof kind)[];
  if (keys.every((key) => isSame(held[key], kind[key]))) return refused('E-01', 'nothingToDo');
  const changed = { ...held, ...kind };
  const energyPools = sheet.energyPools.map((pool) => (pool === held ? changed : pool));
  const edited = happen(startTally(sheet), 'E-01', 'edited', { subject: held.name, facts: { energyPools } });
  return tellLegacy(edited, held, changed);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const losePoolInput = z.strictObject({ id: idSchema });
export type LosePool = Readonly<{ type: 'pool/lose' }> & Readonly<z.infer<typeof losePoolInput>>;

/** A pool is gone with all its energy; what it forbids stays forbidden. Refused for one that is not there. @rule E-07 @rule E-18 */
export function losePool(sheet: Sheet, { id }: LosePool): Tally | Refusal {
  const held = poolOf(sheet, id);
  if (!held) return refused('E-07', 'unknownEntry');
  const energyPools = sheet.energyPools.filter((pool) => pool !== held);
  return happen(startTally(sheet), 'E-07', 'poolLost', { subject: held.name, facts: { energyPools } });
}

export const enhancePoolInput = z.strictObject({
  id: idSchema,
  /** Points of maximum. */
  by: count.check(z.minimum(1)),
});
export type EnhancePool = Readonly<{ type: 'pool/enhance' }> & Readonly<z.infer<typeof enhancePoolInput>>;

/** Energy Pool Enhancement expands a pool: its maximum rises, its energy does not. Refused for special pools and those that don't count as one. @rule E-23 @rule E-29 */
export function enhancePool(sheet: Sheet, { id, by }: EnhancePool): Tally | Refusal {
  const held = poolOf(sheet, id);
  if (!held) return refused('E-23', 'unknownEntry');
  const barred = whyNotExpanded(kindOfPool(held));
  if (barred && barred !== 'E-02') return refused(barred, 'notExpandable');
  const start = startTally(sheet);
  const told = barred ? happen(start, barred, 'leftToStoryteller', { subject: held.name }) : start;
  return step(told, 'E-23', `enhancement:${id}`, held.enhancement + by);
}

export const drainPoolInput = z.strictObject({ id: idSchema, amount: count.check(z.minimum(1)), source: textSchema });
export type DrainPool = Readonly<{ type: 'pool/drain' }> & Readonly<z.infer<typeof drainPoolInput>>;

/** Somebody else's effect takes energy out of a pool, which is an attack on it. Refused for a pool it can't reach, one out of play, and an empty one. @rule E-19 @rule E-29 */
export function drainPool(sheet: Sheet, { id, amount, source }: DrainPool): Tally | Refusal {
  const held = poolOf(sheet, id);
  if (!held) return refused('E-19', 'unknownEntry');
  if (!poolsInPlay(sheet).includes(held)) return refused('E-22', 'outOfPlay');
  const shielded = whyNotReached(kindOfPool(held), { kind: 'drain', onAnother: true });
  if (shielded) return refused(shielded, 'poolNotReached');
  const start = startTally(sheet);
  const drained = step(start, 'E-19', `pool:${id}`, Math.max(0, held.current - amount), source || undefined);
  return drained === start ? refused('E-19', 'notEnoughEnergy') : drained;
}
