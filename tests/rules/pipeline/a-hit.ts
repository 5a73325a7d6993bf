import type { DamageType } from '@/model/damage';
import type { Grade } from '@/model/health';
import type { DamagePart, HitPart } from '@/rules/damage/damage-part';
import type { Defence, Defences } from '@/rules/pipeline/defence';
import type { PipelineOptions } from '@/rules/pipeline/pipeline-options';
import type { PipelineStep } from '@/rules/pipeline/pipeline-step';
import { runPipeline } from '@/rules/pipeline/run-pipeline';

const GRADES: Readonly<Record<string, Grade>> = { B: 'bashing', L: 'lethal', A: 'aggravated' };
const LETTERS = { bashing: 'B', lethal: 'L', aggravated: 'A' } as const;

/** A part written as `5L fire+holy`. */
export function aPart(text: string, more: Partial<DamagePart> = {}): DamagePart {
  const [points = '', types = 'physical'] = text.split(' ');
  return {
    grade: GRADES[points.slice(-1)] ?? 'lethal',
    amount: Number(points.slice(0, -1)),
    types: types.split('+') as DamageType[],
    ...more,
  };
}

/** Parts written as they are read, in their order. */
export const written = (parts: readonly HitPart[]): readonly string[] =>
  parts.map(({ grade, amount, types }) => `${amount}${grade === null ? '' : LETTERS[grade]} ${types.join('+')}`);

export const aCreature = (...abilities: readonly Defence[]): Defences => ({ kind: 'creature', abilities });
export const anObject = (...abilities: readonly Defence[]): Defences => ({ kind: 'object', abilities });

/** Runs a hit; parts may be written. */
export const runHit = (parts: readonly (string | DamagePart)[], defences: Defences, options: PipelineOptions = {}) =>
  runPipeline(
    parts.map((part) => (typeof part === 'string' ? aPart(part) : part)),
    defences,
    options,
  );

/** What is left of a hit, as it is read. */
export const leftOf = (parts: readonly (string | DamagePart)[], defences: Defences, options: PipelineOptions = {}) =>
  written(runHit(parts, defences, options).final);

/** Steps in short: stage, id, result, points. */
export const inShort = (steps: readonly PipelineStep[]): readonly string[] =>
  steps.map(({ stage, id, result, points }) => `${stage} ${id} ${result} ${points}`);

export const ignoring = (id: string, points: number | 'all', types?: readonly DamageType[]): Defence => ({
  id,
  kind: 'ignoring',
  points,
  types: types ?? null,
});
export const hardness = (points: number): Defence => ({ id: 'hardness', kind: 'hardness', points });
export const absorbing = (id: string, points: number, covers: 'physical' | 'all' = 'all'): Defence => ({
  id,
  kind: 'absorption',
  points,
  covers,
});
export const reduction = (id: string, points: number, ...weaknesses: readonly string[]): Defence => ({
  id,
  kind: 'reduction',
  points,
  weaknesses,
});
export const resistance = (
  id: string,
  points: number,
  energy: Extract<Defence, { kind: 'resistance' }>['energy'] = 'all',
): Defence => ({ id, kind: 'resistance', points, energy });
export const negation = (
  id: string,
  points: number,
  more: Partial<Extract<Defence, { kind: 'negation' }>> = {},
): Defence => ({
  id,
  kind: 'negation',
  points,
  ...more,
});
export const immunity = (id: string, more: Partial<Extract<Defence, { kind: 'immunity' }>>): Defence => ({
  id,
  kind: 'immunity',
  ...more,
});
export const conversion = (id: string, more: Partial<Extract<Defence, { kind: 'conversion' }>> = {}): Defence => ({
  id,
  kind: 'conversion',
  name: id,
  holder: 'self',
  points: 'all',
  ...more,
});
export const vulnerability = (id: string, damageType: DamageType, points: number | null = null): Defence => ({
  id,
  kind: 'vulnerability',
  damageType,
  points,
});
