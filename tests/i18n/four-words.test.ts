import { describe, expect, it } from 'vitest';
import { fourWordsList, wordsAt } from '@/i18n/party-link/four-words';

const ALL = Array.from({ length: 256 }, (_, place) => place);

describe('the words that both sides of a join compare', () => {
  it.each(['en', 'zh-CN'] as const)('are 256 different ones in %s', async (language) => {
    const { list } = await fourWordsList.load(language);
    const words = wordsAt(list, ALL);
    expect(new Set(words).size).toBe(256);
    expect(words).not.toContain('?');
    expect(list.trim().split(/\s+/)).toHaveLength(256);
  });

  it('are short: a word of eight letters at most, a character each in Chinese', async () => {
    const english = wordsAt((await fourWordsList.load('en')).list, ALL);
    const chinese = wordsAt((await fourWordsList.load('zh-CN')).list, ALL);
    expect(english.filter((word) => !/^[a-z]{2,8}$/.test(word))).toEqual([]);
    expect(chinese.filter((word) => !/^\p{Script=Han}$/u.test(word))).toEqual([]);
  });

  it('stay at their places: another order would make both sides compare different words', async () => {
    expect(wordsAt((await fourWordsList.load('en')).list, [0, 17, 128, 255])).toEqual([
      'acid',
      'baker',
      'ghost',
      'window',
    ]);
    expect(wordsAt((await fourWordsList.load('zh-CN')).list, [0, 17, 128, 255])).toEqual(['天', '沙', '狐', '笼']);
  });
});
