// The built page, gzipped as a good host would: `answerFrom` for a server, `serveFolder` for a whole one on a free port
// of this machine with a log of what was fetched.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const ALREADY_PACKED = new Set(['.png', '.woff2']);

/** Answers requests for the files of a folder and for nothing else. Every answer also has `headers`. */
export function answerFrom(folder, { headers = {}, onSent = () => {} } = {}) {
  const root = resolve(folder);
  const packed = new Map();
  const read = (path) => {
    const kind = extname(path);
    if (!packed.has(path)) {
      const raw = readFileSync(path);
      packed.set(path, ALREADY_PACKED.has(kind) ? raw : gzipSync(raw, { level: 9 }));
    }
    return { kind, body: packed.get(path) };
  };
  const pathOf = (pathname) => {
    const path = join(root, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    if (!path.startsWith(root + sep)) throw new Error('outside the folder');
    return path;
  };
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { kind, body } = read(pathOf(pathname));
      onSent({ path: pathname, kind, bytes: body.length });
      response.writeHead(200, {
        'content-type': TYPES[kind] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        ...(ALREADY_PACKED.has(kind) ? {} : { 'content-encoding': 'gzip' }),
        ...headers,
      });
      response.end(body);
    } catch {
      response.writeHead(404, headers).end();
    }
  };
}

/** Serves a folder. `log` holds one entry a request: path, kind of file, bytes sent. */
export async function serveFolder(folder) {
  const log = [];
  const server = createServer(answerFrom(folder, { onSent: (sent) => log.push(sent) }));
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    log,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
