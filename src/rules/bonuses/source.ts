import type { Rank } from '@/model/ranks';
import type { Essence } from '../essences/essence';

/**
 * Where a bonus comes from. The source is the thing itself: a Bloodline, an Augmentation, an Eye Technique, a Title.
 * A Skill tree, item or Skill that hangs under it has an `id` of its own and is another source. @rule B-06
 */
export type BonusSource = Readonly<{
  /** Id, or else the name, of the thing itself. */
  id: string;
  /** The name to show where it is not the id. */
  name?: string | undefined;
  /** Id of the resource this hangs under; what suspends that one suspends this. */
  under?: string | undefined;
  /** It is an upgrade branch of a resource, whose later levels replace earlier ones. */
  branch?: boolean | undefined;
  /** Upgrade tree it belongs to; training bonuses of one tree add. */
  tree?: string | undefined;
  /** Rank of the level that brings the bonus. */
  level?: Rank | undefined;
  /** Which ability of that level brings it. */
  ability?: string | undefined;
  /** Which of several purchases of the same level; they are copies of one another. */
  purchase?: number | undefined;
  essence?: Essence | undefined;
}>;

const LADDER: readonly (Rank | undefined)[] = [undefined, 'Unranked', 'D', 'C', 'B', 'A', 'S'];

/** How many rungs the ladder of levels has. */
export const LEVEL_COUNT = LADDER.length;

/** Place of a level on the ladder from 0, the lowest: no level at all, Unranked, then D to S. @rule B-07 */
export const levelIndex = (level: Rank | undefined): number => Math.max(0, LADDER.indexOf(level));
