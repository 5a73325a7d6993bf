// Probes. CPU is main-thread time (CDP, threadTicks), which other work on the machine hardly enters; wall time is only
// used for input to paint, under 4 times CPU throttling.

import { setTimeout as pause } from 'node:timers/promises';

const SETTLE_MS = 1500;
const AFTER_CHANGE_MS = 200;

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
};

/** A page under measurement: nothing comes from the cache. */
export async function openMeasured(context, address, ready) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  // Asked for over CDP: a Playwright locator would first load its own script into the page and be measured with it.
  const expression = `document.querySelector(${JSON.stringify(ready)}) !== null`;
  while (!(await session.send('Runtime.evaluate', { expression })).result.value) await pause(50);
  return { page, session };
}

/** Main-thread time since the page began, in milliseconds. */
async function cpuTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** CPU of one load, until the page has been at rest for a while. */
export async function loadCpu(context, address, ready) {
  const { page, session } = await openMeasured(context, address, ready);
  await pause(SETTLE_MS);
  const spent = await cpuTime(session);
  await page.close();
  return spent;
}

async function cpuOf(session, act) {
  const before = await cpuTime(session);
  await act();
  await pause(AFTER_CHANGE_MS);
  return (await cpuTime(session)) - before;
}

/** CPU of Health changes, each less that of a key which does nothing. `health` is used as `changes` in run.mjs says. */
export async function changeCpu({ page, session }, { prepare, read }, count) {
  const spent = [];
  const inert = [];
  for (let turn = 0; turn < count; turn += 1) {
    await prepare(page, turn);
    await pause(AFTER_CHANGE_MS);
    inert.push(await cpuOf(session, () => page.keyboard.press('F9')));
    const before = await read(page);
    spent.push(await cpuOf(session, () => page.keyboard.press('Enter')));
    if ((await read(page)) === before) throw new Error('Enter changed no Health: the measurement would be of nothing.');
  }
  return median(spent) - median(inert);
}

/** A text field that nothing listens to: what a key costs the browser alone. */
export const focusPlainField = ({ page }) =>
  page.evaluate(
    "document.body.append(document.createElement('input')); document.querySelector('body > input').focus()",
  );

/** CPU of each key typed into the field that has the focus, less that of a key which does nothing. */
export async function typingCpu({ page, session }, text) {
  const inert = [];
  for (let turn = 0; turn < 5; turn += 1) inert.push(await cpuOf(session, () => page.keyboard.press('F9')));
  const spent = [];
  for (const key of text) spent.push(await cpuOf(session, () => page.keyboard.type(key)));
  return spent.map((one) => Math.max(0, one - median(inert)));
}

const PROBE = `
  window.inputToPaint = [];
  addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    requestAnimationFrame(() => {
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => window.inputToPaint.push(performance.now() - event.timeStamp);
      afterFrame.port2.postMessage(0);
    });
  }, true);
`;

/** From a key to the first task after the frame that shows the change, at a quarter of the CPU's speed. */
export async function inputToPaint({ page, session }, { prepare }, count) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(PROBE);
  for (let turn = 0; turn < count; turn += 1) {
    await prepare(page, turn);
    await pause(AFTER_CHANGE_MS);
    await page.keyboard.press('Enter');
    await pause(AFTER_CHANGE_MS);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate('window.inputToPaint');
}
