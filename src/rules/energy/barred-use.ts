import { BARRED_USES, type BarredUse } from '@/model/barred-uses';

/** What can happen to an Energy Pool by the general rules. */
export type PoolUse = BarredUse | 'reopen' | 'clamp' | 'rejectsOthers' | 'spend' | 'recover' | 'roll';

/** Whether a general rule applies to a pool that doesn't count as an Energy Pool; all but five do. @rule E-29 */
export const appliesToUncounted = (use: PoolUse): boolean => !BARRED_USES.some((barred) => barred === use);
