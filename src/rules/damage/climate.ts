/** Heat or cold around a character: the circumstance penalty in dice, and what guards against that element. */
export type Climate = Readonly<{ penalty: number; resistance: number; allEnergyResistance: number; immune: boolean }>;

/**
 * What a hot (or cold) environment still does to someone with fire (or cold) resistance or immunity. Any resistance takes
 * off the whole penalty; immunity takes off the other effects too. All-energy resistance counts only if the table says so.
 * @rule P-13
 */
export function climateEffects(
  climate: Climate,
  allEnergyCounts = false,
): Readonly<{ penalty: number; otherEffects: boolean }> {
  const resists = climate.resistance > 0 || (allEnergyCounts && climate.allEnergyResistance > 0);
  return { penalty: climate.immune || resists ? 0 : climate.penalty, otherEffects: !climate.immune };
}
