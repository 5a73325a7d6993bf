import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { chooseMore, expectHealth, expectWillpower, openSheet } from './support/app';
import { expect, test } from './support/test';

const HURT = aSheetWithTrack(aTrack(8, 3, 4, 5), { name: 'Lin Yao' });

test('the numbers are copied for a bot, its answer is pasted back, seen first, and undone', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSheet(page, HURT);
  await chooseMore(page, 'Copy for chat');
  await page.getByText('简体中文', { exact: true }).click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(/^\.st 力量:2 .*生命:8 生命上限:20 冲击:3 致命:4 恶性:5 /);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
  await expectAccessible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  await chooseMore(page, 'Paste from chat');
  await page
    .getByRole('textbox', { name: 'What was written' })
    .fill('<Lin Yao>的属性变化:\n意志: 4 ➯ 3 (扣除1=1)\n生命: 8 ➯ 6 (扣除2=2)\nsee you');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Not understood' })).toContainText('Line 4: see you');
  await dialog.getByText('Lethal', { exact: true }).click();
  await expect(dialog.getByRole('list', { name: 'Understood', exact: true })).toContainText('Health 8 → 6');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Apply 2 changes' }).click();
  await expectHealth(page, '6H 3B 6L 5A');
  await expectWillpower(page, 3, 4);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expectHealth(page, '8H 3B 4L 5A');
  await expectWillpower(page, 4, 4);
});
