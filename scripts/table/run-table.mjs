import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTable } from './open-table.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const LONGEST_STOP_MS = 3000;

export const say = (text) => process.stdout.write(`${text}\n`);

/** Ends the program with what went wrong and what helps. */
export function giveUp(text, status = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(status);
}

/** The number of a port as somebody typed it; 0 asks for any free one. */
export function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 2 ** 16) return port;
  return giveUp(`--port takes a number from 0 to 65535, not ${text}.`, 2);
}

async function buildApp() {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
}

const cantListen = (error, port) =>
  ({
    EADDRINUSE:
      `Port ${port} is in use, perhaps by a Samsara Sheet that is already open: look at http://localhost:${port}\n` +
      `Stop that one, or choose another port with "-- --port ${port + 1}". A browser keeps sheets by address and port:\n` +
      'what was made here is not shown there.',
    EACCES: `This user may not listen on port ${port}. Choose one above 1023 with "-- --port".`,
  })[error.code];

/** Builds the app unless told not to, opens the table and sees to it that it stops in good order. */
export async function runTable({ build = true, ...options }) {
  if (build) await buildApp();
  if (!existsSync(join(DIST, 'index.html'))) return giveUp('There is no built app yet: leave out --no-build.');
  const table = await openTable({ folder: DIST, report: say, ...options }).catch((error) =>
    giveUp(cantListen(error, options.port) ?? error.message),
  );
  const stop = () => {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    void table.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  return table;
}
