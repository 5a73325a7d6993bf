import type { Page } from '@playwright/test';
import { expectHealth, expectSaved, expectState, expectWillpower } from './support/app';
import { tabTo } from './support/hands';
import { expect, test } from './support/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The field of Take damage has the focus as it opens, and Enter applies. */
async function typeHit(page: Page, entry: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Damage' });
  await expect(field).toBeFocused();
  await page.keyboard.type(entry);
  await press(page, 'Enter');
  await expect(field).toBeHidden();
}

async function createByKeys(page: Page): Promise<void> {
  await tabTo(page, button(page, 'New character'));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
  await page.keyboard.type('Character A');
  for (const [label, value] of [
    ['Stamina', '5'],
    ['Health bonus', '10'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(value);
  }
  await press(page, 'Enter');
  await expectHealth(page, '20H');
}

test('a whole session by keyboard alone @desktop', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await createByKeys(page);

  await test.step('the worked example', async () => {
    const opener = button(page, 'Take damage');
    await tabTo(page, opener);
    await press(page, 'Enter');
    await typeHit(page, '3B');
    await expectHealth(page, '17H 3B');
    await expect(opener).toBeFocused();
    for (const [hit, left] of [
      ['4L', '13H 3B 4L'],
      ['5A', '8H 3B 4L 5A'],
      ['10B + 10L', '14L 6A'],
    ] as const) {
      await press(page, 'd');
      await typeHit(page, hit);
      await expectHealth(page, left);
    }
    await tabTo(page, button(page, 'Passes out'));
    await press(page, 'Enter');
    await expectState(page, 'Badly injured', 'Worsening');
    await press(page, 'e');
    await expect(
      page.getByRole('dialog', { name: /^End round/ }).getByRole('button', { name: 'End round' }),
    ).toBeFocused();
    await press(page, 'Enter');
    await expectHealth(page, '13L 7A');
    await press(page, 'z', 'z', 'z', 'Control+z', 'Control+z', 'z');
    await expectHealth(page, '20H');
    await press(page, 'Shift+Z', 'Shift+Z', 'Control+Shift+Z', 'Shift+Z', 'Shift+Z', 'Shift+Z');
    await expectHealth(page, '13L 7A');
    await expectSaved(page);
    await page.reload();
    await expectHealth(page, '13L 7A');
    // The sheet is drawn before its history has been read.
    await expect(button(page, /^Undo: /)).toBeEnabled();
    await press(page, 'z', 'z', 'z');
    await expectHealth(page, '8H 3B 4L 5A');
  });

  await test.step('marking on the track', async () => {
    await tabTo(page, page.getByRole('spinbutton', { name: 'Lethal' }));
    await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
    await expectHealth(page, '6H 3B 6L 5A');
    await press(page, 'b', 'ArrowRight');
    await expect(page.getByRole('spinbutton', { name: 'Bashing' })).toBeFocused();
    await press(page, 'Escape');
    await expectHealth(page, '6H 3B 6L 5A');
    await press(page, 'l', 'ArrowLeft', 'ArrowLeft', 'Enter');
    await expectHealth(page, '8H 3B 4L 5A');
  });

  await test.step('whys', async () => {
    for (const [opener, name] of [
      ['8 / 20 healthy', 'Maximum Health'],
      ['Stamina 5', 'Stamina'],
      ['Conscious', 'Consciousness'],
    ] as const) {
      await tabTo(page, button(page, opener));
      await press(page, 'Enter');
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      await press(page, 'Escape');
      await expect(page.getByRole('dialog', { name, exact: true })).toBeHidden();
      await expect(button(page, opener)).toBeFocused();
    }
  });

  await test.step('heal', async () => {
    await tabTo(page, button(page, 'Heal'));
    await press(page, 'Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Lethal, of 4' }));
    await press(page, 'ArrowUp', 'ArrowUp');
    await tabTo(page, button(page, 'Heal 2 L'));
    await press(page, 'Enter');
    await expectHealth(page, '10H 3B 2L 5A');
    await expect(button(page, 'Heal')).toBeFocused();
  });

  await test.step('Willpower', async () => {
    await tabTo(page, button(page, 'Willpower'));
    await press(page, 'Enter');
    await tabTo(page, page.getByRole('radio', { name: /^On a roll/ }));
    await press(page, 'ArrowDown');
    await expect(page.getByRole('radio', { name: /^Against an attack/ })).toBeChecked();
    await press(page, 'Enter');
    await expectWillpower(page, 1, 2);
    await expect(button(page, 'Willpower')).toBeFocused();
  });

  await test.step('rest 15 minutes', async () => {
    await press(page, 'r');
    await tabTo(page, page.getByRole('radio', { name: '7 d', exact: true }));
    await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await expect(page.getByRole('radio', { name: '15 min', exact: true })).toBeChecked();
    await tabTo(page, button(page, 'Rest 15 minutes'));
    await press(page, 'Enter');
    await expectHealth(page, '11H 2B 2L 5A');
  });

  await test.step('history', async () => {
    await tabTo(page, button(page, 'History'));
    await press(page, 'Enter');
    const history = page.getByRole('dialog', { name: 'History' });
    const entry = history.getByRole('button', { name: /Took 5 A/ });
    for (let n = 0; n < 20 && !(await entry.evaluate((one) => one === document.activeElement)); n += 1) {
      await press(page, 'ArrowDown');
    }
    await press(page, 'Enter');
    await tabTo(page, history.getByRole('button', { name: 'Go back to here' }).first());
    await press(page, 'Enter');
    await expect(history.getByText('Now: 8 H · 3 B · 4 L · 5 A').first()).toBeVisible();
    await press(page, 'Escape');
    await expectHealth(page, '8H 3B 4L 5A');
    await expect(button(page, 'History')).toBeFocused();
  });

  await test.step('the list of keys, and every other dialog gives the focus back', async () => {
    await press(page, '?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await press(page, 'Escape');
    await expect(button(page, 'History')).toBeFocused();
    for (const name of ['Take damage', 'Heal', 'Willpower', 'End round', '0 temporary HP']) {
      await tabTo(page, button(page, name));
      await press(page, 'Enter');
      await expect(page.getByRole('dialog').last()).toBeVisible();
      await press(page, 'Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button(page, name)).toBeFocused();
    }
  });
});
