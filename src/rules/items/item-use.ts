import { countedStrength } from '../size/size-adjustments';
import { FIT_TOLERANCE, type ItemFit, type ItemSizes, misfit, sizeToFit } from './item-fit';

/** Whether penalties of 6 make an item unusable, or only more than 6. */
export type ItemUnusableAt = 'atLeastSix' | 'moreThanSix';

/** The penalty at which an item is too much for its user. */
const UNUSABLE_PENALTY = 6;

/** What an item asks of its user, with the penalties in points. */
export type ItemUse = Readonly<{
  /** Strength as it counts for equipment after Size, and the points missing. */
  strength: number;
  missingStrength: number;
  strengthPenalty: number;
  beyondFit: number;
  fitPenalty: number;
  total: number;
  usable: boolean;
}>;

/** A user and an item. Only permanent Size changes Strength; the Size of the moment decides the fit. */
export type ItemUser = Readonly<{
  strength: number;
  permanentSize: number;
  currentSize: number;
  strengthRequired: number;
}>;

type Limits = Readonly<{ tolerance?: number; unusableAt?: ItemUnusableAt; limit?: number }>;

const isTooMuch = (total: number, limit: number, unusableAt: ItemUnusableAt): boolean =>
  unusableAt === 'atLeastSix' ? total >= limit : total > limit;

/**
 * The penalties of using an item whose Size for fitting is `fitSize`: 2 for each missing point of Strength and 2 for
 * each point of Size beyond the tolerance; from the limit on it can't be used at all.
 * @rule M-25
 */
export function itemPenalties(
  user: ItemUser,
  fitSize: number,
  { tolerance = FIT_TOLERANCE.ruleText, unusableAt = 'atLeastSix', limit = UNUSABLE_PENALTY }: Limits = {},
): ItemUse {
  const strength = countedStrength(user.strength, user.permanentSize);
  const missingStrength = Math.max(0, user.strengthRequired - strength);
  const { beyond, penalty } = misfit(user.currentSize, fitSize, tolerance);
  const strengthPenalty = 2 * missingStrength;
  const total = strengthPenalty + penalty;
  return {
    strength,
    missingStrength,
    strengthPenalty,
    beyondFit: beyond,
    fitPenalty: penalty,
    total,
    usable: !isTooMuch(total, limit, unusableAt),
  };
}

/** Whether and how well a character can use an item, by the table's readings of fit and of the limit. @rule M-23 @rule M-24 @rule M-25 */
export const itemUse = (
  user: ItemUser,
  item: ItemSizes,
  { fit = 'ruleText', unusableAt }: Readonly<{ fit?: ItemFit; unusableAt?: ItemUnusableAt }> = {},
): ItemUse =>
  itemPenalties(user, sizeToFit(item, fit), {
    tolerance: FIT_TOLERANCE[fit],
    ...(unusableAt === undefined ? {} : { unusableAt }),
  });
