// npm test [-- STAGE…]: every check of the project, in the order in which they fail fastest. All stages run, so one
// call shows everything that is wrong; only what needs a build is left out (and failed) when there is none.
// The last line is `N passed, N failed`: tests count one by one, a stage without tests counts as one.
// Red on any failure, on a skipped, todo or focused test, and when no test ran.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensureMosquitto } from './mosquitto.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = join(ROOT, '.cache');
const UNIT_REPORT = join(REPORTS, 'vitest.json');
const BROKER_REPORT = join(REPORTS, 'vitest-broker.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const vitest = (report, ...projects) => ({
  command: [
    ...[bin.vitest, 'run', ...projects.flatMap((project) => ['--project', project])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
  count: (result) => vitestTests(result, report),
});

const STAGES = [
  { name: 'lint', title: 'Format and lint', command: [bin.biome, 'check', '--error-on-warnings'], count: asOne },
  { name: 'types', title: 'Types of the app and its tests', command: [bin.tsc], count: asOne },
  {
    name: 'core-types',
    title: 'Types of the core, without the DOM',
    command: [bin.tsc, '-p', 'src/rules'],
    count: asOne,
  },
  {
    name: 'unit',
    title: 'Unit, property, meta and component tests',
    ...vitest(UNIT_REPORT, '!broker'),
  },
  { name: 'conformance', title: 'Conformance', command: ['scripts/conformance.mjs'], count: lastLine },
  { name: 'build', title: 'Build', command: [bin.vite, 'build', '--logLevel', 'warn'], count: asOne },
  // After the build: the table serves it.
  {
    name: 'broker',
    title: 'The table and Mosquitto',
    built: true,
    tools: ['mosquitto'],
    ...vitest(BROKER_REPORT, 'broker'),
  },
  { name: 'size', title: 'Size budget', command: ['scripts/size.mjs'], built: true, tools: ['browser'], count: asOne },
  {
    name: 'e2e',
    title: 'Browser journeys',
    command: [bin.playwright, 'test', '-c', 'tests/e2e/playwright.config.ts'],
    built: true,
    tools: ['browser', 'mosquitto'],
    count: playwrightTests,
  },
];

function asOne({ ok }) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

function lastLine({ ok, output }) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1, notes: ['gave no result'] };
  return { passed: Number(passed), failed: Math.max(Number(failed), ok ? 0 : 1) };
}

/** Counts of a test runner: what did not run is a failure, and so is a red exit code that no test explains. */
function verdict({ ok, passed, failed, left, names }) {
  const notes = [...names];
  if (left > 0) notes.push(`${left} skipped, todo or focused`);
  if (passed + failed === 0) notes.push('no test ran');
  const unexplained = (!ok || passed === 0) && failed + left === 0 ? 1 : 0;
  return { passed, failed: failed + left + unexplained, notes };
}

function vitestTests({ ok }, path) {
  const report = readReport(path);
  if (report === undefined) return { passed: 0, failed: 1, notes: ['gave no report'] };
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return verdict({
    ok,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    left: report.numTotalTests - report.numPassedTests - report.numFailedTests,
    names: [
      ...broken.map((file) => file.name),
      ...report.testResults.flatMap((file) => file.assertionResults.filter(hasFailed).map((test) => test.fullName)),
    ],
  });
}

function playwrightTests({ ok }) {
  const report = readReport(PLAYWRIGHT_REPORT);
  if (report === undefined) return { passed: 0, failed: 1, notes: ['gave no report'] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failing = marked(report.suites);
  const isCalm = flaky <= MOST_SECOND_ATTEMPTS;
  return verdict({
    ok: ok && isCalm,
    passed: expected - failing + (isCalm ? flaky : 0),
    failed: unexpected + (isCalm ? 0 : flaky),
    left: skipped + failing,
    names: specsOf(report.suites).flatMap(remarks),
  });
}

/** What is to be said of a journey: that it failed, or that it passed at the second attempt only. */
function remarks(spec) {
  if (!spec.ok) return [spec.title];
  return spec.tests.filter(({ status }) => status === 'flaky').map(() => `${spec.title}: only at the second attempt`);
}

/** Journeys that race on a busy machine are named and let pass; more of them than this is a failure. */
const MOST_SECOND_ATTEMPTS = 2;

const hasFailed = (test) => test.status === 'failed';

/** Tests that are told to fail are as good as skipped. */
function marked(suites) {
  return specsOf(suites)
    .flatMap((spec) => spec.tests)
    .filter((test) => test.expectedStatus === 'failed').length;
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)]);
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const say = (text) => process.stdout.write(`${text}\n`);

function run(stage, tools) {
  const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...tools };
  const piped = stage.count === lastLine;
  const { status, stdout } = spawnSync(process.execPath, stage.command, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', piped ? 'pipe' : 'inherit', 'inherit'],
  });
  if (piped) process.stdout.write(stdout ?? '');
  return stage.count({ ok: status === 0, output: stdout ?? '' });
}

/** What stages need besides node, as the variable that says where it is. */
const TOOLS = {
  browser: () => ({ CHROME_PATH: ensureBrowser() }),
  mosquitto: () => ({ MOSQUITTO_PATH: ensureMosquitto() }),
};

function runStage(stage, buildFailed) {
  say(`\n── ${stage.title} (${stage.name})`);
  if (stage.built && buildFailed) return { passed: 0, failed: 1, notes: ['needs a build'] };
  try {
    return run(stage, Object.assign({}, ...(stage.tools ?? []).map((name) => TOOLS[name]())));
  } catch (error) {
    return { passed: 0, failed: 1, notes: [error.message] };
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  say(`No stage named ${unknown.join(', ')}. Stages: ${STAGES.map((stage) => stage.name).join(' ')}`);
  process.exit(2);
}
for (const report of [UNIT_REPORT, BROKER_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
mkdirSync(REPORTS, { recursive: true });

const results = [];
for (const stage of STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const buildFailed = results.some((result) => result.name === 'build' && result.failed > 0);
  const started = performance.now();
  const counts = runStage(stage, buildFailed);
  results.push({ ...counts, name: stage.name, title: stage.title, seconds: (performance.now() - started) / 1000 });
}

say('');
for (const { title, name, passed, failed, notes = [], seconds } of results) {
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  say(`${mark} ${title} (${name}): ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  for (const note of notes) say(`     ${note}`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
say(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1;
