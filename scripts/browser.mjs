// The Chromium that tests, the size budget and the benchmark drive. Order: CHROME_PATH, an installed browser,
// one that Playwright downloaded before, the system's package manager, Playwright's download.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { attempt, chosenBy, executable, installWithApt, placesOnPath } from './programs.mjs';

const WINDOWS = process.platform === 'win32';
const NAMES = WINDOWS
  ? ['chrome.exe', 'msedge.exe']
  : ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);
const WINDOWS_APPS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
  .map((variable) => process.env[variable])
  .filter((folder) => folder !== undefined)
  .flatMap((folder) => [
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]);
const USUAL_PLACES = { darwin: MAC_APPS, win32: WINDOWS_APPS }[process.platform] ?? ['/snap/bin/chromium'];

/** What every launch needs: no network of its own, and no sandbox for root, which Chromium refuses. */
export const LAUNCH_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Some systems ship a launcher that only tells how to install the browser, so it has to say its version. */
const starts = (path) => WINDOWS || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** A browser that is already here, or `undefined`. Throws when CHROME_PATH names none. */
export function findBrowser() {
  const usual = () => [...placesOnPath(NAMES), ...USUAL_PLACES].find((path) => executable(path) && starts(path));
  return chosenBy('CHROME_PATH') ?? usual() ?? downloaded();
}

function downloaded() {
  const path = chromium.executablePath();
  return executable(path) ? path : undefined;
}

/** A browser, installed if there is none. Throws when that fails. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  const installed =
    installWithApt('chromium', 'fonts-noto-cjk') ||
    attempt('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const path = installed ? findBrowser() : undefined;
  if (path === undefined) {
    throw new Error('No Chromium found and none could be installed. Install Chrome or Chromium, or set CHROME_PATH.');
  }
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(`${ensureBrowser()}\n`);
