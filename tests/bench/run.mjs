// npm run bench:ui: the app beside a bare React and zustand page, built with the same config and measured in the same
// run, turn by turn. It prints; it does not fail on a slow machine.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { importSheet, launchBrowser, openSample, SHEET_READY } from '../../scripts/drive-app.mjs';
import { serveFolder } from '../../scripts/serve-folder.mjs';
import { APP, built, wornSheetFile } from './builds.mjs';
import { changes as healthChanges } from './health-changes.mjs';
import {
  changeCpu,
  focusPlainField,
  inputToPaint,
  loadCpu,
  median,
  openMeasured,
  percentile,
  typingCpu,
} from './measure.mjs';

const ROUNDS = 5;
const AT_REST_MS = 1500;
const CHANGES = 10;
const BARE_READY = '[data-bench]';
const TARGETS = { load: 1.5, change: 2, paint: 50, keystroke: 16.7 };
/** How much slower than this machine the phone is on which a keystroke has to fit into a frame. */
const SLOWER = 4;
const TYPED = '15L fire + 15A fire&unholy + 5L lightning';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (text) => process.stdout.write(`${text}\n`);

const builtAndServed = async (root, name) => serveFolder(await built(root, name));

/**
 * How a page changes its Health with the Enter key. `prepare` brings it to where Enter changes Health, wounds and
 * heals in turn; `read` gives what the page says its Health is.
 */
const changes = {
  bare: {
    prepare: (page, turn) => page.locator(`[data-bench=${turn % 2 === 0 ? 'damage' : 'heal'}]`).focus(),
    read: (page) => page.locator('[data-number=Healthy]').textContent(),
  },
  app: healthChanges,
};

const bareServer = await builtAndServed(folder('bare'), 'bare');
const appServer = await builtAndServed(APP, 'app');
const browser = await launchBrowser();
try {
  const bareContext = await browser.newContext({ serviceWorkers: 'block' });
  const appContext = await browser.newContext({ serviceWorkers: 'block' });
  const sample = await openSample(appContext, appServer.url);
  const worn = await importSheet(appContext, appServer.url, await wornSheetFile());

  const spent = {
    bareLoad: [],
    sampleLoad: [],
    wornLoad: [],
    bareChange: [],
    wornChange: [],
    barePaint: [],
    wornPaint: [],
    typing: [],
    plainTyping: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    say(`Round ${round + 1} of ${ROUNDS}`);
    spent.bareLoad.push(await loadCpu(bareContext, bareServer.url, BARE_READY));
    spent.sampleLoad.push(await loadCpu(appContext, sample, SHEET_READY));
    spent.wornLoad.push(await loadCpu(appContext, worn, SHEET_READY));
    for (const [name, context, address, ready, health] of [
      ['bare', bareContext, bareServer.url, BARE_READY, changes.bare],
      ['worn', appContext, worn, SHEET_READY, changes.app],
    ]) {
      const measured = await openMeasured(context, address, ready);
      await changeCpu(measured, health, 4);
      spent[`${name}Change`].push(await changeCpu(measured, health, CHANGES));
      spent[`${name}Paint`].push(...(await inputToPaint(measured, health, CHANGES)));
      await measured.page.close();
    }
    const typing = await openMeasured(appContext, `${worn}/damage`, 'dialog input[data-autofocus]');
    await pause(AT_REST_MS);
    spent.typing.push(...(await typingCpu(typing, TYPED)));
    await typing.page.close();
    const plain = await openMeasured(bareContext, bareServer.url, BARE_READY);
    await focusPlainField(plain);
    await pause(AT_REST_MS);
    spent.plainTyping.push(...(await typingCpu(plain, TYPED)));
    await plain.page.close();
  }

  const ms = (value) => `${value.toFixed(1)} ms`;
  const against = (name, ours, bare, target) =>
    say(`${name}: ${ms(ours)}, bare ${ms(bare)}: ${(ours / bare).toFixed(2)}× (target ≤ ${target}×)`);
  say('');
  against('Load CPU, sample sheet', median(spent.sampleLoad), median(spent.bareLoad), TARGETS.load);
  against('Load CPU, 300 Health and 1,000 entries', median(spent.wornLoad), median(spent.bareLoad), TARGETS.load);
  against(
    'CPU of one Health change, 300 Health and 1,000 entries',
    median(spent.wornChange),
    median(spent.bareChange),
    TARGETS.change,
  );
  const p95 = (values) => ms(percentile(values, 0.95));
  say(
    `Input to paint at 4× throttling, p95: ${p95(spent.wornPaint)}, bare ${p95(spent.barePaint)} (target ≤ ${TARGETS.paint} ms)`,
  );
  const slowly = (values) => values.map((one) => one * SLOWER);
  const keystroke = (share) =>
    `${ms(percentile(slowly(spent.typing), share))}, plain field ${ms(percentile(slowly(spent.plainTyping), share))}`;
  say(
    `Work of a keystroke in the damage entry against 8 defenses, ${SLOWER} times as slow, median: ${keystroke(0.5)}; p95: ${keystroke(0.95)} (target ≤ ${TARGETS.keystroke} ms)`,
  );
} finally {
  await browser.close();
  appServer.close();
  bareServer.close();
}
