import { changedPart, type HitPart } from '../damage/damage-part';
import { applied, type Course, switchedOff } from './course';
import type { PipelineRules } from './pipeline-rules';

/**
 * Shares of damage or condition points among so many (from 1), the one who was hit first: as evenly as can be, each rounded
 * up, or exactly so that the total stays.
 * @rule P-26
 */
export function splitShares(
  points: number,
  among: number,
  rounding: PipelineRules['shareRounding'] = 'eachUp',
): readonly number[] {
  const least = Math.floor(points / among);
  const over = points - least * among;
  const most = over > 0 ? least + 1 : least;
  return Array.from({ length: among }, (_, place) => (rounding === 'eachUp' || place < over ? most : least));
}

/** A share of someone else: unavoidable, without a source, raised or lowered by nothing. */
export type Share = readonly HitPart[];

/** Splits every part among all who share; from here on the damage is unavoidable for each of them. It is no defence. @rule P-26 @rule P-43 */
export function shareStep(course: Course, stage: 1 | 9): readonly Share[] {
  const { sharedAmong = 1 } = course.options;
  const dealt = course.now.filter((part) => part.amount > 0);
  if (sharedAmong < 2 || dealt.length === 0 || switchedOff(course, stage, 'P-26', 'sharing')) return [];
  const splits = dealt.map((part) => splitShares(part.amount, sharedAmong, course.rules.shareRounding));
  const sharesOf = (sharer: number): Share =>
    dealt.map((part, place) => sharedPart(part, splits[place]?.[sharer] ?? 0)).filter(({ amount }) => amount > 0);
  const total = dealt.reduce((sum, { amount }) => sum + amount, 0);
  course.now = [...sharesOf(0)];
  applied(course, { stage, rule: 'P-26', kind: 'sharing', id: 'sharing', points: total });
  return Array.from({ length: sharedAmong - 1 }, (_, sharer) => sharesOf(sharer + 1));
}

const sharedPart = (part: HitPart, points: number): HitPart => ({
  ...changedPart(part, points),
  unavoidable: true,
  shared: true,
});
