import { ATTRIBUTE_GROUPS, type AttributeGroup, type AttributeId } from '@/model/attributes';

/** Five points for the first further opening, then three, one, one, and no more. */
const TOTALS = [0, 5, 8, 9, 10];

/** What opening the same pool again adds in all, in points of maximum. `repeats` counts the further openings. @rule E-22 */
export function reopeningBonus(repeats: number): number {
  return TOTALS[Math.min(repeats, 4)] ?? 0;
}

/** The groups an Energy Pool belongs to: those of its key Attributes. @rule E-05 */
export const poolGroups = (keys: readonly AttributeId[]): readonly AttributeGroup[] =>
  (Object.keys(ATTRIBUTE_GROUPS) as AttributeGroup[]).filter((group) =>
    keys.some((key) => (ATTRIBUTE_GROUPS[group] as readonly AttributeId[]).includes(key)),
  );
