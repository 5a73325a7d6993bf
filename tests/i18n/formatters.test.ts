import { describe, expect, it } from 'vitest';
import { formatAmounts, formatNumber, formatSigned, formatTrack, pickLanguage, sumParts } from '@/i18n';
import { formatDate, formatDuration, formatRelativeTime } from '@/i18n/time-formatters';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('numbers', () => {
  it.each([
    [1450, '1,450'],
    [1_000_000_000, '1,000,000,000'],
    [999, '999'],
    [-1000, '−1,000'],
    [2.5, '2.5'],
    [-3, '−3'],
    [0, '0'],
    [-0, '0'],
  ])('%d is %s', (value, text) => expect(formatNumber(value, 'en')).toBe(text));

  it.each([
    [3, '+3'],
    [1450, '+1,450'],
    [-3, '−3'],
    [0, '0'],
  ])('%d as a change is %s', (value, text) => expect(formatSigned(value, 'zh-CN')).toBe(text));
});

describe('durations', () => {
  it.each([
    [43 * 1440 + 45, '43 d 45 min', '43 天 45 分钟'],
    [150, '2 h 30 min', '2 小时 30 分钟'],
    [15, '15 min', '15 分钟'],
    [0, '0 min', '0 分钟'],
  ])('%d minutes', (minutes, english, chinese) => {
    expect(formatDuration(minutes, 'en')).toBe(english);
    expect(formatDuration(minutes, 'zh-CN')).toBe(chinese);
  });
});

describe('grades', () => {
  it('a hit names the grades that are there', () => {
    expect(plain(formatAmounts({ bashing: 0, lethal: 6, aggravated: 6 }, 'en'))).toBe('6 L + 6 A');
    expect(formatAmounts({ bashing: 0, lethal: 0, aggravated: 0 }, 'en')).toBe('0');
  });

  it('a track names all four', () => {
    const track = { healthy: 8, bashing: 3, lethal: 4, aggravated: 0 };
    expect(plain(formatTrack(track, 'en'))).toBe('8 H · 3 B · 4 L · 0 A');
  });

  it('parts add up by grade', () => {
    const parts = [
      { grade: 'lethal', amount: 2 },
      { grade: 'lethal', amount: 3 },
      { grade: 'bashing', amount: 1 },
    ] as const;
    expect(sumParts(parts)).toEqual({ bashing: 1, lethal: 5, aggravated: 0 });
  });
});

describe('times', () => {
  const now = Date.UTC(2026, 4, 20, 12);
  it.each([
    [2 * 60_000, '2 min. ago'],
    [86_400_000, 'yesterday'],
  ])('%d ms ago', (ago, text) => expect(formatRelativeTime(now - ago, now, 'en')).toBe(text));

  it('older than a week is a date', () => {
    expect(formatRelativeTime(now - 30 * 86_400_000, now, 'en')).toBe(formatDate(now - 30 * 86_400_000, 'en'));
    expect(formatDate(now, 'zh-CN')).toBe('2026年5月20日');
  });
});

it.each([
  [['zh-TW', 'en'], 'zh-CN'],
  [['de', 'en-GB'], 'en'],
  [['fr'], 'en'],
] as const)('of %j we speak %s', (wishes, language) => expect(pickLanguage(wishes)).toBe(language));
