import type { Browser, Locator, Page } from '@playwright/test';
import type { Sheet } from '@/model/sheet';
import { chooseFile, sheetFile } from './app';
import { expect } from './test';

/** What a table does with the live link, by the names that are read out. */

/** The live link in the header of the board. */
export const liveLink = (page: Page): Locator => page.getByRole('button', { name: /^Live link/ });
export const linkDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Live link/ });

/** A party on a board of its own, connected to the table that serves the page. Returns its invitation. */
export async function startParty(page: Page, table: string, name: string): Promise<string> {
  await page.goto(`${table}#/party`);
  await page.getByRole('textbox', { name: 'Name of the party' }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await liveLink(page).click();
  const dialog = linkDialog(page);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByText('Live.')).toBeVisible();
  return inviteOf(page, table);
}

/** The invitation as the dialog shows it, by the address that this machine reaches in any network. */
export async function inviteOf(page: Page, table: string): Promise<string> {
  const link = await linkDialog(page).getByRole('textbox', { name: 'Invitation link' }).inputValue();
  return `${table}${link.slice(link.indexOf('#'))}`;
}

/** A device of its own. */
export const newDevice = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** A device of a player's with a sheet; it asks to join and waits. */
export async function askToJoin(page: Page, invite: string, sheet: Sheet, name: string): Promise<Page> {
  await openInvite(page, invite, sheet);
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  return page;
}

/** Brings a sheet to a device and opens the invitation there. It does not stay in the address bar. */
export async function openInvite(page: Page, invite: string, sheet: Sheet): Promise<void> {
  await page.goto(invite.slice(0, invite.indexOf('#')));
  await chooseFile(page, sheetFile(sheet));
  await page.getByRole('button', { name: 'Keep as a new character' }).click();
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
  await page.goto(invite);
  await expect(page.getByRole('textbox', { name: 'Your name at the table' })).toBeVisible();
  expect(page.url()).toMatch(/#\/join$/);
}

/** The four words on a screen, in order. */
export const wordsIn = (place: Page | Locator): Promise<string[]> =>
  place
    .getByRole('list', { name: /four words/i })
    .getByRole('listitem')
    .allInnerTexts();

/** Lets a player in who waits, and waits until their sheet is open. */
export async function letIn(page: Page, player: Page, name: string): Promise<void> {
  await linkDialog(page)
    .getByRole('button', { name: `Let in ${name}` })
    .click();
  await expect(player).toHaveURL(/#\/sheet\//);
}

/** The card of somebody on the board. */
export const seatOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
