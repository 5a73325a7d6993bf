export const LANGUAGES = ['en', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language to use for a list of wishes such as `navigator.languages`; the first we speak wins. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    if (/^zh\b/i.test(wish)) return 'zh-CN';
    if (/^en\b/i.test(wish)) return 'en';
  }
  return 'en';
}
