import { readFile } from 'node:fs/promises';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { execute, maximumHealth, maximumWillpower, sheetDefense } from '@/rules';
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

  it.each(['en', 'zh-CN'] as const)('are six in %s, each as the rules would have it', async (language) => {
    answer(await readFile(new URL(`../../public/samples/${language}.json`, import.meta.url), 'utf8'));
    const samples = await client.fetchQuery(sampleQuery(language));
    expect(samples).toHaveLength(6);
    for (const sample of samples) {
      expect(await createSheet(storage, sample)).toBeTruthy();
      const outcome = execute(sample, { type: 'manual/set', quantity: 'points', value: sample.points + 1 });
      const settled = outcome.ok && outcome.trace.filter((step) => !('quantity' in step && step.quantity === 'points'));
      expect({ name: sample.name, owed: sample.pending, settled }).toEqual({
        name: sample.name,
        owed: [],
        settled: [],
      });
    }
  });

  it.each(['en', 'zh-CN'] as const)('have the numbers of the table in %s', async (language) => {
    answer(await readFile(new URL(`../../public/samples/${language}.json`, import.meta.url), 'utf8'));
    const samples = await client.fetchQuery(sampleQuery(language));
    const numbers = samples.map((sample) => [maximumHealth(sample).value, maximumWillpower(sample).value]);
    expect(numbers).toEqual([
      [20, 7],
      [16, 6],
      [14, 5],
      [60, 14],
      [300, 11],
      [12, 4],
    ]);
    expect(samples.map((sample) => sheetDefense(sample).total.value)).toEqual([15, 11, 6, 22, 34, 4]);
  });

  it('fail when they are missing or something else', async () => {
    answer('', 404);
    await expect(client.fetchQuery(sampleQuery('en'))).rejects.toThrow();
    answer('[{"name":"Lin Yao"}]');
    await expect(client.fetchQuery(sampleQuery('en'))).rejects.toThrow();
  });
});
