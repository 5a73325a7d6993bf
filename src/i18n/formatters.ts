import { GRADES, type Grade, type GradeAmounts, type Track } from '@/model/health';
import type { Language } from './language';

export const GRADE_LETTERS = { healthy: 'H', bashing: 'B', lethal: 'L', aggravated: 'A' } as const;

const MINUS = '−';
const withTrueMinus = (text: string) => text.replace('-', MINUS);

const numbers = new Map<Language, Intl.NumberFormat>();
function numberFormat(language: Language): Intl.NumberFormat {
  const known = numbers.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(language);
  numbers.set(language, made);
  return made;
}

/** A whole number below 1,000 is written alike everywhere. Making the browser's formatter takes as long as a sheet. */
const isShort = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000;

/** `1,450` and `−3`, with a true minus sign. */
export const formatNumber = (value: number, language: Language): string =>
  withTrueMinus(isShort(value) ? String(value) : numberFormat(language).format(value));

/** `+3`, `−3`, `0`. */
export const formatSigned = (value: number, language: Language): string =>
  `${value > 0 ? '+' : ''}${formatNumber(value, language)}`;

/** `5 A`, with a space that does not break. */
export const formatGrade = (amount: number, state: keyof typeof GRADE_LETTERS, language: Language): string =>
  `${formatNumber(amount, language)}\u00a0${GRADE_LETTERS[state]}`;

/** `6 L + 6 A`: only the grades that are there, lightest first; `0` when there is none. */
export function formatAmounts(amounts: GradeAmounts, language: Language): string {
  const parts = GRADES.filter((grade) => amounts[grade] > 0).map((grade) =>
    formatGrade(amounts[grade], grade, language),
  );
  return parts.length > 0 ? parts.join(' + ') : '0';
}

/** `8 H · 3 B · 4 L · 5 A`: all four, zeros too. */
export const formatTrack = (track: Track, language: Language): string =>
  (['healthy', ...GRADES] as const).map((state) => formatGrade(track[state], state, language)).join(' · ');

/** Adds up parts of a hit by grade. */
export function sumParts(parts: readonly Readonly<{ grade: Grade; amount: number }>[]): GradeAmounts {
  const sum = { bashing: 0, lethal: 0, aggravated: 0 };
  for (const part of parts) sum[part.grade] += part.amount;
  return sum;
}
