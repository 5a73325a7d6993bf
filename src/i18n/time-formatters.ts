import { formatNumber } from './formatters';
import type { Language } from './language';

const HOUR = 60;
const DAY = 24 * HOUR;
const UNITS = {
  en: { day: ' d', hour: ' h', minute: ' min' },
  'zh-CN': { day: ' 天', hour: ' 小时', minute: ' 分钟' },
} as const;

/** `43 d 45 min`, `2 h 30 min`: minutes in the largest units that fit, without the empty ones. */
export function formatDuration(minutes: number, language: Language): string {
  const units = UNITS[language];
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = minutes % HOUR;
  const parts = [
    days > 0 && `${formatNumber(days, language)}${units.day}`,
    hours > 0 && `${hours}${units.hour}`,
    rest > 0 && `${rest}${units.minute}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' ') : `0${units.minute}`;
}

const STEPS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const;

/** `2 minutes ago`, `yesterday`; older than a week as a date. Milliseconds since the epoch. */
export function formatRelativeTime(at: number, now: number, language: Language): string {
  const ago = Math.max(0, now - at);
  if (ago >= 7 * STEPS[2][1]) return formatDate(at, language);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, length] = STEPS.findLast(([, size]) => ago >= size) ?? STEPS[0];
  return format.format(-Math.floor(ago / length), unit);
}

/** `12 May 2026`, in the order of the language. Milliseconds since the epoch. */
export const formatDate = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

/** `21:15`. Milliseconds since the epoch. */
export const formatTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
