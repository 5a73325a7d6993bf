import type { Duration } from '@/model/sheet';

/** A Feat or a Flaw that makes a person larger or smaller from the start. */
export type SizeTrait = 'feat' | 'flaw';

const STARTING_SIZES = { none: 5, feat: 6, flaw: 4 } as const;

/** The Size an adult person starts with. @rule M-18 */
export const startingSize = (trait: SizeTrait | null): number => STARTING_SIZES[trait ?? 'none'];

/** Something that makes a character larger or smaller, in points of Size. */
export type SizeChange = Readonly<{ amount: number; duration: Duration['kind'] }>;

/** `permanent` brings the adjustments of Size; `current` counts for squeezing, climbing, fit and reach. */
export type CharacterSize = Readonly<{ permanent: number; current: number }>;

/**
 * A character's Size under changes from any sources, which all add up; at least 1. What ends some day, even only when
 * dismissed, is not permanent.
 * @rule M-21
 */
export function characterSize(starting: number, changes: readonly SizeChange[]): CharacterSize {
  const sum = (counted: readonly SizeChange[]) => counted.reduce((all, { amount }) => all + amount, starting);
  const lasting = changes.filter(({ duration }) => duration === 'permanent');
  return { permanent: Math.max(1, sum(lasting)), current: Math.max(1, sum(changes)) };
}
