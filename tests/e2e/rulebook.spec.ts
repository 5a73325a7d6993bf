import type { Page } from '@playwright/test';
import { openHistory, openSample, takeDamage } from './support/app';
import { expect, test } from './support/test';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

test('from a term and a step of History into the rulebook: a rule, a hit to try, the glossary, and back', async ({
  page,
  expectAccessible,
}) => {
  await openSample(page);
  const term = page.getByRole('heading', { name: 'Willpower' }).locator('dfn');
  await (isPhone(page) ? term.tap() : term.hover());
  await expect(page.getByRole('tooltip')).toContainText('Strength of mind that can be spent.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  await takeDamage(page, '2L unavoidable');
  const history = await openHistory(page);
  await history.getByText('took 2 L', { exact: false }).first().click();
  await history.getByRole('link', { name: /H-04/ }).first().click();

  const rule = page.getByRole('article', { name: /^Lethal damage/ });
  await expect(rule).toBeFocused();
  await rule.getByRole('spinbutton', { name: 'Lethal' }).fill('40');
  await expect(rule.getByRole('status')).toHaveText(/beyond the track/);

  await page.getByRole('searchbox', { name: 'Search' }).fill('H-10');
  const found = page.getByRole('article');
  await expect(found).toHaveCount(1);
  await expect(found.getByText('Ruling', { exact: true })).toHaveCount(2);
  await found.locator('[data-term]').first().focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.getByText('Glossary', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('smz');
  await expect(page.getByRole('list', { name: 'Glossary' }).getByRole('listitem')).toHaveText([/^Health 生命值/]);
  await expectAccessible();
  await page.getByRole('button', { name: /^(Back|Close)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Lin Yao/ })).toBeVisible();
});
