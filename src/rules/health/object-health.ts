import type { GradeAmounts, Track } from '@/model/health';
import { amountsTotal, damageObject, trackTotal } from './track';

/** An object's damage as a track shows it: one counter, whose points count as what kills when it is full. @rule H-08 */
const objectTrack = (maximum: number, taken: number): Track => ({
  healthy: maximum - taken,
  bashing: 0,
  lethal: 0,
  aggravated: taken,
});

/** The track of an object after damage: every point counts 1, whatever its grade. @rule H-08 */
export function strikeObject(track: Track, amounts: GradeAmounts): Readonly<{ track: Track; overflow: number }> {
  const maximum = trackTotal(track);
  const before = maximum - track.healthy;
  const { taken } = damageObject({ maximum, taken: before }, amounts);
  return { track: objectTrack(maximum, taken), overflow: amountsTotal(amounts) - (taken - before) };
}

/** The track of an object after a repair of so many points, whatever their grade. @rule H-08 */
export function mendObject(track: Track, amounts: GradeAmounts): Track {
  const maximum = trackTotal(track);
  return objectTrack(maximum, Math.max(0, maximum - track.healthy - amountsTotal(amounts)));
}
