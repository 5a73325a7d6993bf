/** What an attached effect waits for: that the attack hits, or that its damage is taken. */
export type RiderNeed = 'hit' | 'damage';

/**
 * Whether an effect attached to damage happens. `taken` is what is left of its damage in the end, in points; an attack
 * that deals no damage and only has an effect needs the hit.
 * @rule D-02 @rule P-40
 */
export const riderFires = (needs: RiderNeed, hit: boolean, taken: number): boolean =>
  hit && (needs === 'hit' || taken > 0);

/** Points an effect sized by the damage goes by: what is left of the attack itself, without extra damage. @rule D-02 */
export const riderBasis = (taken: readonly Readonly<{ amount: number; extra: boolean }>[]): number =>
  taken.reduce((sum, part) => (part.extra ? sum : sum + part.amount), 0);
