/** Energy that leaves the pool, and the energy the effect is worked out from, in points. */
export type EnergyCost = Readonly<{ pay: number; effect: number }>;

/**
 * A cost after reduction; the effect keeps its full size. `minimum` is the least that is paid (the option), though
 * never more than the cost itself.
 * @rule E-20
 */
export const reducedCost = (nominal: number, reduction = 0, minimum: 0 | 1 = 0): EnergyCost => ({
  pay: Math.max(Math.min(nominal, minimum), nominal - reduction),
  effect: nominal,
});

/** Spending all energy of a pool: no reduction applies. @rule E-21 */
export const allEnergy = (current: number): EnergyCost => ({ pay: current, effect: current });

/** The energy an effect is worked out from when this much was really paid under a reduction. @rule E-20 */
export const effectOfPaid = (paid: number, reduction = 0): number => paid + reduction;
