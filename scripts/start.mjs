// Builds the app, serves it on this machine with a table for its other tabs, says where and opens it.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { giveUp, readPort, runTable, say } from './table/run-table.mjs';

const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

function options() {
  try {
    return parseArgs({ options: { port: { type: 'string', default: '4173' } } }).values;
  } catch (error) {
    return giveUp(`${error.message}\nnpm start -- [--port NUMBER]`, 2);
  }
}

/** Asks the system to show a page. Without a browser nothing happens: the address has been printed. */
function show(address) {
  const [command, ...parameters] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...parameters, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

const addressesAt = (port) => [`http://localhost:${port}/`];
const table = await runTable({ host: '127.0.0.1', port: readPort(options().port), addressesAt });
const [address] = addressesAt(table.port);
say(`\nSamsara Sheet is open at ${address}\nStop it with Ctrl+C.`);
if (process.stdout.isTTY && !process.env.CI && process.env.BROWSER !== 'none') show(address);
