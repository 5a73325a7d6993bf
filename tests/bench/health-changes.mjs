/** How the Enter key changes the Health of an open sheet, wounds and heals in turn; `read` gives what the sheet says. */
export const changes = {
  prepare: async (page, turn) => {
    const lethal = page.getByRole('spinbutton', { name: 'Lethal' });
    await lethal.focus();
    await page.keyboard.press(turn % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
  },
  read: (page) => page.getByRole('spinbutton', { name: 'Lethal' }).locator('xpath=..').getAttribute('aria-label'),
};
