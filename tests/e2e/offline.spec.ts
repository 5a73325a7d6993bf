import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../../scripts/offline/offline-plugin.ts';
import { openTable } from '../../scripts/table/open-table.mjs';
import { expectHealth, expectSaved, markOnTrack, openSample, takeDamage } from './support/app';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** A copy of the built app, which the journey may change, and a host for it that can go away. */
async function hostOf(folder: string) {
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true });
  const open = (port: number) => openTable({ folder, host: '127.0.0.1', port });
  let table = await open(0);
  const { port } = table;
  const stop = () => table.close();
  const start = async () => {
    table = await open(port);
  };
  return {
    address: `http://127.0.0.1:${port}/`,
    stop,
    start,
    /** Serves another build: its samples are others, and the files that are named are missing from the host. */
    serve: async (samples: string, ...missing: readonly string[]) => {
      await stop();
      writeFileSync(join(folder, 'samples/en.json'), samples);
      writeServiceWorker(folder);
      for (const path of missing) rmSync(join(folder, path));
      await start();
    },
  };
}

/** What the page has fetched since it was loaded. */
const fetched = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

async function openRulebook(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('#/rulebook'));
  await expect(page.getByRole('heading', { level: 1, name: 'Rulebook' })).toBeVisible();
}

/** The builds that the browser keeps, each with the paths of its files. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => {
    const builds: string[][] = [];
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      builds.push(kept.map(({ url }) => new URL(url).pathname));
    }
    return builds;
  });

const isInCharge = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

/** Has the browser look for a newer build. What became of it once all is here, or is not. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
    return (registration.waiting ?? installing)?.state;
  });

const samplesOf = (page: Page) => page.evaluate(async () => (await fetch('samples/en.json')).text());

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });

/** Takes the newer build, which reloads the page. */
async function takeUpdate(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
}

test('the app plays and saves without its host, and takes a newer build, whole, when told to @phone', async ({
  page,
  context,
}, { outputDir }) => {
  const host = await hostOf(outputDir);

  await openSample(page, host.address);
  await markOnTrack(page, 'Bashing', 1);
  await expectHealth(page, '7H 4B 4L 5A', 4);
  await expectSaved(page);
  await expect.poll(() => isInCharge(page)).toBe(true);
  await page.evaluate(() => fetch('table.json'));
  const [first = [], ...others] = await keptBuilds(page);
  expect(others).toEqual([]);
  expect(first).toEqual(expect.arrayContaining(['/', '/rulebook/zh-CN.json', '/samples/en.json', '/icon.svg']));
  expect(first.filter((path) => /table\.json|\/mqtt$|\/sw\.js$|index\.html/.test(path))).toEqual([]);

  let rulebook: readonly string[] = [];
  await test.step('without a network', async () => {
    await host.stop();
    await context.setOffline(true);
    await page.reload();
    await takeDamage(page, '1L');
    await markOnTrack(page, 'Lethal', 1);
    await expectHealth(page, '6H 4B 5L 5A', 4);
    await expectSaved(page);
    await page.reload();
    await expectHealth(page, '6H 4B 5L 5A', 4);
    // What the sheet may need next comes by itself, a moment after it.
    await page.waitForLoadState('networkidle');
    const sheetOnly = await fetched(page);
    await openRulebook(page);
    rulebook = (await fetched(page)).filter((path) => path.startsWith('/assets/') && !sheetOnly.includes(path));
    expect(rulebook).not.toEqual([]);
    await page.goBack();
    await context.setOffline(false);
    await host.start();
  });

  await test.step('a newer build that is not whole', async () => {
    await host.serve('["broken"]', ...rulebook);
    expect(await lookForUpdate(page)).toBe('redundant');
    expect(await keptBuilds(page)).toEqual([first]);
    await expect(offer(page)).toBeHidden();
  });

  await test.step('a newer build, while another tab goes on with the old one', async () => {
    const other = await context.newPage();
    await other.goto(host.address);
    await expect(other.getByRole('heading', { name: 'Reincarnators' })).toBeVisible();
    // It has no rulebook: the other tab finds that in the old one only.
    await host.serve('["second"]');
    // The browser may still be at the one that is not whole: it looks by itself, too, when a tab opens.
    await expect.poll(() => lookForUpdate(page)).toBe('installed');
    expect(await samplesOf(page)).toContain('Lin Yao');
    await takeUpdate(page);
    expect(await samplesOf(page)).toBe('["second"]');
    await openRulebook(other);
    await other.close();
  });

  await test.step('another, with no other tab: the older builds go', async () => {
    await host.serve('["third"]');
    await page.reload();
    await takeUpdate(page);
    expect(await samplesOf(page)).toBe('["third"]');
    expect(await keptBuilds(page)).toHaveLength(1);
    await host.stop();
  });
});
