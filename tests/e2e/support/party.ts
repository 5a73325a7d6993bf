import type { Locator, Page } from '@playwright/test';
import type { Account } from '#tests/support/brokers';
import { partyLink } from '@/i18n/party-link';
import { spokenHealth } from './app';
import { type Player, signIn } from './player';
import { expect } from './test';

/** What a Storyteller does with the live link of a board, by the names that are read out. */

/** The live link in the header of the board. */
export const liveLink = (page: Page): Locator => page.getByRole('button', { name: /^Live link/ });
export const linkDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Live link/ });

/** A board of its own with its live link open, which is not started yet. */
export async function openBoard(page: Page, app: string, name: string): Promise<void> {
  await page.goto(`${app}#/party`);
  await page.getByRole('textbox', { name: 'Name of the party' }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await liveLink(page).click();
}

/** Starts the link at another broker than the one that serves the page. */
export async function startAt(page: Page, url: string, account: Account): Promise<void> {
  const dialog = linkDialog(page);
  await dialog.getByRole('textbox', { name: 'Address of the broker' }).fill(url);
  await signIn(dialog, partyLink.english.broker, account);
  await dialog.getByRole('button', { name: 'Start' }).click();
}

/** A party on a board of its own, connected to the table that serves the page. Returns its invitation. */
export async function startParty(page: Page, table: string, name: string): Promise<string> {
  await openBoard(page, table, name);
  await linkDialog(page).getByRole('button', { name: 'Start' }).click();
  await expect(linkDialog(page).getByText('Live.')).toBeVisible();
  return inviteOf(page, table);
}

/** The invitation as the dialog shows it, by the address that this machine reaches in any network. */
export async function inviteOf(page: Page, app: string): Promise<string> {
  const link = await linkDialog(page).getByRole('textbox', { name: 'Invitation link' }).inputValue();
  return `${app}${link.slice(link.indexOf('#'))}`;
}

/** Who asks to join, in the dialog of the live link. */
export const newcomer = (page: Page, name: string): Locator =>
  linkDialog(page)
    .getByRole('region', { name: 'Asking to join' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** The four words on a screen, as one text. */
export const wordsIn = async (place: Page | Locator, label: string): Promise<string> =>
  (await place.getByRole('list', { name: label }).getByRole('listitem').allInnerTexts()).join(' ');

/** Lets a player in who waits, and waits until their sheet is open. */
export async function letIn(page: Page, player: Player): Promise<void> {
  await linkDialog(page)
    .getByRole('button', { name: `Let in ${player.name}`, exact: true })
    .click();
  await expect(player.page).toHaveURL(/#\/sheet\//);
}

/** The card of somebody on the board. */
export const seatOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

/** Waits until the board shows a track in letters, such as `17H 3L`. */
export async function expectOnBoard(page: Page, name: string, letters: string): Promise<void> {
  await expect(seatOf(page, name).getByRole('img', { name: spokenHealth(letters), exact: true })).toBeVisible();
}

/** Asks players about damage, each by the name on their card. */
export async function propose(page: Page, names: readonly string[], entry: string): Promise<void> {
  for (const name of names) await seatOf(page, name).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Propose damage' }).click();
  const dialog = page.getByRole('dialog', { name: /^Propose damage/ });
  await dialog.getByRole('textbox', { name: 'Damage' }).fill(entry);
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(dialog).toBeHidden();
}
