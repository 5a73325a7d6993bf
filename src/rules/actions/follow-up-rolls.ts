/** One use of an ability that rolls several times, in dice; `bonus` is everything that was added to the roll, penalties too. */
export type FollowUpUse = Readonly<{ base: number; bonus: number; rolls: number }>;

/** The dice pool of each roll of one use: what was added to the roll counts for the first one only. @rule M-36 */
export const followUpPools = ({ base, bonus, rolls }: FollowUpUse): readonly number[] =>
  Array.from({ length: rolls }, (_, index) => (index === 0 ? base + bonus : base));
