/** A piece of armor, a shield or another thing with a value, and the enhancement bonuses on it, in points. */
export type EnhancedItem = Readonly<{ value: number; enhancements?: readonly number[] | undefined }>;

/** The value of a thing with its best enhancement, which is a part of it. @rule B-30 @rule B-T03 */
export const enhancedValue = ({ value, enhancements = [] }: EnhancedItem): number =>
  value + enhancements.reduce((best, next) => Math.max(best, next), 0);

/** What things of one kind come to, in points: the best of them, each with its enhancement; 0 without any. @rule B-30 */
export const bestItemValue = (items: readonly EnhancedItem[]): number =>
  items.reduce((best, item) => Math.max(best, enhancedValue(item)), 0);
