// The little that scripts know of the app's screens: how to get a sheet open, and when it is usable.
import { chromium } from '@playwright/test';
import { ensureBrowser, LAUNCH_ARGS } from './browser.mjs';

/** There once the sheet can be read and changed: the Health track that takes marks. */
export const SHEET_READY = '[role=spinbutton][data-grade]';

/** Waits until the open sheet is usable. The track's spin buttons are for screen readers, so they may be out of sight. */
export const waitForSheet = (page) => page.locator(SHEET_READY).first().waitFor({ state: 'attached' });

export const launchBrowser = () =>
  chromium.launch({
    executablePath: ensureBrowser(),
    // Nothing outside this machine may be fetched, or a measurement would depend on the network.
    args: [...LAUNCH_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
  });

/** Opens the sample in a fresh app and returns the address of its sheet, which this browser context now keeps. */
export async function openSample(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await waitForSheet(page);
  const address = page.url();
  await page.close();
  return address;
}

/** Imports a sheet file into the app and returns the address of its sheet. */
export async function importSheet(context, url, text) {
  const page = await context.newPage();
  await page.goto(url);
  const file = { name: 'sheet.samsara.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Sheet file').setInputFiles(file);
  await page.getByRole('button', { name: 'Keep as a new character' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await waitForSheet(page);
  const address = page.url();
  await page.close();
  return address;
}
