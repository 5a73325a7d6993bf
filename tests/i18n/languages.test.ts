import { describe, expect, it } from 'vitest';
import { type Language, type Namespace, preload } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';

type Tree = { readonly [key: string]: string | ((...parameters: never[]) => string) | Tree };

/** The messages that are plain text. */
const plain = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' ? plain(value) : [];
  });

const both = async (namespace: Namespace<unknown>) => {
  const read = async (language: Language) => (await namespace.read(language)) as Tree;
  return { english: await read('en'), chinese: await read('zh-CN') };
};

describe.each([
  ['core', core],
  ['rules', rules],
] as const)('the messages of %s', (_, namespace) => {
  it('hold no Chinese in English and have none left in English', async () => {
    const { english, chinese } = await both(namespace);
    const han = /\p{Script=Han}/u;
    expect(plain(english).filter((text) => han.test(text))).toEqual(namespace === core ? ['简体中文'] : []);
    expect(plain(chinese).filter((text) => /[a-z]{4}/.test(text))).toEqual(namespace === core ? ['English'] : []);
  });
});

it('Chinese is at hand once it was preloaded', async () => {
  await preload('zh-CN', [core, rules]);
  expect(core.read('zh-CN')).not.toBeInstanceOf(Promise);
  expect(core.read('en')).toBe(core.english);
});
