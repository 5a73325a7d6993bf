import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ensureBrowser, LAUNCH_ARGS } from '../../scripts/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 4319);
const baseURL = `http://localhost:${port}`;

/** Journeys run on both screens; `@desktop` or `@phone` in a title keeps one to that screen. */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results`,
  fullyParallel: true,
  forbidOnly: true,
  // The second attempt is named at the end of `npm test`, which lets two journeys have one.
  retries: 1,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/.cache/playwright.json` }]],
  use: {
    baseURL,
    // Only the journey about it gets the app from one: it would hide what the others were built from.
    serviceWorkers: 'block',
    // A trace of every journey takes a third of the time; ask for it with `--trace retain-on-failure`.
    trace: 'off',
    launchOptions: { executablePath: ensureBrowser(), args: LAUNCH_ARGS },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: root,
    url: baseURL,
    reuseExistingServer: false,
  },
});
