import { type BasicUse, canUseBasic } from './willpower-points';

/** Whether a point may be spent on a roll; an ability may open extended rolls to it. @rule W-03 @rule W-06 */
export const canSpendOnRoll = (use: BasicUse, extendedAllowed = false): boolean =>
  canUseBasic({ ...use, extended: use.extended && !extendedAllowed });

/** An attack that is to be defended against, and what there is to spend. */
export type DefenseUse = Readonly<{
  /** A basic use against this very attack, on defense or on a defense roll, was already made. */
  usedAgainstThisAttack: boolean;
  selfAware: boolean;
  points: number;
}>;

/** Whether a point may be spent on defense: once against each attack, awake, a point to spend. @rule W-04 @rule W-07 */
export const canSpendOnDefense = ({ usedAgainstThisAttack, selfAware, points }: DefenseUse): boolean =>
  !usedAgainstThisAttack && selfAware && points >= 1;

/** Dice of a basic use on the n-th roll (from 1) of one sequence of follow-up rolls: the first alone gets them. @rule W-06 */
export const bonusOnFollowUp = (bonus: number, roll: number): number => (roll === 1 ? bonus : 0);

/** Whether a bonus to Will rolls or to Will saves helps what is rolled; neither covers the other. @rule W-23 */
export const helpsWill = (bonus: 'willRoll' | 'willSave', rolled: 'willRoll' | 'willSave'): boolean => bonus === rolled;
