import type { Browser, Locator, Page } from '@playwright/test';
import type { Account } from '#tests/support/brokers';
import { core } from '@/i18n/core';
import type { Language } from '@/i18n/language';
import { partyLink } from '@/i18n/party-link';
import { partyPlayer } from '@/i18n/party-player';
import { roster } from '@/i18n/roster';
import type { Sheet } from '@/model/sheet';
import { sheetFile } from './app';
import { errorsIn, expect } from './test';

/** What a player does in a party, by the names that are read out in their language. */

const wordsIn = async (language: Language) => ({
  core: await core.load(language),
  link: await partyLink.load(language),
  player: await partyPlayer.load(language),
  roster: await roster.load(language),
});

/** Somebody with a sheet on a device of their own. */
export type Player = Readonly<{
  page: Page;
  /** What the table calls them. */
  name: string;
  sheet: Sheet;
  words: Awaited<ReturnType<typeof wordsIn>>;
  /** What went wrong in the page. */
  errors: readonly string[];
}>;

type PlayerOptions = Readonly<{ name: string; sheet: Sheet; language?: Language | undefined }>;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A player at this page, on whose device nothing is yet. */
export async function playerIn(page: Page, { name, sheet, language = 'en' }: PlayerOptions): Promise<Player> {
  return { page, name, sheet, words: await wordsIn(language), errors: errorsIn(page) };
}

/** A player with a phone of their own. */
export async function playerWithPhone(browser: Browser, options: PlayerOptions): Promise<Player> {
  const phone = await browser.newContext({ ...PHONE, locale: options.language ?? 'en' });
  return playerIn(await phone.newPage(), options);
}

/** The same player, in a tab opened anew on the same device. */
export async function inNewTab(player: Player): Promise<Player> {
  const page = await player.page.context().newPage();
  return { ...player, page, errors: errorsIn(page) };
}

/** Brings the sheet to the device and opens the invitation there. It does not stay in the address bar. */
export async function openInvite({ page, sheet, words }: Player, invite: string): Promise<void> {
  await page.goto(invite.slice(0, invite.indexOf('#')));
  await page.getByLabel(words.roster.importing.chooseFile).setInputFiles(sheetFile(sheet));
  await page.getByRole('button', { name: words.roster.importing.keep }).click();
  await expect(page.getByRole('button', { name: words.roster.open, exact: true })).toBeVisible();
  await page.goto(invite);
  await expect(page.getByRole('textbox', { name: words.link.join.name })).toBeVisible();
  expect(page.url()).toMatch(/#\/join$/);
}

/** Asks to join and waits; with user and password where the broker wants them. */
export async function askToJoin(player: Player, invite: string, account?: Account): Promise<void> {
  const { page, name, words } = player;
  await openInvite(player, invite);
  await page.getByRole('textbox', { name: words.link.join.name }).fill(name);
  if (account) await signIn(page, words.link.broker, account);
  await page.getByRole('button', { name: words.link.join.ask }).click();
  await expect(page.getByText(words.link.join.waitingTitle)).toBeVisible();
}

type SignInWords = Readonly<{ signIn: string; user: string; password: string }>;

/** Fills in who connects to the broker, wherever that is asked. */
export async function signIn(place: Page | Locator, words: SignInWords, account: Account): Promise<void> {
  const user = place.getByRole('textbox', { name: words.user });
  if (await user.isHidden()) await place.getByText(words.signIn).click();
  await user.fill(account.username);
  await place.getByLabel(words.password, { exact: true }).fill(account.password);
}

type LinkStatus = keyof Player['words']['player']['short'];

/** The line on the sheet that says what the link is doing; opens the party. */
export function partyLine(
  { page, words: { player } }: Player,
  party: string,
  status: LinkStatus,
  waiting = 0,
): Locator {
  const short = player.short[status];
  const said = waiting > 0 ? player.withChanges(short, player.waitingChanges(waiting)) : short;
  return page.getByRole('button', { name: player.open(party, said), exact: true });
}

/** What the Storyteller proposes, on the player's sheet. */
export const offerTo = ({ page, words }: Player): Locator =>
  page.getByRole('region', { name: words.player.proposes.damage });

/** Takes damage on the player's own sheet. */
export async function hurt({ page, words: { core: words } }: Player, entry: string): Promise<void> {
  const { takeDamage, apply } = words.verb;
  await page.getByRole('button', { name: takeDamage }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${takeDamage}`) });
  await dialog.getByRole('textbox').first().fill(entry);
  await dialog.getByRole('button', { name: new RegExp(`^${apply}`) }).click();
  await expect(dialog).toBeHidden();
}
