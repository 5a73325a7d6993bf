import type { TypedBonus } from './typed-bonus';

/** Whom nothing that works on the mind reaches: the mindless, and those immune to it. */
export type Mind = Readonly<{ mindless?: boolean | undefined; immuneToMindAffecting?: boolean | undefined }>;

/** Whether morale and other mind-affecting bonuses and penalties reach someone. @rule B-35 */
export const moraleApplies = ({ mindless = false, immuneToMindAffecting = false }: Mind): boolean =>
  !mindless && !immuneToMindAffecting;

const OFF = { reason: 'mindAffectingImmune', rule: 'B-35' } as const;

/** The bonuses and penalties of someone, those that work on the mind out of force where it can't be reached. @rule B-35 */
export function reachingMind<T extends TypedBonus>(bonuses: readonly T[], mind: Mind): readonly T[] {
  if (moraleApplies(mind)) return bonuses;
  return bonuses.map((bonus) =>
    bonus.type === 'morale' || bonus.mindAffecting ? { ...bonus, off: bonus.off ?? OFF } : bonus,
  );
}
