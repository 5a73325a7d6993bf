const LETTERS = 'DCBAS';

/** Height of a Rank from 0 (no Rank) to 5; doubles such as DD stand with their letter. @rule P-41 */
export const rankHeight = (rank: string | null): number =>
  rank === null || rank === '' ? 0 : LETTERS.indexOf(rank.charAt(0)) + 1;

/**
 * Whether an immunity holds against a source: only when its Rank is as high. A source without Rank is always stopped, an
 * immunity that states none (null) stops every Rank.
 * @rule P-41
 */
export const immunityHolds = (immunity: string | null, source: string | null): boolean =>
  immunity === null || rankHeight(immunity) >= rankHeight(source);
