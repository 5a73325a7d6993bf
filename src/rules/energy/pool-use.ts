import type { RuleId } from '../rulebook';
import { appliesToUncounted, type PoolUse } from './barred-use';
import type { PoolKind } from './pool-kind';

/** Whether a pool takes part in a use: it counts, the use is open to all, or its own text allows it. @rule E-29 */
export const isOpenTo = (kind: Pick<PoolKind, 'countsAsPool' | 'openTo'>, use: PoolUse): boolean =>
  kind.countsAsPool || appliesToUncounted(use) || kind.openTo.some((open) => open === use);

/** The rule that keeps a pool from being expanded by Energy Pool Enhancement; null when it may be. @rule E-23 @rule E-29 */
export function whyNotExpanded(kind: PoolKind): RuleId | null {
  if (!isOpenTo(kind, 'enhance')) return 'E-29';
  if (kind.category === 'unclassified') return 'E-02';
  return kind.category === 'special' ? 'E-23' : null;
}

/** The rule that keeps a pool from being bound by an upgrade; null when it may be. @rule E-29 */
export const whyNotBound = (kind: PoolKind): RuleId | null => (isOpenTo(kind, 'bind') ? null : 'E-29');
