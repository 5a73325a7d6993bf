import { ESSENCES, type Essence } from '@/model/essences';

export { ESSENCES, type Essence } from '@/model/essences';

/** Whether a name is that of an Essence. @rule S-01 */
export const isEssence = (name: unknown): name is Essence => (ESSENCES as readonly unknown[]).includes(name);

/** Magical and Anomalous things are supernatural. @rule S-13 */
export const isSupernatural = (essence: Essence): boolean => essence === 'Magical' || essence === 'Anomalous';

/** Which Essences hands, tools and workshops can make at all; the other two are never crafted. @rule S-08 @rule S-14 */
export const mayBeManufactured = (essence: Essence): boolean => !isSupernatural(essence);

/** The Essence a thing has after an effect turned it into another: the new one alone. @rule S-16 */
export const changeEssence = (_from: Essence, to: Essence): Essence => to;

/**
 * The Essence a thing has now: that of the change begun last among those still in force, else its own. A change
 * that ends is taken out of the list, and what was below it shows again. @rule S-16
 */
export const currentEssence = (own: Essence, changes: readonly Essence[]): Essence =>
  changes.reduce(changeEssence, own);
