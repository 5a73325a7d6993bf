/** What an attached effect waits for: that the attack hits, or that its damage is taken. */
export type RiderNeed = 'hit' | 'damage';

/**
 * Whether an effect attached to damage happens. `taken` is what is left of its damage in the end, in points; an attack
 * that deals no damage and only has an effect needs the hit.
 * @rule D-02 @rule P-40
 */
export const riderFires = (needs: RiderNeed, hit: boolean, taken: number): boolean =>
  hit && (needs === 'hit' || taken > 0);

/** Points of damage; `extra` for what came beside the attack's own. */
type TakenDamage = Readonly<{ amount: number; extra: boolean }>;

/** What an effect sized by the damage is worth, in points: what is left of the attack itself, out of `total`. @rule D-02 @rule M-62 */
export function damageRider(taken: readonly TakenDamage[]): Readonly<{ rider: number; total: number }> {
  let rider = 0;
  let total = 0;
  for (const { amount, extra } of taken) {
    if (!extra) rider += amount;
    total += amount;
  }
  return { rider, total };
}
