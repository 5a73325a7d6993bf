import type { RestStep } from './rest-timeline';

/** A save against a condition made during a rest: what it took off the condition's points, 0 when it failed. */
export type SaveMade = Readonly<{ condition: string; points: number }>;

/** How long one short rest is for wounds, and for a save: they differ where the table keeps saves at normal speed. In minutes. */
export type ShortRests = Readonly<{ heals: number; saves: number }>;

/** Saves that so many parts of a run of short rests give: one for each, or for as many as last long enough. @rule H-26 @rule H-30 */
export const savesOfParts = ({ heals: healing }: RestStep, parts: number, { heals, saves }: ShortRests): number =>
  healing > 0 ? Math.floor((parts * heals) / saves) : parts;

/** The minutes of a rest at which its first `most` saves fall due: the end of a short rest each. @rule H-26 */
export function saveMoments(timeline: readonly RestStep[], lengths: ShortRests, most: number): readonly number[] {
  const moments: number[] = [];
  for (const run of timeline) {
    if (run.kind !== 'short') continue;
    const saves = Math.min(savesOfParts(run, run.count, lengths), most - moments.length);
    const partsEach = run.heals > 0 ? lengths.saves / lengths.heals : 1;
    for (let save = 1; save <= saves; save += 1) {
      const part = Math.min(run.count, Math.ceil(save * partsEach));
      moments.push(Math.round(run.from + ((run.to - run.from) * part) / run.count));
    }
  }
  return moments;
}
