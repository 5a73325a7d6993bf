import type { GradeAmounts, Track } from '@/model/health';

/** `[h,b,l,a]` and `[B,L,A]`, as the test lines write them. */
export type Counts4 = readonly [number, number, number, number];
export type Amounts3 = readonly [number, number, number];

export const toTrack = ([healthy, bashing, lethal, aggravated]: Counts4): Track => ({
  healthy,
  bashing,
  lethal,
  aggravated,
});
export const fromTrack = (track: Track): Counts4 => [track.healthy, track.bashing, track.lethal, track.aggravated];
export const toAmounts = ([bashing, lethal, aggravated]: Amounts3): GradeAmounts => ({ bashing, lethal, aggravated });
export const fromAmounts = (amounts: GradeAmounts): Amounts3 => [amounts.bashing, amounts.lethal, amounts.aggravated];
