// npm run bench:party: a board of 1,000 cards that change ten times a second, and how soon the Storyteller sees what a
// player does. It prints; it does not fail on a slow machine. Takes a quarter of an hour, or the parts that are named:
// npm run bench:party -- latency cards table
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../../scripts/drive-app.mjs';
import { serveFolder } from '../../scripts/serve-folder.mjs';
import { built } from './builds.mjs';
import { playerToStoryteller } from './latency.mjs';
import { median, percentile } from './measure.mjs';

const ROUNDS = 5;
const SECONDS = 4;
const CHANGES = SECONDS * 10;
const SLOWER = 4;
const LONG_FRAME_MS = 25;
const APPLIED = 40;
const TARGETS = { cpu: 1, frames: { one: 0, seen: 0, all: 4 }, median: 100, p95: 300 };
/** One of the thousand at a time, of whom few are in view; always the same one, in view, which is the hardest; all. */
const CHANGING = { one: 'one after the other', seen: 'the first, which is in view,', all: 'all' };

const PARTS = ['latency', 'cards', 'table'];
const asked = process.argv.slice(2);
const parts = asked.length > 0 ? asked : PARTS;
for (const part of parts) if (!PARTS.includes(part)) throw new Error(`${part} is none of: ${PARTS.join(', ')}`);

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
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await cpuTime(session);
  await pause(SECONDS * 1000);
  const spent = (await cpuTime(session)) - before;
  await page.close();
  return spent;
}

/** Lengths of the frames of a few seconds at a quarter of the CPU's speed. Counting CPU time would lengthen them. */
async function framesOf(context, address) {
  const { page, session } = await openBoard(context, address);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate('window.frames = []');
  await pause(SECONDS * 1000);
  const frames = (await page.evaluate('window.frames')).slice(2);
  await page.close();
  return frames;
}

async function measureLatency(browser) {
  const spent = await playerToStoryteller(browser, APPLIED);
  say(
    `A player's hit or heal on the Storyteller's screen, ${APPLIED} of them: median ${median(spent).toFixed(0)} ms (target ≤ ${TARGETS.median}), p95 ${percentile(spent, 0.95).toFixed(0)} ms (target ≤ ${TARGETS.p95})`,
  );
}

async function measureBoard(context, url, view) {
  const address = (changing) => `${url}?seats=1000&changing=${changing}&view=${view}`;
  const kinds = Object.keys(CHANGING);
  const extra = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const frames = Object.fromEntries([...kinds, 'none'].map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await cpuOfSeconds(context, address('none'));
    frames.none.push(...(await framesOf(context, address('none'))));
    for (const kind of kinds) {
      extra[kind].push(((await cpuOfSeconds(context, address(kind))) - idle) / CHANGES);
      frames[kind].push(...(await framesOf(context, address(kind))));
    }
  }
  const long = (all) => (100 * all.filter((frame) => frame > LONG_FRAME_MS).length) / all.length;
  say(`1,000 ${view} at rest: at ${SLOWER}× frames over ${LONG_FRAME_MS} ms: ${long(frames.none).toFixed(1)} %`);
  for (const kind of kinds) {
    const cpu = kind === 'all' ? '' : ` (target ≤ ${TARGETS.cpu})`;
    say(
      `1,000 ${view}, ${CHANGING[kind]} changing 10 times a second: ${median(extra[kind]).toFixed(2)} ms CPU a change above idle${cpu}; at ${SLOWER}× frames over ${LONG_FRAME_MS} ms: ${long(frames[kind]).toFixed(1)} % (target ≤ ${TARGETS.frames[kind]} %), p95 ${percentile(frames[kind], 0.95).toFixed(1)} ms, longest ${Math.max(...frames[kind]).toFixed(1)} ms`,
    );
  }
}

const server = await serveFolder(await built(folder('board'), 'board'));
const browser = await launchBrowser();
try {
  if (parts.includes('latency')) await measureLatency(browser);
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  for (const view of parts.filter((part) => part !== 'latency')) await measureBoard(context, server.url, view);
} finally {
  await browser.close();
  server.close();
}
