import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aSheet, aTrack } from '#tests/support/builders';
import { SCHEMA_VERSION } from '@/model/schema-version';
import {
  chooseFile,
  chooseMore,
  chooseRowAction,
  expectHealth,
  expectSaved,
  openSample,
  openSheet,
  sheetFile,
  takeDamage,
  toList,
} from './support/app';
import { expect, test } from './support/test';

/** Everything the sheet says, as a screen reader gets it. */
const sheetInWords = (page: Page) => page.getByRole('main').ariaSnapshot();

test('an exported sheet comes back as a new character with equal numbers and its history', async ({ page }) => {
  await openSample(page);
  await takeDamage(page, '1L unavoidable');
  await expectHealth(page, '7H 3B 5L 5A', 4);
  await expectSaved(page);
  const before = await sheetInWords(page);

  const download = page.waitForEvent('download');
  await chooseMore(page, 'Export');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Lin Yao.samsara.json');
  await expect(page.getByText('Downloaded Lin Yao.samsara.json.')).toBeVisible();

  await toList(page);
  await chooseFile(page, { ...sheetFile(aSheet()), buffer: await readFile(await file.path()) });
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('1 change', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Lin Yao is already here and stays as it is.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep as a new character' }).click();
  await expect(page.getByText('2 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expectHealth(page, '7H 3B 5L 5A', 4);
  await expect(page.getByRole('button', { name: 'Undo: took 1 L' })).toBeVisible();
  expect(await sheetInWords(page)).toBe(before);
});

const written = JSON.parse(sheetFile(aSheet({ health: { track: aTrack(7) } })).buffer.toString());
const text = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

const WRONG_FILES = [
  ['no JSON', text('a shopping list'), 'it is not JSON, or it is cut off.'],
  ['a file that is cut off', text(JSON.stringify(written).slice(0, -40)), 'it is not JSON, or it is cut off.'],
  ['JSON of something else', text({ name: 'Lin Yao', hp: 20 }), 'it is not a sheet of this app.'],
  ['a file that was changed', text({ ...written, sheet: { ...written.sheet, size: 6 } }), 'don’t fit its checksum'],
  ['a file of a newer version', text({ ...written, version: SCHEMA_VERSION + 1 }), 'it comes from a newer version'],
  ['a file that is too big', Buffer.alloc(1024 * 1024 + 1, ' '), 'a sheet file has 1 MB at most'],
] as const;

test('a wrong file gets a clear message and changes nothing', async ({ page }) => {
  await page.goto('/');
  for (const [what, buffer, message] of WRONG_FILES) {
    await test.step(what, async () => {
      await chooseFile(page, { name: 'wrong.json', mimeType: 'application/json', buffer });
      const notice = page.getByRole('alert').filter({ hasText: 'Nothing was imported.' });
      await expect(notice).toContainText(message);
      await expect(page.getByRole('heading', { name: 'No Reincarnators yet' })).toBeVisible();
      await notice.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toBeHidden();
    });
  }
});

test('duplicate, trash and restore', async ({ page }) => {
  await openSheet(page, { name: 'Wei', health: { track: aTrack(4, 1, 2), bonus: 0 } });
  await toList(page);
  await chooseRowAction(page, 'Wei', 'Duplicate');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Wei (copy)', 'Wei']);

  await chooseRowAction(page, 'Wei', 'Move to trash');
  await expect(names.filter({ hasText: /^Wei$/ })).toBeHidden();
  await page.getByRole('heading', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Wei' }).click();
  await expect(names.filter({ hasText: /^Wei$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Wei', exact: true }).click();
  await expectHealth(page, '4H 1B 2L');
});

test('the sheet prints on one A4 page @desktop', async ({ page }) => {
  await openSample(page);
  await chooseMore(page, 'Print');
  await expect(page.getByRole('article', { name: 'Lin Yao on paper' })).toBeVisible();
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(file).toMatch(/\/MediaBox\s*\[0 0 594\.\d+ 841\.\d+\]/);
});
