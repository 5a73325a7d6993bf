import { describe, expect, it } from 'vitest';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>('../../src/i18n/**/*.ts', { eager: true });
const LANGUAGES = ['en', 'zh-cn'] as const;
type Language = (typeof LANGUAGES)[number];

const isMessages = (value: unknown): value is Module =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Dotted paths of all messages; a message is a text, a function or a list. */
const messages = (value: unknown, path = ''): readonly (readonly [path: string, message: unknown])[] =>
  isMessages(value)
    ? Object.entries(value).flatMap(([key, inner]) => messages(inner, path === '' ? key : `${path}.${key}`))
    : [[path, value]];

/** Folder of a namespace → language → messages of its one exported dictionary. */
const namespaces = new Map<string, Partial<Record<Language, ReadonlyMap<string, unknown>>>>();
for (const [path, module] of Object.entries(modules)) {
  const [, folder = '', language] = /^(.*)\/(en|zh-cn)\.ts$/.exec(path) ?? [];
  if (language !== 'en' && language !== 'zh-cn') continue;
  const dictionary = Object.values(module).find(isMessages);
  namespaces.set(folder, { ...namespaces.get(folder), [language]: new Map(messages(dictionary)) });
}

describe('messages', () => {
  it('exist', () => {
    expect(namespaces.size).toBeGreaterThan(0);
  });

  it.each([...namespaces])('of %s have the same keys in both languages', (_folder, languages) => {
    const [en, zh] = LANGUAGES.map((language) => [...(languages[language]?.keys() ?? [])].toSorted());
    expect(zh).toEqual(en);
    expect(en).not.toEqual([]);
  });

  it.each([...namespaces])('of %s are silent in both languages or in none', (_folder, languages) => {
    const silent = LANGUAGES.map((language) =>
      [...(languages[language] ?? [])].filter(([, message]) => message === '').map(([path]) => path),
    );
    expect(silent[1]).toEqual(silent[0]);
  });
});
