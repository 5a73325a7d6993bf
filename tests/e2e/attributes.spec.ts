import type { Page } from '@playwright/test';
import { aTrack } from '#tests/support/builders';
import { ORDINARY_POOL } from '@/model/energy';
import { chooseMore, expectHealth, expectState, expectWillpower, openSheet, openWhy, owed, undo } from './support/app';
import { expect, test } from './support/test';

const MANA = { ...ORDINARY_POOL, id: 'mana', name: 'Mana', reopenings: 0, enhancement: 0, bonus: 0 };
const KEYS = ['intelligence', 'perception'] as const;

/** 7 Health, 5 Willpower, 7 mana, all of them full. */
const FULL = {
  attributes: { resolve: 3, composure: 2, intelligence: 4, perception: 3 },
  willpower: { current: 5 },
  energyPools: [{ ...MANA, keys: [...KEYS], current: 7 }],
};

/** The same character after a long day. */
const WORN = {
  ...FULL,
  health: { track: aTrack(1, 2, 3, 1) },
  willpower: { current: 2 },
  energyPools: [{ ...MANA, keys: [...KEYS], current: 3 }],
};

const mana = (page: Page) => page.getByRole('region', { name: 'Energy Pools' });

async function expectMana(page: Page, current: number, maximum: number): Promise<void> {
  await expect(mana(page).getByRole('img', { name: `Mana ${current} of ${maximum}`, exact: true })).toBeVisible();
}

/** Changes Resolve, Intelligence and Stamina in the form and returns what it says that saving changes. */
async function editAll(page: Page, isMobile: boolean, step: 'less' | 'more', times = 1) {
  await chooseMore(page, 'Edit character');
  for (const name of ['Resolve', 'Intelligence', 'Stamina']) {
    for (let n = 0; n < times; n += 1) await page.getByRole('button', { name: `One ${step}, ${name}` }).click();
  }
  const changes = page.getByRole('complementary', { name: 'What saving changes' });
  if (isMobile) await changes.getByRole('button', { expanded: false }).first().click();
  return changes;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('a point more or less of an Attribute on a full sheet [W-18] [W-19] [E-24] [E-25] [H-43] [H-44]', async ({
  page,
  isMobile,
}) => {
  await openSheet(page, FULL);
  const more = await editAll(page, isMobile, 'more');
  await expect(more.getByRole('button', { name: 'Maximum Health 7 → 8' })).toBeVisible();
  await expect(more.getByRole('button', { name: 'Willpower 5 / 5 → 5 / 6', exact: true })).toBeVisible();
  await expect(more.getByRole('button', { name: 'Mana 7 / 7 → 7 / 8' })).toBeVisible();
  await save(page);
  await expectHealth(page, '8H');
  await expectWillpower(page, 5, 6);
  await expectMana(page, 7, 8);

  const health = await openWhy(page, '8 / 8 healthy', 'Maximum Health');
  await expect(health.getByRole('listitem').filter({ hasText: 'Stamina' })).toHaveText(/^3/);
  await page.keyboard.press('Escape');
  await undo(page, 'edited the sheet');

  const less = await editAll(page, isMobile, 'less');
  await expect(less.getByRole('button', { name: 'Maximum Health 7 → 6' })).toBeVisible();
  await expect(less.getByRole('button', { name: 'Willpower 5 / 5 → 4 / 4', exact: true })).toBeVisible();
  await expect(less.getByRole('button', { name: 'Mana 7 / 7 → 6 / 6' })).toBeVisible();
  await save(page);
  await expectHealth(page, '6H');
  await expectWillpower(page, 4, 4);
  await expectMana(page, 6, 6);

  const back = await editAll(page, isMobile, 'more');
  await expect(back.getByRole('button', { name: 'Willpower 4 / 4 → 4 / 5', exact: true })).toBeVisible();
  await save(page);
  await expectHealth(page, '7H');
  await expectWillpower(page, 4, 5);
  await expectMana(page, 6, 7);
});

/** The cell of an Attribute, and not the line about its damage. */
const whyOf = (attribute: string) => new RegExp(`^${attribute} (?!damage)`);

/** Takes a point of an Attribute away for a time, or gives it back, where its why offers it. */
async function change(page: Page, attribute: string, step: 'Damage 1' | 'Restore 1'): Promise<void> {
  const why = await openWhy(page, whyOf(attribute), attribute);
  await why.getByRole('button', { name: step }).click();
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
}

test('a point less and back on a worn sheet, with its why [W-19] [E-25] [H-44]', async ({ page }) => {
  await openSheet(page, WORN);
  await change(page, 'Resolve', 'Damage 1');
  await expectWillpower(page, 2, 4);
  const willpower = await openWhy(page, /^2\s?\/ 4$/, 'Willpower');
  await expect(willpower.getByRole('listitem').filter({ hasText: 'Resolve' })).toHaveText(/^2/);
  await page.keyboard.press('Escape');

  await change(page, 'Intelligence', 'Damage 1');
  await expectMana(page, 3, 6);
  await change(page, 'Stamina', 'Damage 1');
  await expectHealth(page, '2B 3L 1A');
  await expect(owed(page)).toContainText('Pay 1 Willpower or fall unconscious');
  const stamina = await openWhy(page, whyOf('Stamina'), 'Stamina');
  await expect(stamina.getByRole('listitem').filter({ hasText: 'Attribute damage' })).toHaveText(/^−1/);
  await page.keyboard.press('Escape');

  await change(page, 'Stamina', 'Restore 1');
  await expectHealth(page, '1H 2B 3L 1A');
  await expectState(page, 'Conscious');
  await change(page, 'Intelligence', 'Restore 1');
  await expectMana(page, 3, 7);
  await change(page, 'Resolve', 'Restore 1');
  await expectWillpower(page, 2, 5);
});
