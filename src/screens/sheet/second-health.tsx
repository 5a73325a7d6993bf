import { secondHealth } from '@/i18n/second-health';
import type { Track } from '@/model/health';
import { trackTotal } from '@/rules';
import { TrackCounts } from '@/ui/grade-amounts';
import { HealthTrack } from '@/ui/health-track';
import { useMessages } from '@/ui/preferences';

/** The track that is played on in place of the first, which is one bar below it. */
export function SecondHealth({ name, track }: Readonly<{ name: string; track: Track }>) {
  const words = useMessages(secondHealth);
  return (
    <section aria-label={words.title} className="mb-4">
      <div className="mb-2 flex flex-wrap justify-between gap-x-3 text-13">
        <b className="font-semibold">{words.isOpen(name, track.healthy, trackTotal(track))}</b>
        <TrackCounts track={track} className="whitespace-nowrap text-ink-2" />
      </div>
      <HealthTrack track={track} />
      <p className="mt-3 text-13 text-ink-2">{words.first}</p>
    </section>
  );
}
