import { expectHealth, markOnTrack, openSample } from './support/app';
import { expect, test } from './support/test';

test.describe('a reader of Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the app in Chinese, from the sample to History', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.getByRole('button', { name: '试用示例' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('林遥');
    const track = page.getByRole('main').getByLabel(/^生命值 \d/);
    await expect(track).toHaveAccessibleName('生命值 20：健康 8，冲击 3，致命 4，恶性 5，临时生命值 4');

    await page.getByRole('button', { name: '受到伤害' }).click();
    const dialog = page.getByRole('dialog', { name: /^受到伤害/ });
    await dialog.getByRole('textbox', { name: '伤害' }).fill('4致 不可避免');
    await dialog.getByRole('button', { name: '结算 4 L' }).click();
    await expect(track).toHaveAccessibleName('生命值 20：健康 4，冲击 3，致命 8，恶性 5，临时生命值 4');
    await page.getByRole('button', { name: '历史' }).click();
    await expect(page.getByRole('dialog', { name: '历史' }).getByRole('listitem')).toContainText(['受到 4 L']);
  });
});

test('switching the language keeps the sheet', async ({ page }) => {
  await openSample(page);
  await markOnTrack(page, 'Lethal', 1);
  await expectHealth(page, '7H 3B 5L 5A', 4);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const track = page.getByRole('main').getByLabel(/^生命值 \d/);
  await expect(track).toHaveAccessibleName('生命值 20：健康 7，冲击 3，致命 5，恶性 5，临时生命值 4');
  await expect(page.getByRole('button', { name: '撤销：标记 1 L' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expectHealth(page, '7H 3B 5L 5A', 4);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the theme follows the system until one is chosen, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSample(page);
  const shown = page.locator('html');
  await expect(shown).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(shown).toHaveAttribute('data-theme', 'dark');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  for (const theme of ['dark', 'light']) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: 'Theme' }).click();
    await expect(shown).toHaveAttribute('data-theme', theme);
  }
  expect(await background()).not.toBe(dark);
  await page.reload();
  await expect(shown).toHaveAttribute('data-theme', 'light');
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSample(page);
  await markOnTrack(page, 'Aggravated', 3);
  await expectHealth(page, '5H 3B 4L 8A', 4);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('button', { name: 'Take damage' }).click();
  await expect(page.getByRole('dialog', { name: /^Take damage/ })).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
