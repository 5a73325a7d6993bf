import type { BrowserContext, Page } from '@playwright/test';
import { aTrack } from '#tests/support/builders';
import { expectHealth, expectSaved, markOnTrack, openSample, openSheet, toList } from './support/app';
import { expect, test } from './support/test';

const KILLS = 20;
const FORTY = { name: 'Forty', health: { track: aTrack(40), bonus: 33 } };

/** Ends the tab's process without a word to the page, as a crash or the system would. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // It never answers: what would answer is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

test('a tab that is killed right after "Saved" loses nothing that was acknowledged @desktop', async ({
  page,
  context,
}) => {
  test.slow();
  await openSheet(page, FORTY);
  const address = page.url();
  await page.close();
  for (let killed = 0; killed < KILLS; killed += 1) {
    const tab = await context.newPage();
    await tab.goto(address);
    await expectHealth(tab, `${40 - killed}H ${killed}L`);
    await markOnTrack(tab, 'Lethal', 1);
    await expectHealth(tab, `${39 - killed}H ${killed + 1}L`);
    await expectSaved(tab);
    await kill(context, tab);
  }
  const last = await context.newPage();
  await last.goto(address);
  await expectHealth(last, '20H 20L');
  await expect(last.getByRole('button', { name: 'Undo: marked 1 L' })).toBeEnabled();
});

test('two tabs: one writes, the other follows, takes over and is told so @desktop', async ({ page, context }) => {
  await openSheet(page, FORTY);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Open in another tab. Read-only here.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Take damage: read-only here' })).toBeDisabled();

  await markOnTrack(page, 'Bashing', 2);
  await expectHealth(other, '38H 2B');

  await other.getByRole('button', { name: 'Edit here' }).click();
  await expect(page.getByText('Another tab took over. Read-only here.')).toBeVisible();
  await expect(other.getByText('Read-only here.')).toBeHidden();
  await markOnTrack(other, 'Lethal', 1);
  await expectHealth(page, '37H 2B 1L');

  await page.getByRole('button', { name: 'Edit here' }).click();
  await expect(other.getByText('Another tab took over. Read-only here.')).toBeVisible();
  await markOnTrack(page, 'Aggravated', 1);
  await expectHealth(other, '36H 2B 1L 1A');
  await expectSaved(page);
});

test('a database that was deleted is not mistaken for a first run @desktop', async ({ page }) => {
  await openSample(page);
  await expectSaved(page);
  await toList(page);
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.deleteDatabase('samsara-sheets');
        request.onsuccess = () => done();
        request.onerror = () => failed(request.error);
      }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your browser removed 1 character');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lin Yao' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Reincarnators yet');
});

/** From now on, or no longer, every write to the database fails: the disk is full, or the browser gives up on it. */
const failWrites = (page: Page, how: 'full' | 'aborted' | null) =>
  page.evaluate((mode) => Object.assign(window, { failWrites: mode }), how);

/** Makes writes fail on demand. Runs before the app. */
function breakable(): void {
  const mode = () => (window as unknown as { failWrites?: string | null }).failWrites;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = transaction.apply(this, given);
    if (given[1] === 'readwrite' && mode() === 'aborted') queueMicrotask(() => begun.abort());
    return begun;
  };
  for (const verb of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[verb];
    IDBObjectStore.prototype[verb] = function (...given) {
      if (mode() === 'full') throw new DOMException('The disk is full.', 'QuotaExceededError');
      return write.apply(this, given);
    };
  }
}

for (const [how, banner] of [
  ['full', 'Storage is full. 1 change is not saved.'],
  ['aborted', '1 change is not saved.'],
] as const) {
  test(`a change that could not be stored (${how}) is said, offered as a download, and stored later @desktop`, async ({
    page,
  }) => {
    await page.addInitScript(breakable);
    await openSheet(page, FORTY);
    await failWrites(page, how);
    await markOnTrack(page, 'Lethal', 3);
    await expectHealth(page, '37H 3L');
    const notice = page.getByRole('alert').filter({ hasText: banner });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('banner').getByText('Not saved')).toBeVisible();

    const download = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Download now' }).click();
    expect((await download).suggestedFilename()).toBe('Forty.samsara.json');

    await failWrites(page, null);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await expectSaved(page);
    await page.reload();
    await expectHealth(page, '37H 3L');
  });
}
