import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** How a player gets at the app: by touch only or by keyboard only. */
export type Hands = Readonly<{
  press: (button: Locator) => Promise<void>;
  /** Ticks a box or a radio button. */
  tick: (input: Locator) => Promise<void>;
  /** Opens a dialog of the sheet: the key of the keyboard map, or the button of that name. */
  open: (key: string, button: string) => Promise<void>;
  /** Types a hit into the field that has the focus. */
  enter: (dialog: Locator, entry: string) => Promise<void>;
}>;

const GRADE_KEYS: Readonly<Record<string, string>> = { B: 'bashing', L: 'lethal', A: 'aggravated' };

/** Never a key, and never a mouse: the keypad stands in for the keyboard. */
export const byTouch = (page: Page): Hands => ({
  press: (button) => button.tap(),
  tick: async (input) => {
    await input.locator('xpath=ancestor::label').tap();
    await expect(input).toBeChecked();
  },
  open: (_key, button) => page.getByRole('button', { name: button, exact: true }).tap(),
  enter: async (dialog, entry) => {
    for (const key of entry.replaceAll(' ', '')) {
      const pad = dialog.getByRole('group', { name: 'Keypad' });
      if (key === '+') await dialog.getByRole('button', { name: 'Add a part' }).tap();
      else await pad.getByRole('button', { name: GRADE_KEYS[key] ?? key, exact: true }).tap();
    }
  },
});

const MOST_TABS = 120;

/** Tabs on until the element has the focus; a person would do no more. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeAttached();
  const isFocused = () => element.evaluate((one) => one === document.activeElement);
  for (let n = 0; n < MOST_TABS && !(await isFocused()); n += 1) await page.keyboard.press(key);
  await expect(element).toBeFocused();
}

/** Never a pointer. */
export const byKeys = (page: Page): Hands => ({
  press: async (button) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
  tick: async (input) => {
    await tabTo(page, input);
    await page.keyboard.press('Space');
    await expect(input).toBeChecked();
  },
  open: (key) => page.keyboard.press(key),
  enter: async (dialog, entry) => {
    await expect(dialog.getByRole('textbox', { name: 'Damage' })).toBeFocused();
    await page.keyboard.type(entry);
  },
});
