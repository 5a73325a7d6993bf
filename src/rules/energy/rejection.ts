import type { RuleId } from '../rulebook';
import { type CompatibilityMode, hasNature, isUnclassified, type PoolKind, subcategoriesOf } from './pool-kind';
import { isCategoryNature, type Nature } from './pool-nature';
import { isOpenTo } from './pool-use';
import { isSameFamily } from './variants';

/** Why one side rejects the other: the rule and the nature it asks about. E-02 means that nobody has said yet. */
export type Rejection = Readonly<{ rule: RuleId; nature: Nature }>;

/** How a pool rejects another one; null when it doesn't, and for pools of one family or not rejected by pools. @rule E-12 @rule E-16 @rule E-29 */
export function rejectionOf(rejecting: PoolKind, other: PoolKind, onlySubcategoryStrict = true): Rejection | null {
  if (isSameFamily(rejecting, other) || !isOpenTo(other, 'rejectedByOthers')) return null;
  const found = rejecting.modes.flatMap((mode) => rejectionByMode(mode, other, onlySubcategoryStrict) ?? []);
  return found.find(({ rule }) => rule !== 'E-02') ?? found[0] ?? null;
}

/** How one compatibility mode rejects a pool; null when it doesn't. @rule E-12 @rule E-13 @rule E-14 @rule E-17 */
export function rejectionByMode(mode: CompatibilityMode, other: PoolKind, strict = true): Rejection | null {
  if (mode.kind === 'rejectsNothing' || mode.kind === 'rejectsGauges') return null;
  const { kind, nature } = mode;
  if (isUnclassified(other) && isCategoryNature(nature)) return { rule: 'E-02', nature };
  const has = hasNature(other, nature);
  if (isOfBoth(other) && (nature === 'eastern' || nature === 'western')) return { rule: 'E-17', nature };
  if (kind === 'notWith') return has ? { rule: 'E-14', nature } : null;
  return has && !(strict && isMixed(other, nature)) ? null : { rule: 'E-13', nature };
}

const isOfBoth = (kind: PoolKind): boolean => hasNature(kind, 'eastern') && hasNature(kind, 'western');

/** Whether a pool has another subcategory beside this one. */
function isMixed(kind: PoolKind, nature: Nature): boolean {
  const groups = subcategoriesOf(kind);
  return groups.length > 1 && groups.some((group) => group === nature);
}
