import './thin-bar.css';
import { core } from '@/i18n/core';
import type { Track } from '@/model/health';
import { trackTotal } from '@/rules';
import { classNames } from './class-names';
import { useMessages } from './preferences';

type ThinBarProps = Readonly<{
  track: Track;
  className?: string;
  /** Hidden from screen readers, where the summary is said elsewhere. */
  silent?: boolean;
}>;

/** What a part has at least, in percent: one point in 300 is seen. */
const LEAST = 2;

/** Where the parts end, in percent, worst on the left. */
export function partEnds(track: Track): readonly [number, number, number] {
  const { aggravated, lethal, bashing, healthy } = track;
  const parts = [aggravated, lethal, bashing, healthy];
  const total = trackTotal(track);
  const wide = parts.map((part) => (part === 0 ? 0 : Math.max(LEAST, (100 * part) / total)));
  const all = wide.reduce((sum, part) => sum + part, 0) || 1;
  const [a = 0, l = 0, b = 0] = wide.map((part) => (100 * part) / all);
  return [a, a + l, a + l + b];
}

/** Each grade lies over the next one, so a layer is only as long as where its part ends. Lethal has two hatches. */
function layers(track: Track): string {
  const [aggravated, lethal, bashing] = partEnds(track).map((end) => `${end.toFixed(1)}%`);
  return `${aggravated},${lethal},${lethal},${bashing}`;
}

/** A track as one thin line, drawn by one element: there may be dozens on screen that change. Put the counts beside it. */
export function ThinBar({ track, className, silent = false }: ThinBarProps) {
  const words = useMessages(core);
  return (
    <div
      {...(silent
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': words.healthSummary(track, trackTotal(track), 0) })}
      className={classNames('thin-bar', className)}
      style={{ backgroundSize: layers(track) }}
    />
  );
}
