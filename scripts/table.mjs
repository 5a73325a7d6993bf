// Builds the app and serves it to everyone on the network, with a broker for the party: a table with one command.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { networkAddresses } from './table/addresses.mjs';
import { giveUp, readPort, runTable, say } from './table/run-table.mjs';

const USAGE = `npm run table -- [options]
  --port NUMBER            where to listen (4173)
  --file PATH              keeps the party's sealed cards across a restart (.table/cards.json)
  --no-file                keeps them in memory only
  --cert PATH --key PATH   serves https with this certificate and its key
  --name HOST              a name or address of this machine to print instead of those found
  --origin ORIGIN          lets pages from there connect too, such as https://sheets.example; may be repeated
  --no-build               serves what was built before`;

const OPTIONS = {
  port: { type: 'string', default: '4173' },
  file: { type: 'string', default: '.table/cards.json' },
  'no-file': { type: 'boolean' },
  cert: { type: 'string' },
  key: { type: 'string' },
  name: { type: 'string' },
  origin: { type: 'string', multiple: true, default: [] },
  'no-build': { type: 'boolean' },
  help: { type: 'boolean' },
};

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return giveUp(`${error.message}\n\n${USAGE}`, 2);
  }
}

function readTls({ cert, key }) {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) return giveUp('--cert and --key go together.', 2);
  try {
    return { cert: readFileSync(cert), key: readFileSync(key) };
  } catch (error) {
    return giveUp(error.message);
  }
}

const given = readOptions();
if (given.help) {
  say(USAGE);
  process.exit(0);
}
const tls = readTls(given);
const scheme = tls === undefined ? 'http' : 'https';
const addressesAt = (port) =>
  (given.name === undefined ? networkAddresses() : [given.name]).map((host) => `${scheme}://${host}:${port}/`);

const { port } = await runTable({
  build: !given['no-build'],
  host: '0.0.0.0',
  port: readPort(given.port),
  tls,
  file: given['no-file'] ? undefined : resolve(given.file),
  origins: given.origin,
  addressesAt,
});

const [likeliest, ...others] = addressesAt(port);
say(`\nThe table is open. On this device: ${scheme}://localhost:${port}/`);
if (likeliest === undefined) say('This device is in no network, so nobody else can come.');
else {
  say(`For the others at the table:       ${[likeliest, ...others].join('\n                                   ')}\n`);
  say(renderUnicodeCompact(likeliest, { border: 2 }));
}
say(
  '\nEveryone in this network can open the app; only who has your invitation can read the party.\nStop it with Ctrl+C.',
);
