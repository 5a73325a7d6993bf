import { readFile } from 'node:fs/promises';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { keepFresh, rosterQuery, sampleQuery, trashQuery } from '@/storage/queries';
import { createSheet, moveToTrash } from '@/storage/roster';
import type { SheetStorage } from '@/storage/sheet-storage';
import { aBrowser, type Browser, until } from './a-browser';

let browser: Browser;
let storage: SheetStorage;
let client: QueryClient;
beforeEach(() => {
  browser = aBrowser();
  storage = browser.tab();
  client = new QueryClient();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  client.clear();
  await browser.closeTabs();
});

describe('the lists', () => {
  it('are read again when a sheet changes, here or in another tab', async () => {
    const stop = keepFresh(client, storage);
    expect(await client.fetchQuery(rosterQuery(storage))).toMatchObject({ entries: [] });
    const id = await createSheet(browser.tab(), aSheet());
    await until(() => client.getQueryState(rosterQuery(storage).queryKey)?.isInvalidated === true);
    expect(await client.fetchQuery(rosterQuery(storage))).toMatchObject({ entries: [{ id }] });
    await moveToTrash(storage, id);
    expect(await client.fetchQuery(trashQuery(storage))).toMatchObject([{ id }]);
    stop();
  });

  it('do not wait for a network', () => {
    for (const query of [rosterQuery(storage), trashQuery(storage), sampleQuery('en')]) {
      expect(query).toMatchObject({ networkMode: 'always' });
    }
  });
});

describe('the samples', () => {
  const answer = (body: string, status = 200) =>
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.endsWith('samples/en.json') && !url.endsWith('samples/zh-CN.json')) throw new Error(url);
      return new Response(body, { status });
    });

  it.each(['en', 'zh-CN'] as const)('are there in %s and can be opened', async (language) => {
    answer(await readFile(new URL(`../../public/samples/${language}.json`, import.meta.url), 'utf8'));
    const [first] = await client.fetchQuery(sampleQuery(language));
    expect(first?.name).toBeTruthy();
    expect(await createSheet(storage, first as NonNullable<typeof first>)).toBeTruthy();
  });

  it('fail when they are missing or something else', async () => {
    answer('', 404);
    await expect(client.fetchQuery(sampleQuery('en'))).rejects.toThrow();
    answer('[{"name":"Lin Yao"}]');
    await expect(client.fetchQuery(sampleQuery('en'))).rejects.toThrow();
  });
});
