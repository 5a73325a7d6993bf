/** What a pool that does not count as an Energy Pool is barred from. */
export const BARRED_USES = ['enhance', 'chooseToPay', 'bind', 'attacked', 'rejectedByOthers'] as const;
export type BarredUse = (typeof BARRED_USES)[number];
