import type { ThingKind } from '../essences/essence-problems';
import type { BonusType } from './bonus-types';

const INHERENT_KINDS: readonly ThingKind[] = ['bloodline', 'augmentation', 'eyeTechnique'];

/**
 * The type of a bonus: the one its text states; without one, inherent for Bloodlines, Augmentations and Eye
 * Techniques, and untyped for everything else. @rule B-01 @rule B-31
 */
export function defaultBonusType(sourceKind: ThingKind, stated?: BonusType | null): BonusType {
  return stated ?? (INHERENT_KINDS.includes(sourceKind) ? 'inherent' : 'untyped');
}
