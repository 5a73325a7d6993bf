import type { Language } from '@/i18n';
import type { CoreWords } from '@/i18n/core';
import { formatDuration } from '@/i18n/time-formatters';
import { DAY } from './rest-time';

/** A length in words when it is whole days, hours or minutes ("7 days"), else in short units ("2 d 6 h"). */
export function timeWords(minutes: number, language: Language, { unit }: Pick<CoreWords, 'unit'>): string {
  if (minutes >= DAY && minutes % DAY === 0) return unit.days(minutes / DAY);
  if (minutes < DAY && minutes >= 60 && minutes % 60 === 0) return unit.hours(minutes / 60);
  return minutes < 60 ? unit.minutes(minutes) : formatDuration(minutes, language);
}
