import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeServiceWorker } from '../../scripts/offline/offline-plugin.ts';

const APP = 'https://sheets.example/app/';
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A built app with these files, and the text of its service worker. */
function workerOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-app-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  writeServiceWorker(folder);
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

const versionOf = (worker: string) => /^const VERSION = '(\w+)'/.exec(worker)?.[1];

type Asked = Readonly<{ url: string; method: string; mode: string }>;

/** Runs a service worker with nothing kept and says whether it answers a request or leaves it to the browser. */
function answers(worker: string, asked: Partial<Asked>): boolean {
  const respondWith = vi.fn();
  const self = {
    registration: { scope: APP },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      const request: Asked = { url: APP, method: 'GET', mode: 'cors', ...asked };
      if (type === 'fetch') listener({ request, respondWith });
    },
  };
  const caches = { match: async () => undefined };
  runInNewContext(worker, { self, caches, fetch: async () => undefined, URL });
  return respondWith.mock.calls.length > 0;
}

const FILES = { 'index.html': 'page', 'assets/a1.js': 'code', 'screenshot.png': 'picture', 'icon.svg': 'icon' };

describe('the service worker', () => {
  it('has another version when any file is another one, and only then', () => {
    const version = versionOf(workerOf(FILES));
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(versionOf(workerOf(FILES))).toBe(version);
    expect(versionOf(workerOf({ ...FILES, 'icon.svg': 'sphere' }))).not.toBe(version);
    expect(versionOf(workerOf({ ...FILES, 'assets/b2.js': '' }))).not.toBe(version);
  });

  it.each([
    ['the app', { url: APP, mode: 'navigate' }],
    ['the app by the name of its file', { url: `${APP}index.html?from=home`, mode: 'navigate' }],
    ['a place in the app that is none', { url: `${APP}sheet/1`, mode: 'navigate' }],
    ['a file of this version', { url: `${APP}icon.svg` }],
    ['a file of another version', { url: `${APP}assets/z9.js` }],
  ])('answers for %s', (_what, asked) => {
    expect(answers(workerOf(FILES), asked)).toBe(true);
  });

  it.each([
    ['what a table says of itself', { url: `${APP}table.json` }],
    ['a broker', { url: `${APP}mqtt` }],
    ['what the README shows', { url: `${APP}screenshot.png` }],
    ['another origin', { url: 'https://other.example/app/icon.svg' }],
    ['another app beside this one', { url: 'https://sheets.example/icon.svg' }],
    ['what is sent', { url: APP, method: 'POST', mode: 'navigate' }],
  ])('leaves %s alone', (_what, asked) => {
    expect(answers(workerOf(FILES), asked)).toBe(false);
  });
});
