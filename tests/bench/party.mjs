// npm run bench:party: a board of 1,000 cards, one or all of them changing ten times a second. It prints; it does not
// fail on a slow machine.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launchBrowser } from '../../scripts/drive-app.mjs';
import { serveFolder } from '../../scripts/serve-folder.mjs';
import { median, percentile } from './measure.mjs';

const ROUNDS = 5;
const SECONDS = 4;
const CHANGES = SECONDS * 10;
const SLOWER = 4;
const LONG_FRAME_MS = 25;
const TARGETS = { cpu: 1, oneFrames: 0, allFrames: 4 };

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (text) => process.stdout.write(`${text}\n`);

const FRAMES = `
  window.frames = [];
  let before = performance.now();
  const tick = (now) => { window.frames.push(now - before); before = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
`;

async function openBoard(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.getByText('Guest 0', { exact: true }).waitFor();
  // Frames are drawn all the time, idle or not: what they cost by themselves is not the changes' doing.
  await page.evaluate(FRAMES);
  await pause(1000);
  return { page, session };
}

async function cpuTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** CPU of a few seconds, in milliseconds. */
async function cpuOfSeconds(context, address) {
  const { page, session } = await openBoard(context, address);
  const before = await cpuTime(session);
  await pause(SECONDS * 1000);
  const spent = (await cpuTime(session)) - before;
  await page.close();
  return spent;
}

/** Lengths of the frames of a few seconds at a quarter of the CPU's speed. */
async function framesOf(context, address) {
  const { page, session } = await openBoard(context, address);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate('window.frames = []');
  await pause(SECONDS * 1000);
  const frames = (await page.evaluate('window.frames')).slice(2);
  await page.close();
  return frames;
}

const outDir = folder('../../.cache/bench/board');
await build({
  root: folder('board'),
  configFile: folder('../../vite.config.ts'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
});
const server = await serveFolder(outDir);
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const address = (changing, view) => `${server.url}?seats=1000&changing=${changing}&view=${view}`;
  for (const view of ['cards', 'table']) {
    const extra = { one: [], all: [] };
    const frames = { one: [], all: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const idle = await cpuOfSeconds(context, address('none', view));
      for (const changing of ['one', 'all']) {
        extra[changing].push(((await cpuOfSeconds(context, address(changing, view))) - idle) / CHANGES);
        frames[changing].push(...(await framesOf(context, address(changing, view))));
      }
    }
    const long = (all) => (100 * all.filter((frame) => frame > LONG_FRAME_MS).length) / all.length;
    const report = (changing, target) =>
      say(
        `1,000 ${view}, ${changing} changing 10 times a second: ${median(extra[changing]).toFixed(2)} ms CPU a change above idle${changing === 'one' ? ` (target ≤ ${TARGETS.cpu})` : ''}; at ${SLOWER}× frames over ${LONG_FRAME_MS} ms: ${long(frames[changing]).toFixed(1)} % (target ≤ ${target} %), p95 ${percentile(frames[changing], 0.95).toFixed(1)} ms, longest ${Math.max(...frames[changing]).toFixed(1)} ms`,
      );
    report('one', TARGETS.oneFrames);
    report('all', TARGETS.allFrames);
  }
} finally {
  await browser.close();
  server.close();
}
