import type { AttributeGroup } from '@/model/attributes';
import type { MainCategory } from '@/model/energy';

export type CategoryNature = 'general' | 'special' | 'eastern' | 'western';

/** What a rule can ask of an Energy Pool or a Gauge: a category, an Attribute group, or a word of its own text. */
export type Nature = CategoryNature | AttributeGroup | `other:${string}`;

const CATEGORY_NATURES: Readonly<Record<MainCategory, readonly CategoryNature[]>> = {
  eastern: ['general', 'eastern'],
  western: ['general', 'western'],
  eastAndWest: ['general', 'eastern', 'western'],
  general: ['general'],
  special: ['special'],
  unclassified: [],
};

/** The natures a main category brings; a special pool is never Eastern or Western. @rule E-01 */
export const categoryNatures = (category: MainCategory): readonly CategoryNature[] => CATEGORY_NATURES[category];

/** Whether a nature is one that only the main category can tell, so an unclassified pool leaves it open. @rule E-02 */
export const isCategoryNature = (nature: Nature): nature is CategoryNature =>
  CATEGORY_NATURES.eastAndWest.some((known) => known === nature) || nature === 'special';
