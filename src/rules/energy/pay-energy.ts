import * as z from 'zod/mini';
import { natureSchema } from '@/model/energy';
import { count, idSchema, nameSchema } from '@/model/parts';
import type { EnergyPool, Sheet } from '@/model/sheet';
import { ownerPays, spendingFor } from '../beings/summon';
import { costReduction, poolsInPlay } from '../derived/energy';
import type { ContributionSource, Explained } from '../engine/explained';
import { type Refusal, refused } from '../engine/outcome';
import { happen, startTally, step, type Tally } from '../engine/tally';
import type { RuleId } from '../rulebook';
import { tableRule } from '../table-rule';
import { allEnergy, reducedCost } from './energy-cost';
import { whyNotChosen } from './pool-choice';
import { kindByName, kindOfPool } from './sheet-pools';
import { canPayFor, paysCost } from './variants';

export const payEnergyInput = z.strictObject({
  cost: z.strictObject({
    /** The pool whose energy it asks for, by name; null when its user may choose one. */
    pool: z.nullable(nameSchema),
    amount: count.check(z.minimum(1)),
    /** What a chosen pool has to be, and whether a special one will do. */
    nature: z.nullable(natureSchema),
    specialAllowed: z.boolean(),
  }),
  /** Points that the cost is lower by, besides what effects on the sheet take off. */
  reduction: count,
  /** From which pools it is paid; none for a cost that falls to 0. */
  payments: z.array(z.strictObject({ pool: idSchema, amount: count.check(z.minimum(1)) })).check(z.maxLength(40)),
  /** The summon of the character that spends it. */
  summon: z.optional(nameSchema),
});
export type PayEnergy = Readonly<{ type: 'pool/pay' }> & Readonly<z.infer<typeof payEnergyInput>>;

/**
 * Pays a cost in energy, from one pool or several; what is paid for counts with the full cost. Refused for the dead,
 * when a pool may not pay or has too little, when the payments are not the cost, and on the sheet of a summon.
 * @rule E-08 @rule E-09 @rule E-10 @rule E-20 @rule E-27 @rule M-40
 */
export function payEnergy(sheet: Sheet, { cost, reduction, payments, summon }: PayEnergy): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (ownerPays(sheet)) return refused('M-40', 'ownerPays');
  const drawn = drawFrom(sheet, payments);
  if ('code' in drawn) return drawn;
  const lower = costReduction(sheet, cost.pool ?? onlyPayer(drawn));
  const { pay, effect } = reducedCost(cost.amount, reduction + lower.value, tableRule(sheet, 'minCost'));
  for (const { pool, amount } of drawn) {
    const barred = whyNotPaying(sheet, pool, cost);
    if (barred && barred !== 'E-02') return refused(barred, 'poolCannotPay');
    if (amount > pool.current) return refused('E-09', 'notEnoughEnergy');
  }
  if (!isExact(sheet, cost.pool, pay, drawn)) return refused('E-20', 'paymentMismatch');
  const told = reductionSteps(spendingFor(startTally(sheet), summon), lower);
  const paid = drawn.reduce((tally, { pool, amount }) => {
    const rule = payingRule(cost.pool, pool.name, effect - pay);
    const open = whyNotPaying(sheet, pool, cost) === 'E-02';
    const judged = open ? happen(tally, 'E-02', 'leftToStoryteller', { subject: pool.name }) : tally;
    return step(judged, rule, `pool:${pool.id}`, pool.current - amount);
  }, told);
  return effect === pay ? paid : happen(paid, 'E-20', 'energyEffect', { amount: effect });
}

type Drawn = Readonly<{ pool: EnergyPool; amount: number }>;

/** The pool that pays alone, by name; null when several do, or none. */
const onlyPayer = ([first, ...more]: readonly Drawn[]): string | null =>
  first && more.length === 0 ? first.pool.name : null;

/** What effects take off a cost, or below 0 add to it. @rule E-20 */
const reductionSteps = (tally: Tally, { contributions }: Explained): Tally =>
  contributions
    .filter(({ counted, amount }) => counted && amount !== 0)
    .reduce(
      (next, { rule, source, amount }) =>
        happen(next, rule, 'costChanged', { amount: 0 - amount, subject: nameOf(source) }),
      tally,
    );

function nameOf(source: ContributionSource): string {
  if (source.kind === 'bonus') return source.source.name ?? source.source.id;
  return 'name' in source ? source.name : '';
}

/** The payments by pool, each pool once. */
function drawFrom(sheet: Sheet, payments: PayEnergy['payments']): readonly Drawn[] | Refusal {
  const amounts = new Map<string, number>();
  for (const { pool, amount } of payments) amounts.set(pool, (amounts.get(pool) ?? 0) + amount);
  const drawn: Drawn[] = [];
  for (const [id, amount] of amounts) {
    const pool = sheet.energyPools.find((one) => one.id === id);
    if (!pool) return refused('E-09', 'unknownEntry');
    if (!poolsInPlay(sheet).includes(pool)) return refused('E-22', 'outOfPlay');
    drawn.push({ pool, amount });
  }
  return drawn;
}

function whyNotPaying(sheet: Sheet, pool: EnergyPool, { pool: named, nature, specialAllowed }: PayEnergy['cost']) {
  if (named === null) return whyNotChosen(kindOfPool(pool), { specialAllowed, ...(nature ? { nature } : {}) });
  return canPayFor(kindOfPool(pool), kindByName(sheet, named)) ? null : ('E-10' satisfies RuleId);
}

/** Whether the payments are the cost, no more and no less. */
function isExact(sheet: Sheet, named: string | null, pay: number, drawn: readonly Drawn[]): boolean {
  if (named === null) return drawn.reduce((sum, { amount }) => sum + amount, 0) === pay;
  const payments = drawn.map(({ pool, amount }) => ({ pool: kindOfPool(pool), current: pool.current, amount }));
  return paysCost({ pool: kindByName(sheet, named), amount: pay }, payments);
}

/** The rule that a payment goes by: it stands in for another pool, it is reduced, or it is simply paid. */
function payingRule(named: string | null, payer: string, reduction: number): RuleId {
  if (named !== null && named !== payer) return 'E-10';
  return reduction !== 0 ? 'E-20' : 'E-09';
}

export const spendAllInput = z.strictObject({
  id: idSchema,
  /** The summon of the character that spends it. */
  summon: z.optional(nameSchema),
});
export type SpendAll = Readonly<{ type: 'pool/spend-all' }> & Readonly<z.infer<typeof spendAllInput>>;

/** Spends all energy of a pool; nothing makes that cheaper, and it counts with what was there. Refused for the dead, an empty pool, one out of play, and on the sheet of a summon. @rule E-21 @rule M-40 */
export function spendAll(sheet: Sheet, { id, summon }: SpendAll): Tally | Refusal {
  if (sheet.death !== null) return refused('H-16', 'dead');
  if (ownerPays(sheet)) return refused('M-40', 'ownerPays');
  const pool = sheet.energyPools.find((one) => one.id === id);
  if (!pool) return refused('E-21', 'unknownEntry');
  if (!poolsInPlay(sheet).includes(pool)) return refused('E-22', 'outOfPlay');
  const { pay, effect } = allEnergy(pool.current);
  if (pay === 0) return refused('E-21', 'notEnoughEnergy');
  const spent = step(spendingFor(startTally(sheet), summon), 'E-21', `pool:${id}`, pool.current - pay);
  return happen(spent, 'E-21', 'energyEffect', { amount: effect });
}
