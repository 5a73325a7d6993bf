/** Whether as many successes as the difficulty are enough, or one more is needed. */
export type TieRule = 'meetsDC' | 'mustBeat';

/** Whether a roll succeeds against its difficulty, both in successes. @rule X-05 */
export const meetsDifficulty = (successes: number, difficulty: number, ties: TieRule = 'meetsDC'): boolean =>
  ties === 'meetsDC' ? successes >= difficulty : successes > difficulty;

/** How a roll came out: by how many successes it was above its difficulty, or fell short of it. */
export type RollResult = Readonly<{ succeeds: boolean; marginOfSuccess: number; marginOfFailure: number }>;

/** A roll against successes it has to reach: a difficulty, or those of an opponent. @rule X-05 */
export const opposedRoll = (successes: number, difficulty: number, ties: TieRule = 'meetsDC'): RollResult => ({
  succeeds: meetsDifficulty(successes, difficulty, ties),
  marginOfSuccess: Math.max(0, successes - difficulty),
  marginOfFailure: Math.max(0, difficulty - successes),
});
