import { type CSSProperties, useState } from 'react';
import { core } from '@/i18n/core';
import type { Grade, HealthState, Track } from '@/model/health';
import { trackTotal } from '@/rules';
import { classNames } from './class-names';
import { HealthBar, WORST_FIRST } from './health-bar';
import { useMessages } from './preferences';

/** Points being marked: positive adds wounds of the grade, negative takes some away. */
export type Ghosts = Readonly<{ grade: Grade; amount: number }>;

type TrackProps = Readonly<{
  track: Track;
  temporary?: number;
  /** One row of twenty per line, for before-and-after lines. */
  compact?: boolean;
  /** The track it is compared with: boxes that differ get a bold edge, healed ones a dot. */
  from?: Track | undefined;
  /** Rings the box that turns aggravated next. */
  worsening?: boolean;
  ghosts?: Ghosts | undefined;
  /** Hidden from screen readers, where the summary is said elsewhere. */
  silent?: boolean;
  className?: string;
}>;

export type TrackForm = 'boxes' | 'small' | 'bar';

/** Boxes up to 30, small boxes up to 100, a bar above. */
export function trackForm(maximum: number): TrackForm {
  if (maximum <= 30) return 'boxes';
  return maximum <= 100 ? 'small' : 'bar';
}

/** The state of every box, worst first. */
const boxStates = (track: Track): HealthState[] =>
  WORST_FIRST.flatMap((state) => Array.from({ length: track[state] }, () => state));

/** Which boxes are dashed and what they would show. */
function ghostBoxes(track: Track, { grade, amount }: Ghosts): ReadonlyMap<number, HealthState> {
  const wounded = track.aggravated + track.lethal + track.bashing;
  const boxes = new Map<number, HealthState>();
  if (amount < 0) {
    const last = { aggravated: track.aggravated, lethal: track.aggravated + track.lethal, bashing: wounded }[grade];
    for (let n = 1; n <= Math.min(-amount, track[grade]); n += 1) boxes.set(last - n, 'healthy');
    return boxes;
  }
  const fresh = Math.min(amount, track.healthy);
  for (let n = 0; n < fresh; n += 1) boxes.set(wounded + n, grade);
  for (let n = 1; n <= Math.min(amount - fresh, wounded); n += 1) boxes.set(wounded - n, grade);
  return boxes;
}

/** How long each box that changed waits before it fills: 12 ms apart, 240 ms at most. Null for those that did not. */
function fillDelays(states: readonly HealthState[], before: readonly HealthState[]): readonly (number | null)[] {
  let changed = 0;
  return states.map((state, index) => {
    if (before[index] === state) return null;
    changed += 1;
    return Math.min(240, (changed - 1) * 12);
  });
}

/** The states shown before the present ones, so that only boxes that changed are staggered. */
function useBefore(track: Track): Track {
  const [seen, setSeen] = useState({ now: track, before: track });
  if (seen.now !== track) setSeen({ now: track, before: seen.now });
  return seen.now === track ? seen.before : seen.now;
}

const FORM = { boxes: '', small: 'track-small', row: 'track-row' } as const;

/** The Health track in the form its size asks for; not interactive (see `MarkableTrack`). */
export function HealthTrack(props: TrackProps) {
  const { track, temporary = 0, compact = false, silent = false, className } = props;
  const maximum = trackTotal(track);
  const form = trackForm(maximum);
  if (form === 'bar' || (compact && maximum > 60)) {
    return (
      <HealthBar
        track={track}
        temporary={temporary}
        size={compact ? 'mini' : 'full'}
        silent={silent}
        {...(className === undefined ? {} : { className })}
      />
    );
  }
  return <Boxes {...props} form={compact ? 'row' : form} maximum={maximum} />;
}

type BoxesProps = TrackProps & Readonly<{ form: keyof typeof FORM; maximum: number }>;

function Boxes({ track, temporary = 0, from, worsening, ghosts, silent, className, form, maximum }: BoxesProps) {
  const words = useMessages(core);
  const before = useBefore(track);
  const states = boxStates(track);
  const delays = fillDelays(states, boxStates(before));
  const compared = from && boxStates(from);
  const dashed = ghosts && ghostBoxes(track, ghosts);
  return (
    <div
      {...(silent
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': words.healthSummary(track, maximum, temporary) })}
      className={classNames('track', FORM[form], temporary > 0 && form !== 'row' && 'shielded', className)}
    >
      {states.map((state, index) => {
        const ghost = dashed?.get(index);
        const delay = delays[index] ?? null;
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place; in another state it fills anew
            key={`${index} ${state}`}
            className={classNames(
              'box',
              ghost ?? state,
              ghost && 'ghost',
              delay !== null && !ghost && state !== 'healthy' && 'fills',
              compared && compared[index] !== state && 'changed',
              worsening && index === track.aggravated && track.lethal + track.bashing > 0 && 'next',
            )}
            style={delay ? ({ '--wait': `${delay}ms` } as CSSProperties) : undefined}
          />
        );
      })}
    </div>
  );
}
