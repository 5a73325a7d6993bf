import { ATTRIBUTE_GROUPS, type AttributeGroup, type AttributeId } from '@/model/attributes';
import type { BarredUse } from '@/model/barred-uses';
import type { MainCategory } from '@/model/energy';
import { categoryNatures, type Nature } from './pool-nature';
import { poolGroups } from './pool-size';

/** What a pool says about others: nothing, one nature alone, all but one nature, or Gauges of a nature. */
export type CompatibilityMode =
  | Readonly<{ kind: 'rejectsNothing' }>
  | Readonly<{ kind: 'onlyWith'; nature: Nature }>
  | Readonly<{ kind: 'notWith'; nature: Nature }>
  | Readonly<{ kind: 'rejectsGauges'; nature: Nature }>;

/** The general rules of variants that a variant's own text can set aside. */
export type VariantRule = 'ruledAsOriginal' | 'paysForOriginal' | 'originalCannotPay' | 'keptApart';

/** That a pool is a variant of another one, named by its name. */
export type Variant = Readonly<{ of: string; setsAside: readonly VariantRule[] }>;

/** How a pool can be had: at its own price, with another resource, by advancing another pool. */
export type WayToGain = 'bought' | 'withResource' | 'advancement';

/** What an Energy Pool is, whoever holds it. Its name is its identity: two pools of one name are the same pool. */
export type PoolKind = Readonly<{
  name: string;
  category: MainCategory;
  /** Key Attributes; none when they are not known. */
  keys: readonly AttributeId[];
  /** Subcategories known without the key Attributes. */
  statedGroups: readonly AttributeGroup[];
  otherNatures: readonly `other:${string}`[];
  modes: readonly CompatibilityMode[];
  variant: Variant | null;
  countsAsPool: boolean;
  /** What its own text allows although it does not count as an Energy Pool. */
  openTo: readonly BarredUse[];
  waysToGain: readonly WayToGain[];
  /** Names of pools whose costs this one may pay although it is no variant of them. */
  paysInPlaceOf: readonly string[];
  /** A pool that has all these natures kills when it is gained after this one's first point; none when empty. */
  bansLater: readonly Nature[];
}>;

/** An ordinary general pool of this name, with only what differs given. */
export const poolKind = (name: string, change: Partial<Omit<PoolKind, 'name'>> = {}): PoolKind => ({
  name,
  category: 'general',
  keys: [],
  statedGroups: [],
  otherNatures: [],
  modes: [],
  variant: null,
  countsAsPool: true,
  openTo: [],
  waysToGain: ['bought', 'withResource', 'advancement'],
  paysInPlaceOf: [],
  bansLater: [],
  ...change,
});

/** The subcategories of a pool: the groups of its key Attributes and those stated. @rule E-05 */
export function subcategoriesOf({ keys, statedGroups }: PoolKind): readonly AttributeGroup[] {
  const found = [...poolGroups(keys), ...statedGroups];
  return (Object.keys(ATTRIBUTE_GROUPS) as AttributeGroup[]).filter((group) => found.includes(group));
}

/** Every nature of a pool; one with keys of two groups has both. @rule E-01 @rule E-06 */
export const naturesOf = (kind: PoolKind): readonly Nature[] => [
  ...categoryNatures(kind.category),
  ...subcategoriesOf(kind),
  ...kind.otherNatures,
];

/** Whether a pool has a nature, for prerequisites and against opposing effects alike. @rule E-06 */
export const hasNature = (kind: PoolKind, nature: Nature): boolean => naturesOf(kind).includes(nature);

/** Whether a pool states no main category, so that the Storyteller has to say what it is. @rule E-02 */
export const isUnclassified = (kind: PoolKind): boolean => kind.category === 'unclassified';
