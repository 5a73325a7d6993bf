// npm run bench:core: the rules core beside loops with bare numbers, built alike and measured in the same run, turn by
// turn. CPU time, which other work on the machine hardly enters. It prints; it does not fail on a slow machine.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { median } from './measure.mjs';

const SAMPLES = 15;
/** CPU until the compiler has seen enough of a loop, in milliseconds. */
const WARM_UP_MS = 1500;
/** CPU of one sample, in milliseconds: far above the grain of the clock. */
const SAMPLE_MS = 60;

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (text) => process.stdout.write(`${text}\n`);

async function builtCases() {
  const outDir = folder('../../.cache/bench/core');
  await build({
    root: folder('../..'),
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': folder('../../src'), '#tests': folder('..') } },
    build: {
      ssr: folder('core-cases.ts'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'cases.mjs' } },
    },
    ssr: { noExternal: true },
  });
  const { cases } = await import(pathToFileURL(`${outDir}/cases.mjs`).href);
  return cases;
}

/** What the loops gave back; printed, so that none of them is for nothing. */
let kept = 0;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** CPU of so many turns, in milliseconds. */
function cpuOf(turn, turns) {
  const before = cpuMs();
  for (let at = 0; at < turns; at += 1) kept = (kept + turn(at)) | 0;
  return cpuMs() - before;
}

/** How many turns make a sample, once the loop is warm. */
function turnsFor(turn) {
  const start = cpuMs();
  let turns = 16;
  while (cpuMs() - start < WARM_UP_MS) cpuOf(turn, turns);
  while (cpuOf(turn, turns) < SAMPLE_MS / 4) turns *= 2;
  return turns * 4;
}

/** Microseconds of a turn, ours and bare, measured one after the other. */
function measured({ ours, bare }) {
  const turns = { ours: turnsFor(ours), bare: turnsFor(bare) };
  const spent = { ours: [], bare: [] };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    spent.ours.push((cpuOf(ours, turns.ours) / turns.ours) * 1000);
    spent.bare.push((cpuOf(bare, turns.bare) / turns.bare) * 1000);
  }
  return { ours: median(spent.ours), bare: median(spent.bare) };
}

const us = (value) => `${value >= 10 ? value.toFixed(1) : value.toFixed(3)} µs`;

for (const one of await builtCases()) {
  const { ours, bare } = measured(one);
  say(`${one.name}: ${us(ours)}, bare ${us(bare)}: ${(ours / bare).toFixed(1)}×`);
}
say(`(${kept})`);
