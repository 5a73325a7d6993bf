import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const SOURCE = fileURLToPath(new URL('service-worker.js', import.meta.url));
/** The worker itself, and what only the README shows. */
const NOT_KEPT = new Set([WORKER, 'screenshot.png']);

const sha256 = (content: string | Buffer, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(content).digest(encoding);

/** The path that a host answers without a redirect: some send `index.html` to its folder. */
const asked = (path: string) => (path === 'index.html' ? './' : path);

/** Writes the service worker of the built app in a folder: it keeps each of the files that are there now. */
export function writeServiceWorker(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(folder, file).split(sep).join('/') }))
    .filter(({ path }) => !NOT_KEPT.has(path))
    .map(({ file, path }) => [asked(path), `sha256-${sha256(readFileSync(file), 'base64')}`])
    .sort();
  const source = readFileSync(SOURCE, 'utf8');
  const list = JSON.stringify(files);
  const version = sha256(list + source, 'hex').slice(0, 16);
  writeFileSync(join(folder, WORKER), `const VERSION = '${version}';\nconst FILES = ${list};\n${source}`);
}

/** Lets the built app be opened without a network. */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  writeBundle: { order: 'post', handler: ({ dir = 'dist' }) => writeServiceWorker(dir) },
});
