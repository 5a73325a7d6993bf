import { aTrack } from '#tests/support/builders';
import {
  choose,
  endRound,
  enterDamage,
  expectHealth,
  expectSaved,
  expectState,
  expectWillpower,
  openSheet,
  owed,
  payToStayConscious,
  takeDamage,
} from './support/app';
import { expect, test } from './support/test';

/** 5 Health, 4 Willpower. */
const FIVE_HEALTH = { name: 'Player A', health: { track: aTrack(5), bonus: -2 } };

test('5 Health takes 5 L: pay, act, pay again at the turn after [W-08] [W-09]', async ({ page }) => {
  await openSheet(page, FIVE_HEALTH);
  await takeDamage(page, '5L');
  await expectHealth(page, '5L');
  await expect(owed(page)).toContainText('Pay 1 Willpower or fall unconscious');
  await payToStayConscious(page);
  await expectWillpower(page, 3, 4);
  await expectState(page, 'Holding on');

  await endRound(page);
  await expectHealth(page, '5L');
  await expectWillpower(page, 3, 4);
  await expectState(page, 'Holding on');
  await expect(owed(page)).toBeHidden();

  await endRound(page);
  await expect(owed(page)).toContainText('The time that was paid for is over.');
  await payToStayConscious(page);
  await expectWillpower(page, 2, 4);
  await expectState(page, 'Holding on');

  await endRound(page);
  await owed(page).getByRole('button', { name: 'Passes out' }).click();
  await expectWillpower(page, 2, 4);
  await expectState(page, 'Unconscious');
});

test('5 Health takes 6 L: injuries worsen, each new cause asks for a new payment [W-10]', async ({ page }) => {
  await openSheet(page, FIVE_HEALTH);
  const dialog = await enterDamage(page, '6L');
  await choose(dialog.getByRole('checkbox', { name: /^Pay 1 Willpower to stay conscious this round/ }));
  await dialog.getByRole('button', { name: 'Apply 6 L' }).click();
  await expectHealth(page, '4L 1A');
  await expectWillpower(page, 3, 4);
  await expect(owed(page)).toContainText('Injuries worsen');

  await endRound(page);
  await expectHealth(page, '3L 2A');
  await expect(owed(page)).toContainText('The injuries got worse.');
  await payToStayConscious(page);
  await expectWillpower(page, 2, 4);

  await takeDamage(page, '1B');
  await expectHealth(page, '2L 3A');
  await expect(owed(page)).toContainText('No healthy Health is left.');
  await payToStayConscious(page);
  await expectWillpower(page, 1, 4);

  await takeDamage(page, '1B');
  await expectHealth(page, '1L 4A');
  await owed(page).getByRole('button', { name: 'Passes out' }).click();
  await expectState(page, 'Worsening');
  await expectWillpower(page, 1, 4);
  await expectSaved(page);
  await page.reload();
  await expectHealth(page, '1L 4A');
  await expectState(page, 'Worsening');
});
