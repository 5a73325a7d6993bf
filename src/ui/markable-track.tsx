import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { formatSigned, GRADE_LETTERS } from '@/i18n';
import { core } from '@/i18n/core';
import { GRADES, type Track } from '@/model/health';
import { trackTotal } from '@/rules';
import { HealthTrack, trackForm } from './health-track';
import { type Marking, markByKey } from './marking';
import { useLanguage, useMessages } from './preferences';
import { useTrackDrag } from './use-track-drag';

type MarkableTrackProps = Readonly<{ track: Track; temporary?: number; worsening?: boolean; marking: Marking }>;

/** The Health track on which wounds are marked: by pointer, by keys, or by a screen reader's spin buttons. */
export function MarkableTrack({ track, temporary = 0, worsening = false, marking }: MarkableTrackProps) {
  const words = useMessages(core);
  const language = useLanguage();
  const maximum = trackTotal(track);
  const { finger, handlers } = useTrackDrag(marking, maximum);
  const ghosts = marking.active ? { grade: marking.grade, amount: marking.amount } : undefined;
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (group.current?.contains(document.activeElement)) {
      group.current.querySelector<HTMLElement>(`[data-grade=${marking.grade}]`)?.focus();
    }
  }, [marking.grade]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !markByKey(marking, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout, and this is no form
    <div
      ref={group}
      role="group"
      aria-label={words.healthSummary(track, maximum, temporary)}
      className="relative max-w-[480px] cursor-pointer touch-pan-y rounded-2 select-none [-webkit-touch-callout:none] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
      onContextMenu={(event) => event.preventDefault()}
      {...handlers}
    >
      {GRADES.map((grade) => (
        <span
          key={grade}
          role="spinbutton"
          tabIndex={grade === marking.grade ? 0 : -1}
          data-grade={grade}
          className="sr-only outline-none"
          aria-label={words.gradeTitle[grade]}
          aria-valuemin={0}
          aria-valuemax={maximum}
          aria-valuenow={Math.max(0, Math.min(maximum, track[grade] + (grade === marking.grade ? marking.amount : 0)))}
          aria-valuetext={words.marking.value(grade, track[grade], grade === marking.grade ? marking.amount : 0)}
          aria-description={words.marking.help}
          // A screen reader may put the focus on any of them: keys then change the one that has it.
          onFocus={() => grade !== marking.grade && marking.setGrade(grade)}
          onKeyDown={onKeyDown}
        />
      ))}
      <HealthTrack track={track} temporary={temporary} worsening={worsening} ghosts={ghosts} silent />
      {trackForm(maximum) === 'bar' && (
        <div aria-hidden className="mt-1 flex justify-between text-12 text-ink-3">
          <span>{words.scale.worst}</span>
          <span>{words.scale.healthy}</span>
        </div>
      )}
      {finger && marking.active && (
        <span
          aria-hidden
          className="pointer-events-none absolute z-10 -translate-x-1/2 rounded-full bg-ink px-3 py-1.5 font-semibold whitespace-nowrap text-bg shadow-float"
          style={{ left: Math.max(24, finger.x), top: finger.y - 64 }}
        >
          {formatSigned(marking.amount, language)} {GRADE_LETTERS[marking.grade]}
        </span>
      )}
    </div>
  );
}
