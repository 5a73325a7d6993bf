import type { PoolKind, VariantRule } from './pool-kind';

const holds = (kind: PoolKind, rule: VariantRule): boolean =>
  kind.variant !== null && !kind.variant.setsAside.includes(rule);

/** The name of the pool that a pool is ruled as: its original, if it is a variant. @rule E-26 */
export const ruledAs = (kind: PoolKind): string =>
  kind.variant !== null && holds(kind, 'ruledAsOriginal') ? kind.variant.of : kind.name;

/** Whether a pool meets a rule that names a pool, as itself or as a variant of it. @rule E-26 */
export const isRuledAs = (kind: PoolKind, name: string): boolean => kind.name === name || ruledAs(kind) === name;

/** Whether two pools never conflict: the same one, a variant and its original, two variants of one original. @rule E-16 @rule E-26 */
export const isSameFamily = (one: PoolKind, other: PoolKind): boolean =>
  one.name === other.name || ruledAs(one) === ruledAs(other);

/**
 * Whether energy of one pool may pay a cost in another: its own, a variant for its original (not the other way
 * round), or a pool whose text says so.
 * @rule E-10 @rule E-27
 */
export function canPayFor(payer: PoolKind, cost: PoolKind): boolean {
  if (payer.name === cost.name || payer.paysInPlaceOf.includes(cost.name)) return true;
  if (payer.variant?.of === cost.name) return holds(payer, 'paysForOriginal');
  return cost.variant?.of === payer.name && !holds(cost, 'originalCannotPay');
}

/** Points of energy taken from a pool that holds `current`. */
export type Payment = Readonly<{ pool: PoolKind; current: number; amount: number }>;

/** Whether payments make up a cost exactly, each from a pool that may pay it and has that much; they may be mixed. @rule E-27 */
export const paysCost = (cost: Readonly<{ pool: PoolKind; amount: number }>, payments: readonly Payment[]): boolean =>
  payments.every(({ pool, current, amount }) => canPayFor(pool, cost.pool) && amount <= current) &&
  payments.reduce((sum, { amount }) => sum + amount, 0) === cost.amount;

/** Whether gaining a pool opens one already held again; a variant and its original stay apart. @rule E-22 @rule E-28 */
export function opensAgain(held: PoolKind, gained: PoolKind): boolean {
  if (held.name === gained.name) return true;
  if (gained.variant?.of === held.name) return !holds(gained, 'keptApart');
  return held.variant?.of === gained.name && !holds(held, 'keptApart');
}
