import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { LIMITS } from '../../scripts/table/limits.mjs';
import { openTable } from '../../scripts/table/open-table.mjs';

type Options = Parameters<typeof openTable>[0];

const toEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

/** A folder of its own that is gone after the test. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-table-'));
  toEnd.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with an app of one line. */
export function smallApp(): string {
  const folder = ownFolder();
  writeFileSync(join(folder, 'index.html'), '<title>the app</title>');
  return folder;
}

/** A table in this process on a free port, and what it reported. It is closed after the test, or by `close`. */
export async function tableWith(options: Partial<Options> = {}, limits: Partial<typeof LIMITS> = {}) {
  const reports: string[] = [];
  const table = await openTable({
    folder: smallApp(),
    host: '127.0.0.1',
    port: 0,
    limits: { ...LIMITS, ...limits },
    report: (text) => reports.push(text),
    ...options,
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= table.close();
    return closed;
  };
  toEnd.push(close);
  const { port, forgetIdle } = table;
  return { port, forgetIdle, close, reports, url: `ws://127.0.0.1:${port}/mqtt`, page: `http://127.0.0.1:${port}/` };
}
