import type { Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { isFatal } from './life-state';

/** First Health, and second Health while it is open. */
export type Tracks = Readonly<{ first: Track; second: Track | null }>;

/** The track that takes damage and that consciousness and penalties go by: the second once the first is all aggravated. @rule H-47 @rule H-49 */
export const openTrack = ({ first, second }: Tracks): Track => (second !== null && isFatal(first) ? second : first);

/** The tracks of a sheet. @rule H-46 */
export const tracksOf = ({ health, secondHealth }: Pick<Sheet, 'health' | 'secondHealth'>): Tracks => ({
  first: health.track,
  second: secondHealth?.track ?? null,
});

/** The open track of a sheet. @rule H-49 */
export const openTrackOf = (sheet: Pick<Sheet, 'health' | 'secondHealth'>): Track =>
  sheet.secondHealth === null ? sheet.health.track : openTrack(tracksOf(sheet));

/** The track that healing reaches first: the second while it has wounds. @rule H-48 */
export function trackToHeal(sheet: Pick<Sheet, 'health' | 'secondHealth'>): Track {
  const { first, second } = tracksOf(sheet);
  return second === null || isWhole(second) ? first : second;
}

/** Whether a track has no wounds. */
export const isWhole = ({ bashing, lethal, aggravated }: Track): boolean => bashing + lethal + aggravated === 0;
