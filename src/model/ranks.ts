/** The Ranks of resources, rewards and effects, lowest first. */
export const RANKS = ['Unranked', 'D', 'C', 'B', 'A', 'S'] as const;
export type Rank = (typeof RANKS)[number];
