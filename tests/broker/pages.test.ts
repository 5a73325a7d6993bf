import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CERTIFICATE } from './certificate';
import { listener } from './clients';
import { smallApp, tableWith } from './tables';

/** Asks for exactly this path: `fetch` would tidy it up. */
async function statusOf(page: string, path: string, method = 'GET'): Promise<number | undefined> {
  const asked = request(page, { path, method }).end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
}

describe('the pages of a table', () => {
  it('are the built app, with headers that keep it to itself', async () => {
    const { page } = await tableWith();
    const response = await fetch(page);
    expect(await response.text()).toBe('<title>the app</title>');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "frame-ancestors 'none'",
    });
  });

  it('are asked for again each time, so that a newer build is noticed', async () => {
    const folder = smallApp();
    writeFileSync(join(folder, 'sw.js'), '');
    writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
    const { page } = await tableWith({ folder });
    for (const [path, type] of [
      ['', 'text/html; charset=utf-8'],
      ['sw.js', 'text/javascript; charset=utf-8'],
      ['manifest.webmanifest', 'application/manifest+json'],
    ]) {
      const { headers } = await fetch(`${page}${path}`);
      expect(Object.fromEntries(headers), path).toMatchObject({ 'cache-control': 'no-cache', 'content-type': type });
    }
  });

  it('are nothing else', async () => {
    const folder = smallApp();
    mkdirSync(join(folder, 'app'));
    writeFileSync(join(folder, 'outside.txt'), 'private');
    const { page } = await tableWith({ folder: join(folder, 'app') });
    for (const path of ['/', '/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/%zz', '/a%00b']) {
      expect(await statusOf(page, path), path).toBe(404);
    }
  });

  it('are read, not written', async () => {
    const { page } = await tableWith();
    expect(await statusOf(page, '/', 'HEAD')).toBe(200);
    expect(await statusOf(page, '/', 'POST')).toBe(405);
  });

  it('say by which addresses others come', async () => {
    const { page, port } = await tableWith({ addressesAt: (at) => [`http://192.0.2.7:${at}/`] });
    const response = await fetch(`${page}table.json`);
    expect(await response.json()).toEqual({ mqtt: '/mqtt', addresses: [`http://192.0.2.7:${port}/`] });
  });

  it('come over https, and the broker over wss, with a certificate', async () => {
    const { port } = await tableWith({ tls: CERTIFICATE });
    const asked = secureRequest({ port, host: '127.0.0.1', rejectUnauthorized: false }).end();
    const [response] = await once(asked, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
    const amy = await listener(`wss://127.0.0.1:${port}/mqtt`, { rejectUnauthorized: false });
    expect(amy.client.connected).toBe(true);
  });
});

/** Runs the program behind `npm run table` to its end. */
async function runTable(...parameters: string[]) {
  const script = fileURLToPath(new URL('../../scripts/table.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, '--no-build', '--no-file', ...parameters]);
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text));
  const [status] = await once(child, 'exit');
  return { status, said };
}

describe('npm run table', () => {
  it('says so when its port is taken, and where to look', async () => {
    const { port } = await tableWith({ host: '0.0.0.0' });
    const { status, said } = await runTable('--port', `${port}`);
    expect(status).toBe(1);
    expect(said).toContain(`Port ${port} is in use`);
    expect(said).toContain(`http://localhost:${port}`);
  });

  it.each([
    [['--prot', '1'], '--port NUMBER'],
    [['--port', '70000'], 'from 0 to 65535'],
    [['--cert', 'a.pem'], 'go together'],
  ])('says what is wrong with %j', async (parameters, part) => {
    const { status, said } = await runTable(...parameters);
    expect(status).toBe(2);
    expect(said).toContain(part);
  });
});
