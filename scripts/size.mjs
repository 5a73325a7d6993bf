// The size budget: bytes of JavaScript and CSS, gzipped, that a browser fetches until an open sheet is usable.
// It loads the built app instead of listing dist/, which would miss lazy files that are loaded at the start.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launchBrowser, openSample, SHEET_READY, waitForSheet } from './drive-app.mjs';
import { serveFolder } from './serve-folder.mjs';

const BUDGET_KB = 120;
const GOAL_KB = 90;
/** Of a file that a dialog or an editor brings. */
const LAZY_BUDGET_KB = 40;
/** The MQTT client, which nothing but a joined party loads. */
const PARTY_BUDGET_KB = 100;
const isMqtt = (text) => text.includes('mqttjs_');
const COUNTED = new Set(['.js', '.css']);

/** In the page: notes the moment the sheet's first control is there. */
function noteWhenUsable(selector) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark('usable');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** In the page: the paths it had asked for by then. */
function requestedBeforeUsable() {
  const [usable] = performance.getEntriesByName('usable');
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable.startTime);
  return asked.map(({ name }) => new URL(name).pathname);
}

const say = (text) => process.stdout.write(`${text}\n`);
const kilobytes = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Files that the open sheet did not ask for and that are larger than they may be. */
function tooLarge(asked) {
  const folder = join(DIST, 'assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !asked.some((path) => path.endsWith(name)))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const budget = isMqtt(text) ? PARTY_BUDGET_KB : LAZY_BUDGET_KB;
      return { path: `/assets/${name}`, bytes: gzipSync(text).length, budget };
    })
    .filter(({ bytes, budget }) => bytes > budget * 1000);
}

const server = await serveFolder(DIST);
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const address = await openSample(context, server.url);
  server.log.length = 0;
  const page = await context.newPage();
  await page.addInitScript(noteWhenUsable, SHEET_READY);
  await page.goto(address);
  await waitForSheet(page);
  await page.waitForLoadState('networkidle');
  const early = await page.evaluate(requestedBeforeUsable);
  const counted = server.log.filter(({ kind }) => COUNTED.has(kind));
  const start = counted.filter(({ path }) => early.includes(path));
  const later = counted.filter(({ path }) => !early.includes(path));
  for (const { path, bytes } of start) say(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`);
  const total = kilobytes(start);
  say(`${total.toFixed(1).padStart(7)} kB  until the sheet is usable (budget ${BUDGET_KB}, goal ${GOAL_KB})`);
  if (later.length > 0) say(`${kilobytes(later).toFixed(1).padStart(7)} kB  more, fetched right after`);
  if (total > BUDGET_KB) say(`Over the budget by ${(total - BUDGET_KB).toFixed(1)} kB: load something later.`);
  const large = tooLarge(counted.map(({ path }) => path));
  for (const { path, bytes, budget } of large) {
    say(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}: ${budget} at most`);
  }
  process.exitCode = total > BUDGET_KB || large.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  server.close();
}
