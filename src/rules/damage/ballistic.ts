/** What decides whether a shot is ballistic: the traits of the weapon, and whether this shot can deal energy damage. */
export type Shot = Readonly<{ traits: readonly string[]; canDealEnergy: boolean }>;

const AMMUNITION: readonly string[] = ['ammo', 'unlimited ammo'];

/** Whether a shot deals ballistic damage, which is always piercing. @rule D-06 */
export const isBallistic = ({ traits, canDealEnergy }: Shot): boolean =>
  !canDealEnergy && traits.some((trait) => AMMUNITION.includes(trait.toLowerCase()));
