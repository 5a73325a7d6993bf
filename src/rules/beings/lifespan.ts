/** D-Ranks that a letter of a price counts for. A D is one; the book says nothing of the others. */
export type RankToD = Readonly<Record<'C' | 'B' | 'A' | 'S', number>>;

/** The preset: only the letters D count. */
export const RANK_TO_D: RankToD = { C: 0, B: 0, A: 0, S: 0 };

/** D-Ranks that upgrades took, by the letters of their prices (`DD` is two); anything that is no Rank letter is passed over. @rule M-69 */
export function dRanksOf(prices: readonly string[], rankToD: RankToD = RANK_TO_D): number {
  const worth: Readonly<Record<string, number>> = { D: 1, ...rankToD };
  return prices.flatMap((price) => [...price]).reduce((total, letter) => total + (worth[letter] ?? 0), 0);
}

/** What a life is made of: a d20 rolled once, D-Ranks spent in upgrades, abilities that changed the creature's Essence. */
export type LifespanParts = Readonly<{ d20: number; dRanks: number; essenceChanges: number }>;

/** A natural lifespan in years, with what each part adds. @rule M-69 */
export function lifespan({ d20, dRanks, essenceChanges }: LifespanParts): Readonly<{
  years: number;
  human: number;
  fromDie: number;
  fromRanks: number;
  fromEssence: number;
}> {
  const parts = { human: 70, fromDie: d20, fromRanks: 5 * dRanks, fromEssence: 10 * essenceChanges };
  return { ...parts, years: parts.human + parts.fromDie + parts.fromRanks + parts.fromEssence };
}
