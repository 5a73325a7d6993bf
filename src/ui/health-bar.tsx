import { formatGrade } from '@/i18n';
import { core } from '@/i18n/core';
import type { HealthState, Track } from '@/model/health';
import { trackTotal } from '@/rules';
import { classNames } from './class-names';
import { useLanguage, useMessages } from './preferences';

/** Worst on the left, healthy on the right. */
export const WORST_FIRST = ['aggravated', 'lethal', 'bashing', 'healthy'] as const satisfies readonly HealthState[];

type BarProps = Readonly<{
  track: Track;
  temporary?: number;
  /** `full` 44 px, `mini` 22 px. */
  size?: 'full' | 'mini';
  className?: string;
  /** Hidden from screen readers, where the summary is said elsewhere. */
  silent?: boolean;
}>;

const SIZE = { full: '', mini: 'bar-mini' } as const;

/** A track as one bar; parts in proportion, each with its own count. */
export function HealthBar({ track, temporary = 0, size = 'full', className, silent = false }: BarProps) {
  const words = useMessages(core);
  const language = useLanguage();
  const summary = words.healthSummary(track, trackTotal(track), temporary);
  return (
    <div
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary })}
      className={classNames('bar', SIZE[size], temporary > 0 && size === 'full' && 'shielded', className)}
    >
      {WORST_FIRST.filter((state) => track[state] > 0).map((state) => (
        <span key={state} className={state} style={{ flexGrow: track[state] }}>
          <em>{formatGrade(track[state], state, language)}</em>
        </span>
      ))}
    </div>
  );
}
