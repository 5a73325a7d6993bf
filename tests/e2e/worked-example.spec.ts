import {
  createCharacter,
  endRound,
  enterDamage,
  expectHealth,
  expectSaved,
  expectState,
  openHistory,
  owed,
  redo,
  takeDamage,
  undo,
} from './support/app';
import { expect, test } from './support/test';

test('the rulebook’s worked example', async ({ page }) => {
  await createCharacter(page, { Name: 'Character A', Stamina: '5', Size: '5', 'Health bonus': '10' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Character A');
  await expectHealth(page, '20H');

  await takeDamage(page, '3B');
  await expectHealth(page, '17H 3B');
  await takeDamage(page, '4 L');
  await expectHealth(page, '13H 3B 4L');
  await takeDamage(page, '5a');
  await expectHealth(page, '8H 3B 4L 5A');
  await expectState(page, 'Moderately injured', 'Conscious');

  const dialog = await enterDamage(page, '10B + 10L');
  await expect(dialog.getByText('Falls unconscious and worsens')).toBeVisible();
  await expect(dialog.getByText('0 H · 0 B · 14 L · 6 A')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply 10 B + 10 L' }).click();
  await expectHealth(page, '14L 6A');
  await owed(page).getByRole('button', { name: 'Passes out' }).click();
  await expectState(page, 'Badly injured', 'Worsening');
  await expect(owed(page)).toContainText('Unconscious and worsening');
  await expect(owed(page)).toContainText('Dead in 14 rounds');

  await endRound(page);
  await expectHealth(page, '13L 7A');

  const done = ['took 3 B', 'took 4 L', 'took 5 A', 'took 10 B + 10 L', 'passed out', 'ended the round'];
  for (const what of done.toReversed()) await undo(page, what);
  await expectHealth(page, '20H');
  await expectState(page, 'Unharmed', 'Conscious');
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();

  const allUndone = await openHistory(page);
  await expect(allUndone.locator('s')).toHaveText(done.toReversed().map(asTitle));
  await allUndone.getByRole('button', { name: 'Close' }).click();

  for (const what of done) await redo(page, what);
  await expectHealth(page, '13L 7A');
  await expectSaved(page);
  await page.reload();
  await expectHealth(page, '13L 7A');
  await expectState(page, 'Badly injured', 'Worsening');

  const history = await openHistory(page);
  await expect(history.getByRole('listitem')).toContainText(done.toReversed().map(asTitle));
  await expect(history.locator('s')).toHaveCount(0);
});

const asTitle = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
