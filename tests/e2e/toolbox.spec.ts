import { aTrack } from '#tests/support/builders';
import { choose, chooseMore, openSheet } from './support/app';
import { expect, test } from './support/test';

test('a calculator begins with the sheet, shows its steps, and opens again from its link [M-28] [M-30]', async ({
  page,
  expectAccessible,
}) => {
  await openSheet(page, { size: 6, health: { track: aTrack(8) } });
  await chooseMore(page, 'Toolbox');
  await page.getByRole('combobox', { name: 'Calculator' }).selectOption('Squeezing');
  const own = page.getByRole('spinbutton', { name: 'Own Size' });
  await expect(own).toHaveValue('6');
  const working = page.getByRole('list', { name: 'Working' });
  const line = (name: string) => working.getByRole('listitem').filter({ hasText: name });
  await expect(line('Smaller by the passage')).toContainText('2');
  await page.getByRole('combobox', { name: 'The passage takes off' }).selectOption('Nothing');
  await page.getByRole('spinbutton', { name: 'People in the space' }).fill('4');
  await expect(line('Gets through')).toContainText('No');
  await choose(page.getByRole('checkbox', { name: 'An ability to get through' }));
  await expect(line('Gets through')).toContainText('Yes');
  await expectAccessible();

  const link = await page.getByRole('link', { name: 'Link to this calculation' }).getAttribute('href');
  await page.getByRole('spinbutton', { name: 'People in the space' }).fill('');
  await expect(page.getByText(/^A whole number from 1 to/)).toBeVisible();
  await page.goto(`/${link}`);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Calculator' })).toHaveValue('squeeze');
  await expect(page.getByRole('spinbutton', { name: 'People in the space' })).toHaveValue('4');
  await expect(line('Gets through')).toContainText('Yes');
});
