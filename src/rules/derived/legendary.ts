/**
 * Legendary rank of an Attribute score: one for each full step above the human ceiling.
 * `step` and `offset` are the table's constants. @rule X-01
 */
export const legendaryRank = (score: number, step = 5, offset = 0): number =>
  Math.max(0, Math.floor((score - 1) / step) - offset);

/** Extra successes that an Attribute brings to a roll that has already succeeded. @rule X-02 */
export const extraSuccesses = (rank: number, perRank = 1): number => rank * perRank;
