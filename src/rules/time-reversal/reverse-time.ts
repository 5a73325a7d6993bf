/** NamedAmounts by name. */
export type NamedAmounts = Readonly<Record<string, number>>;

/** What going back in time does not simply put back. */
export type LastingFacts = Readonly<{
  /** Pieces left of each consumable. */
  consumables: NamedAmounts;
  /** Uses left of each ability or item that has a number of them. */
  uses: NamedAmounts;
  /** Skills and payments that are used up for this scene. */
  usedThisScene: readonly string[];
  /** What has been bought from the Overseer. */
  owned: readonly string[];
  /** Reward points held. */
  points: number;
  /** XP not spent. */
  experience: number;
}>;

/** What was used up between the moment that returns and now. */
export type UsedSince = Readonly<{ consumables: NamedAmounts; uses: NamedAmounts; usedThisScene: readonly string[] }>;

/**
 * The state of an earlier moment, as the game's time reversal returns it. What was used since stays used, what was bought
 * stays bought, reward points and XP stay as they are now; everything else is as it was then. The app's own undo is not this.
 * @rule M-38
 */
export const reverseTime = <State extends LastingFacts>(then: State, now: LastingFacts, used: UsedSince): State => ({
  ...then,
  consumables: less(then.consumables, used.consumables),
  uses: less(then.uses, used.uses),
  usedThisScene: [...new Set([...then.usedThisScene, ...used.usedThisScene])],
  owned: now.owned,
  points: now.points,
  experience: now.experience,
});

const less = (held: NamedAmounts, used: NamedAmounts): NamedAmounts =>
  Object.fromEntries(
    Object.entries(held).map(([name, amount]) => [
      name,
      Math.max(0, amount - (Object.hasOwn(used, name) ? (used[name] ?? 0) : 0)),
    ]),
  );
