import { aTrack } from '#tests/support/builders';
import { choose, expectHealth, expectWillpower, openSheet, undo } from './support/app';
import { expect, test } from './support/test';

/** 20 Health without bashing wounds, 1 of 4 Willpower. */
const WOUNDED = { health: { track: aTrack(8, 0, 7, 5), bonus: 13 }, willpower: { current: 1 } };

test('7 days offer 3 L or 1 A, never both [H-20] [H-21] [H-22]', async ({ page }) => {
  await openSheet(page, WOUNDED);
  await page.getByRole('button', { name: 'Rest', exact: true }).click();
  await choose(page.getByRole('radio', { name: '7 d', exact: true }));
  const ways = page.getByRole('group', { name: 'Ways to spend 7 days' }).getByRole('radio');
  await expect(ways).toHaveCount(2);
  await expect(page.getByRole('radio', { name: '3 L only' })).toBeChecked();
  await page.getByRole('button', { name: 'Rest 7 days' }).click();
  await expectHealth(page, '11H 4L 5A');
  await expectWillpower(page, 4, 4);
  await undo(page, 'rested 7 d');
  await expectHealth(page, '8H 7L 5A');

  await page.getByRole('button', { name: 'Rest', exact: true }).click();
  await choose(page.getByRole('radio', { name: '7 d', exact: true }));
  await choose(page.getByRole('radio', { name: '1 A only' }));
  await page.getByRole('button', { name: 'Rest 7 days' }).click();
  await expectHealth(page, '9H 7L 4A');
});

test('double speed halves times and numbers of rests [H-30]', async ({ page }) => {
  await openSheet(page, { ...WOUNDED, health: { track: aTrack(5, 3, 7, 5), bonus: 13 } });
  await page.getByRole('button', { name: 'Rest', exact: true }).click();
  const time = page.getByRole('textbox', { name: 'Another time' });

  await page.getByRole('button', { name: 'Recovery: normal.' }).click();
  await page.getByRole('textbox', { name: 'Multiplier' }).fill('2');
  await page.getByRole('button', { name: 'Add' }).click();
  const full = page.getByRole('region', { name: 'Full recovery' });
  for (const sum of [/3 × 8 min/, /7 × 1 d/, /5 × 3 d 12 h/]) await expect(full).toContainText(sum);

  const result = (after: string) => page.getByRole('region', { name: `After ${after}` });
  await time.fill('8m');
  await expect(result('8 minutes')).toContainText('+1 healthy');
  await time.fill('7m');
  await expect(result('7 minutes')).toContainText('No wound heals');
  await time.fill('4h');
  await choose(page.getByRole('radio', { name: 'Willpower', exact: true }));
  await expect(result('4 hours')).toContainText('1 → 2');
  await choose(page.getByRole('radio', { name: 'Most healthy' }));
  await time.fill('3d 12h');
  await expect(page.getByRole('radio', { name: '3 B, then 3 L' })).toBeChecked();
  await choose(page.getByRole('radio', { name: '3 B, then 1 A' }));
  await page.getByRole('button', { name: 'Rest 3 d 12 h' }).click();
  await expectHealth(page, '9H 7L 4A');
  await expectWillpower(page, 4, 4);
});

test('saves are asked for at their moments, and the rest with them is one entry [H-26]', async ({
  page,
  expectAccessible,
}) => {
  await openSheet(page, {
    health: { track: aTrack(4, 2, 1), bonus: 0 },
    conditions: [{ id: 'poison', name: 'Poisoned', note: '', points: 2 }],
  });
  await page.getByRole('button', { name: 'Rest', exact: true }).click();
  await choose(page.getByRole('radio', { name: '8 h', exact: true }));
  const saves = page.getByRole('region', { name: 'Saves as they fall due' });
  await expect(saves).toContainText('Save 1, after 15 min');
  await saves.getByRole('button', { name: 'Rolled' }).click();
  await expect(saves).toContainText('Poisoned stays at 2');
  await expect(saves).toContainText('Save 2, after 30 min');
  await saves.getByRole('textbox', { name: 'Points it took off' }).fill('2');
  await saves.getByRole('button', { name: 'Rolled' }).click();
  await expect(saves).toContainText('Poisoned is over');
  await expect(saves.getByRole('button', { name: 'Rolled' })).toHaveCount(0);
  await expectAccessible();

  await page.getByRole('button', { name: /^Recovery: normal/ }).click();
  await page.getByRole('textbox', { name: 'Broken off after' }).fill('15m');
  await expect(page.getByRole('region', { name: 'After 15 minutes' })).toContainText('+1 healthy');
  await expect(saves).not.toContainText('Poisoned is over');
  await page.getByRole('textbox', { name: 'Broken off after' }).fill('');
  await page.getByRole('button', { name: 'Rest 8 hours' }).click();
  await expectHealth(page, '6H 1L');
  await expect(page.getByRole('region', { name: /Effects/ })).not.toContainText('Poisoned');
  await undo(page, 'rested 8 h');
  await expectHealth(page, '4H 2B 1L');
  await expect(page.getByRole('region', { name: /Effects/ })).toContainText('Poisoned');
});
