import type { PoolValue } from '@/model/bonuses';
import type { EnergyPool } from '@/model/sheet';
import { stackBonuses } from '../bonuses/stack-bonuses';
import { whyNotReached } from '../energy/pool-attack';
import type { Contribution } from '../engine/explained';
import { type Body, perBody } from '../engine/per-sheet';
import { contribution, type SheetBonus, sheetBonuses, stackingOptions } from './bonuses';

/** What of a pool decides which bonuses and penalties reach it. */
type Reached = Pick<EnergyPool, 'name' | 'countsAsPool' | 'openTo'>;

type PoolBonus = SheetBonus & Readonly<{ target: Extract<SheetBonus['target'], { on: 'pool' }> }>;

const isOnPool = (bonus: SheetBonus): bonus is PoolBonus => bonus.target.on === 'pool';

const poolBonuses = perBody((sheet): readonly PoolBonus[] => sheetBonuses(sheet).filter(isOnPool));

/** A penalty that somebody else put on a pool attacks it; one that can't be attacked takes no harm from it. @rule E-19 @rule E-29 */
function shielded(bonus: PoolBonus, pool: Reached): PoolBonus {
  if (bonus.off || bonus.sign === 'bonus') return bonus;
  const kind = bonus.target.value === 'maximum' ? 'lowerMaximum' : 'otherHarm';
  const rule = whyNotReached(pool, { kind, onAnother: bonus.effect?.byAnother ?? false });
  return rule === null ? bonus : { ...bonus, off: { reason: 'poolNotReached', rule } };
}

const RULES = {
  maximum: { bonus: 'E-24', penalty: 'E-25' },
  costReduction: { bonus: 'E-20', penalty: 'E-20' },
} as const;

/**
 * What bonuses and penalties add to a number of a pool, in points, stacked: those on this pool and those on every pool,
 * which alone are on a pool that is not known (null). What doesn't count has its reason.
 * @rule E-19 @rule E-20 @rule E-24 @rule E-25 @rule E-29
 */
export function bonusesOnPool(sheet: Body, pool: Reached | null, value: PoolValue): readonly Contribution[] {
  const all = poolBonuses(sheet);
  if (all.length === 0) return NONE;
  const own = all
    .filter(({ target }) => target.value === value && (target.pool === '' || target.pool === pool?.name))
    .map((bonus) => (pool === null ? bonus : shielded(bonus, pool)));
  const { entries } = stackBonuses(own, stackingOptions(sheet));
  return entries.map((entry) => contribution(entry, RULES[value][entry.bonus.sign]));
}

const NONE: readonly Contribution[] = [];
