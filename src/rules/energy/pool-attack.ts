import type { RuleId } from '../rulebook';
import type { PoolKind } from './pool-kind';
import { isOpenTo } from './pool-use';

/** What an effect does to an Energy Pool, and whether the pool is someone else's. */
export type PoolEffect = Readonly<{
  kind: 'seal' | 'lowerMaximum' | 'drain' | 'otherHarm' | 'raiseMaximum' | 'restore' | 'otherHelp';
  onAnother: boolean;
}>;

const HARMS: readonly PoolEffect['kind'][] = ['seal', 'lowerMaximum', 'drain', 'otherHarm'];

/** Whether an effect attacks an Energy Pool: it harms another character's use of theirs. @rule E-19 */
export const attacksPool = ({ kind, onAnother }: PoolEffect): boolean => onAnother && HARMS.includes(kind);

/** The rule that shields a pool from an effect; null when the effect reaches it. @rule E-19 @rule E-29 */
export const whyNotReached = (kind: Pick<PoolKind, 'countsAsPool' | 'openTo'>, effect: PoolEffect): RuleId | null =>
  attacksPool(effect) && !isOpenTo(kind, 'attacked') ? 'E-29' : null;

/** The kinds of value that are kept beside one another and of which only one is an Energy Pool. */
export type ValueKind = 'energyPool' | 'gauge' | 'willpower';

/**
 * Whether an effect, cost or choice about Energy Pools reaches a value. Willpower only when the text names it;
 * a Gauge never.
 * @rule W-02 @rule G-01
 */
export const poolRulesReach = (value: ValueKind, namesWillpower = false): boolean =>
  value === 'energyPool' || (value === 'willpower' && namesWillpower);
