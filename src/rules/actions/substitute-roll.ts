/** Leave to put one part of a roll in the place of another, for one family of rolls only. */
export type Substitution = Readonly<{ family: string; from: string; to: string }>;

/** A roll by its parts, the key Attribute first. */
export type RollParts = Readonly<{ family: string; parts: readonly string[] }>;

/** The option: whether extra successes come from the Attribute that is rolled or from the one it stands in for. */
export type SubstituteExtraSuccesses = 'rolledAttribute' | 'originalAttribute';

/** A roll after substitution. `capAttribute` still sets the damage cap and whatever else is derived. */
export type SubstitutedRoll = Readonly<{
  parts: readonly Readonly<{ original: string; rolled: string }>[];
  capAttribute: string | null;
  extraSuccessAttribute: string | null;
}>;

/**
 * Puts substitutes into a roll. Of several that fit a part the one listed first is used, and what it put there is not
 * replaced again. Attributes are null for a roll without parts.
 * @rule M-47
 */
export function substituteRoll(
  { family, parts }: RollParts,
  substitutions: readonly Substitution[],
  substituteES: SubstituteExtraSuccesses = 'rolledAttribute',
): SubstitutedRoll {
  const allowed = substitutions.filter((substitution) => substitution.family === family);
  const substituted = parts.map((original) => ({
    original,
    rolled: allowed.find(({ from }) => from === original)?.to ?? original,
  }));
  const key = substituted[0];
  return {
    parts: substituted,
    capAttribute: key?.original ?? null,
    extraSuccessAttribute: (substituteES === 'rolledAttribute' ? key?.rolled : key?.original) ?? null,
  };
}
