import { Fragment } from 'react';
import { formatGrade, formatTrack } from '@/i18n';
import { GRADES, type GradeAmounts, type Track } from '@/model/health';
import { GRADE_TEXT } from './grade-mark';
import { useLanguage } from './preferences';

/** `8 H · 3 B · 4 L · 5 A`. */
export function TrackCounts({ track, className }: Readonly<{ track: Track; className?: string }>) {
  return <span className={className}>{formatTrack(track, useLanguage())}</span>;
}

/** `6 L + 6 A` in the hues of the grades; only the grades that are there. */
export function GradeSum({ amounts, className }: Readonly<{ amounts: GradeAmounts; className?: string }>) {
  const language = useLanguage();
  const present = GRADES.filter((grade) => amounts[grade] > 0);
  return (
    <span className={className}>
      {present.length === 0 && '0'}
      {present.map((grade, index) => (
        <Fragment key={grade}>
          {index > 0 && <span className="text-ink-3"> + </span>}
          <span className={`font-semibold whitespace-nowrap ${GRADE_TEXT[grade]}`}>
            {formatGrade(amounts[grade], grade, language)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
