import { memo } from 'react';
import { core } from '@/i18n/core';
import { outcome } from '@/i18n/outcome';
import type { Sheet } from '@/model/sheet';
import { openTrackOf, sheetStatus } from '@/rules';
import { classNames } from './class-names';
import { TrackCounts } from './grade-amounts';
import { HealthTrack } from './health-track';
import { useMessages } from './preferences';
import { STATUS_TEXT } from './status-chip';

type BeforeAfterProps = Readonly<{
  before: Sheet;
  /** Null while there is nothing to compare with. */
  after: Sheet | null;
  /** Gives the boxes that differ a bold edge. */
  marked?: boolean;
}>;

/** The track now and after, each with its counts and status. */
export function BeforeAfter({ before, after, marked = false }: BeforeAfterProps) {
  const words = useMessages(outcome);
  return (
    <div className="grid gap-2">
      <TrackLine label={words.now} sheet={before} />
      {after && <TrackLine label={words.after} sheet={after} from={marked ? before : undefined} strong />}
    </div>
  );
}

type LineProps = Readonly<{ label: string; sheet: Sheet; from?: Sheet | undefined; strong?: boolean }>;

/** One of the two lines; drawn anew only for another sheet. */
export const TrackLine = memo(function TrackLine({ label, sheet, from, strong = false }: LineProps) {
  const words = useMessages(core);
  const { status } = sheetStatus(sheet);
  const track = openTrackOf(sheet);
  return (
    <div className="grid grid-cols-[46px_minmax(0,1fr)] items-center gap-2.5 text-13">
      <span className="text-ink-2">{label}</span>
      <div>
        <div className={classNames('mb-1 flex flex-wrap justify-between gap-x-2', strong && 'font-semibold')}>
          <TrackCounts track={track} className="whitespace-nowrap" />
          <span className={strong ? STATUS_TEXT[status] : 'text-ink-2'}>{words.status[status]}</span>
        </div>
        <HealthTrack compact track={track} from={from && openTrackOf(from)} />
      </div>
    </div>
  );
});
