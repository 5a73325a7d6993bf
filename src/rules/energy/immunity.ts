import { hasNature, type PoolKind } from './pool-kind';
import type { Nature } from './pool-nature';

/** An immunity against energy of some natures; `except` is a nature it lets through all the same. */
export type EnergyImmunity = Readonly<{ to: readonly Nature[]; except?: Nature }>;

/**
 * Whether an immunity stops an effect powered by energy. Asked of the pool that was spent, never of the one it
 * stood in for; a pool of two groups is stopped by an immunity to either.
 * @rule E-06 @rule E-10
 */
export function isStoppedByImmunity(spent: PoolKind, { to, except }: EnergyImmunity): boolean {
  if (except !== undefined && hasNature(spent, except)) return false;
  return to.some((nature) => hasNature(spent, nature));
}
