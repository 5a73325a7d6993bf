/** What a pool that doesn't count as an Energy Pool is kept out of. */
export const BARRED_USES = ['enhance', 'chooseToPay', 'bind', 'attacked', 'rejectedByOthers'] as const;
export type BarredUse = (typeof BARRED_USES)[number];

/** What can happen to an Energy Pool by the general rules. */
export type PoolUse = BarredUse | 'reopen' | 'clamp' | 'rejectsOthers' | 'spend' | 'recover' | 'roll';

/** Whether a general rule applies to a pool that doesn't count as an Energy Pool; all but five do. @rule E-29 */
export const appliesToUncounted = (use: PoolUse): boolean => !BARRED_USES.some((barred) => barred === use);
