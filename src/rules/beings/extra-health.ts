import type { Track } from '@/model/health';

/** A Health track made of Willpower or energy: it opens with the maximum that this has now, in points, whatever is left of it. @rule M-49 */
export const extraHealthTrack = (maximum: number): Track => ({
  healthy: maximum,
  bashing: 0,
  lethal: 0,
  aggravated: 0,
});
