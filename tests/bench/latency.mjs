// From a player's key to the Storyteller's screen: two browsers' contexts at a table on this machine.
import { setTimeout as pause } from 'node:timers/promises';
import { importSheet } from '../../scripts/drive-app.mjs';
import { openTable } from '../../scripts/table/open-table.mjs';
import { APP, built, wornSheetFile } from './builds.mjs';
import { changes } from './health-changes.mjs';

const APART_MS = 600;

/** The built app with its broker, as `npm start` serves them. */
const table = async () =>
  openTable({
    folder: await built(APP, 'app'),
    host: '127.0.0.1',
    port: 0,
    addressesAt: (port) => [`http://localhost:${port}/`],
  });

const linkDialog = (page) => page.getByRole('dialog', { name: /^Live link/ });

/** A Storyteller's board with its live link on. Returns the invitation. */
async function startParty(page, address) {
  await page.goto(`${address}#/party`);
  await page.getByRole('textbox', { name: 'Name of the party' }).fill('The Lighthouse');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: /^Live link/ }).click();
  await linkDialog(page).getByRole('button', { name: 'Start' }).click();
  await linkDialog(page).getByText('Live.').waitFor();
  const link = await linkDialog(page).getByRole('textbox', { name: 'Invitation link' }).inputValue();
  return `${address}${link.slice(link.indexOf('#'))}`;
}

/** Lets the player in, who then has the sheet open, and shows the board. */
async function join(player, storyteller, invite) {
  await player.goto(invite);
  await player.getByRole('textbox', { name: 'Your name' }).fill('Wen');
  await player.getByRole('button', { name: 'Ask to join' }).click();
  await linkDialog(storyteller).getByRole('button', { name: 'Let in Wen' }).click();
  await player.waitForURL(/#\/sheet\//);
  await storyteller.keyboard.press('Escape');
  await storyteller.locator('main [role=img]').first().waitFor();
}

/** Both clocks count from the same moment: what `performance` calls zero is known by the time of day. */
const KEYS = `
  window.keysAt = [];
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter') window.keysAt.push(performance.timeOrigin + event.timeStamp);
  }, true);
`;

/** When a frame with another Health had been drawn: the first task after the next frame. */
const FRAMES = `
  window.drawnAt = [];
  let shown = null;
  const look = () => {
    const now = document.querySelector('main [role=img]')?.getAttribute('aria-label');
    if (now === undefined || now === shown) return;
    shown = now;
    requestAnimationFrame(() => {
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => window.drawnAt.push(performance.timeOrigin + performance.now());
      afterFrame.port2.postMessage(0);
    });
  };
  look();
  new MutationObserver(look).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
`;

/** Milliseconds from each of a player's hits and heals to the Storyteller's frame that shows it. */
export async function playerToStoryteller(browser, count) {
  const open = await table();
  const address = `http://localhost:${open.port}/`;
  try {
    const storyteller = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    const players = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await importSheet(players, address, await wornSheetFile());
    const player = await players.newPage();
    await join(player, storyteller, await startParty(storyteller, address));
    await pause(2000);
    await player.evaluate(KEYS);
    await storyteller.evaluate(FRAMES);
    const spent = [];
    for (let turn = 0; turn < count; turn += 1) {
      await changes.prepare(player, turn);
      await pause(APART_MS);
      const before = await storyteller.evaluate('window.drawnAt.length');
      await player.keyboard.press('Enter');
      while ((await storyteller.evaluate('window.drawnAt.length')) === before) await pause(20);
      const drawnAt = await storyteller.evaluate('window.drawnAt.at(-1)');
      spent.push(drawnAt - (await player.evaluate('window.keysAt.at(-1)')));
    }
    return spent;
  } finally {
    await open.close();
  }
}
