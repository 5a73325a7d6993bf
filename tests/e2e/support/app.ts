import type { Locator, Page } from '@playwright/test';
import { aSheet } from '#tests/support/builders';
import { roster } from '@/i18n/roster';
import type { Sheet } from '@/model/sheet';
import { writeSheetFile } from '@/storage/sheet-file';
import { expect } from './test';

/** What a player does and sees, by the names that are read out to them. */

/** The Health track, as it is spoken. */
const track = (page: Page) => page.getByRole('main').getByLabel(/^Health \d/);

/** A track in letters, `8H 3B 4L 5A`; a state that is left out has no points. */
export function spokenHealth(letters: string, temporary = 0): string {
  const points = { H: 0, B: 0, L: 0, A: 0 };
  for (const [, amount, letter] of letters.matchAll(/(\d+)([HBLA])/g)) {
    points[letter as keyof typeof points] = Number(amount);
  }
  const { H, B, L, A } = points;
  const spoken = `Health ${H + B + L + A}: ${H} healthy, ${B} bashing, ${L} lethal, ${A} aggravated`;
  return temporary > 0 ? `${spoken}, ${temporary} temporary HP` : spoken;
}

export async function expectHealth(page: Page, letters: string, temporary = 0): Promise<void> {
  await expect(track(page)).toHaveAccessibleName(spokenHealth(letters, temporary));
}

export async function expectWillpower(page: Page, current: number, maximum: number, temporary = 0): Promise<void> {
  const spoken = `Willpower ${current} of ${maximum}${temporary > 0 ? `, ${temporary} temporary` : ''}`;
  await expect(page.getByRole('region', { name: 'Willpower' }).getByRole('img')).toHaveAccessibleName(spoken);
}

/** The chips below the name: how hurt, and whether awake. */
export async function expectState(page: Page, ...chips: string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const chip of chips) await expect(main.getByRole('button', { name: chip, exact: true })).toBeVisible();
}

/** Waits until the disk has confirmed the last change. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeAttached();
}

type SheetChange = Parameters<typeof aSheet>[0];

/** A sheet file as the app's export would write it. */
export const sheetFile = (sheet: Sheet) => ({
  name: 'sheet.samsara.json',
  mimeType: 'application/json',
  buffer: Buffer.from(writeSheetFile(sheet, null)),
});

type ChosenFile = ReturnType<typeof sheetFile>;

/** Hands a file to the list of characters, as the browser's own dialog would. */
export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel('Sheet file').setInputFiles(file);
}

/** Where an open sheet lives; `/damage` behind it opens Take damage, and so on. */
export type SheetAddress = string;

/** Brings a sheet in as a file, opens it and returns its address. The words are those of the list. */
export async function importSheet(page: Page, sheet: Sheet, words: typeof roster.english): Promise<SheetAddress> {
  await page.goto('/');
  await page.getByLabel(words.importing.chooseFile).setInputFiles(sheetFile(sheet));
  await page.getByRole('button', { name: words.importing.keep }).click();
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: sheet.name })).toBeVisible();
  return page.url();
}

/** Opens a dull character with what the journey is about changed. */
export async function openSheet(page: Page, change: SheetChange): Promise<void> {
  await importSheet(page, aSheet(change), roster.english);
  await expect(track(page)).toBeVisible();
}

export async function openSample(page: Page, app = '/'): Promise<void> {
  await page.goto(app);
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(track(page)).toBeVisible();
}

/** Opens Take damage and types the hit. */
export async function enterDamage(page: Page, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Take damage' }).click();
  const dialog = page.getByRole('dialog', { name: /^Take damage/ });
  await dialog.getByRole('textbox', { name: 'Damage' }).fill(entry);
  return dialog;
}

export async function takeDamage(page: Page, entry: string): Promise<void> {
  const dialog = await enterDamage(page, entry);
  await dialog.getByRole('button', { name: /^Apply/ }).click();
  await expect(dialog).toBeHidden();
}

export async function endRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End round' }).click();
  const dialog = page.getByRole('dialog', { name: /^End round/ });
  await dialog.getByRole('button', { name: /^End round/ }).click();
  await expect(dialog).toBeHidden();
}

const undoButton = (page: Page) => page.getByRole('button', { name: /^(Undo: |Nothing to undo)/ });
const redoButton = (page: Page) => page.getByRole('button', { name: /^(Redo: |Nothing to redo)/ });

/** Takes back what the button says, and waits until it says something else. */
export async function undo(page: Page, what: string): Promise<void> {
  await undoButton(page)
    .and(page.getByRole('button', { name: `Undo: ${what}`, exact: true }))
    .click();
}

export async function redo(page: Page, what: string): Promise<void> {
  await redoButton(page)
    .and(page.getByRole('button', { name: `Redo: ${what}`, exact: true }))
    .click();
}

/** What can't wait: a payment, worsening injuries, a death. */
export const owed = (page: Page) => page.getByRole('region', { name: 'What is owed' });

export async function payToStayConscious(page: Page): Promise<void> {
  await owed(page).getByRole('button', { name: 'Pay 1 Willpower' }).click();
}

/** Ticks a box or a radio button at its words: the whole line is the target, the input itself is out of sight. */
export async function choose(input: Locator): Promise<void> {
  await input.locator('xpath=ancestor::label').click();
  await expect(input).toBeChecked();
}

/** Opens what is behind a number and returns it; `close` it by Esc. */
export async function openWhy(page: Page, opener: string | RegExp, name: string): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: opener }).click();
  const why = page.getByRole('dialog', { name, exact: true });
  await expect(why).toBeVisible();
  return why;
}

/** Writes a new character down in the form; what is not named stays as the form has it. */
export async function createCharacter(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New character' }).click();
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await page.getByRole('button', { name: /^Create / }).click();
  await expect(track(page)).toBeVisible();
}

export async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'History' }).click();
  return page.getByRole('dialog', { name: 'History' });
}

/** Chooses from the menu behind ⋯. */
export async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function toList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { name: 'Reincarnators' })).toBeVisible();
}

/** Chooses from the menu of a character in the list. */
export async function chooseRowAction(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Marks wounds on the track by its keys. */
export async function markOnTrack(
  page: Page,
  grade: 'Bashing' | 'Lethal' | 'Aggravated',
  points: number,
): Promise<void> {
  const spinner = page.getByRole('spinbutton', { name: grade });
  await spinner.focus();
  for (let n = 0; n < points; n += 1) await spinner.press('ArrowRight');
  await spinner.press('Enter');
}
