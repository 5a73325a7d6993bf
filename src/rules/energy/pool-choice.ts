import type { RuleId } from '../rulebook';
import { hasNature, type PoolKind, type WayToGain } from './pool-kind';
import { isCategoryNature, type Nature } from './pool-nature';
import { isOpenTo } from './pool-use';

/** What an ability asks of the pool its user chooses. `specialAllowed` when its text lets special pools in. */
export type PoolChoice = Readonly<{ nature?: Nature; specialAllowed?: boolean }>;

/**
 * The rule that keeps a pool from being chosen for an ability; null when it may be. Without a main category it is
 * for the Storyteller to say (E-02).
 * @rule E-06 @rule E-08 @rule E-29
 */
export function whyNotChosen(kind: PoolKind, { nature, specialAllowed = false }: PoolChoice = {}): RuleId | null {
  if (!isOpenTo(kind, 'chooseToPay')) return 'E-29';
  const matches = nature === undefined || hasNature(kind, nature);
  if (kind.category === 'unclassified') return matches || isCategoryNature(nature) ? 'E-02' : 'E-08';
  return matches && (specialAllowed || kind.category !== 'special') ? null : 'E-08';
}

/** Whether a pool can be had in this way: some are never bought, some only come from another pool. @rule E-07 */
export const canGainBy = (kind: PoolKind, way: WayToGain): boolean => kind.waysToGain.includes(way);
