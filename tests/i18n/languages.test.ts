import { describe, expect, it, vi } from 'vitest';
import { type Language, type Namespace, namespace, preload } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';

type Tree = { readonly [key: string]: string | ((...parameters: never[]) => string) | Tree };

/** The messages that are plain text. */
const plain = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' ? plain(value) : [];
  });

const both = async (messages: Namespace<unknown>) => {
  const read = async (language: Language) => (await messages.load(language)) as Tree;
  return { english: await read('en'), chinese: await read('zh-CN') };
};

describe.each([
  ['core', core],
  ['rules', rules],
] as const)('the messages of %s', (_, messages) => {
  it('hold no Chinese in English and have none left in English', async () => {
    const { english, chinese } = await both(messages);
    const han = /\p{Script=Han}/u;
    expect(plain(english).filter((text) => han.test(text))).toEqual(messages === core ? ['简体中文'] : []);
    expect(plain(chinese).filter((text) => /[a-z]{4}/.test(text))).toEqual(messages === core ? ['English'] : []);
  });
});

describe('a namespace', () => {
  it('has Chinese at hand once it was preloaded', async () => {
    const greeting = namespace({ hello: 'Hello' }, async () => ({ hello: '你好' }));
    expect(greeting.read('zh-CN')).toBeNull();
    await preload('zh-CN', [greeting]);
    expect(greeting.read('zh-CN')).toEqual({ hello: '你好' });
    expect(greeting.read('en')).toBe(greeting.english);
  });

  it('fetches once for all who wait', async () => {
    const load = vi.fn(async () => ({ hello: '你好' }));
    const greeting = namespace({ hello: 'Hello' }, load);
    await Promise.all([greeting.load('zh-CN'), greeting.load('zh-CN')]);
    await greeting.load('zh-CN');
    expect(load).toHaveBeenCalledOnce();
  });

  it('fetches again after a failure', async () => {
    let isOnline = false;
    const greeting = namespace({ hello: 'Hello' }, async () => {
      if (!isOnline) throw new Error('offline');
      return { hello: '你好' };
    });
    await expect(greeting.load('zh-CN')).rejects.toThrow('offline');
    isOnline = true;
    await expect(greeting.load('zh-CN')).resolves.toEqual({ hello: '你好' });
  });
});
