/** Damage that reached the target, in points: that of the attack itself, and all that was added to it. */
export type DealtDamage = Readonly<{ original: number; extra: number }>;

/** What an effect sized by the damage dealt is worth, in points: the attack's own damage; `total` is what the target took. @rule M-62 */
export const damageRider = ({ original, extra }: DealtDamage): Readonly<{ rider: number; total: number }> => ({
  rider: original,
  total: original + extra,
});
