import type { Rank } from '@/model/ranks';

/** The Rank of something one can choose; a price of two D-Ranks is a Rank of its own here. */
export type ChoosableRank = Rank | 'DD';

/** Whether "one D-Rank Skill or spell" (or one of another Rank) covers this Rank: D also covers DD, unless stated otherwise. @rule M-34 */
export const coversRank = (offered: ChoosableRank, rank: ChoosableRank, exactly = false): boolean =>
  rank === offered || (!exactly && offered === 'D' && rank === 'DD');
