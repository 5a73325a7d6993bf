import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { answerFrom } from '../serve-folder.mjs';
import { tableBroker } from './broker.mjs';
import { keptDocuments } from './documents.mjs';
import { documentFile, readDocuments } from './file.mjs';
import { LIMITS } from './limits.mjs';
import { acceptSockets, MQTT_PATH } from './sockets.mjs';

const MINUTE = 60_000;

const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** Says the same thing once a minute at most, so that nobody can drown the rest. */
function seldom(report, now) {
  const said = new Map();
  return (text) => {
    if (now() - (said.get(text) ?? Number.NEGATIVE_INFINITY) < MINUTE) return;
    if (said.size > 1000) said.clear();
    said.set(text, now());
    report(text);
  };
}

const listen = (server, port, host) =>
  new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });

/**
 * Serves a built app and, at /mqtt, a broker for its parties. `tls` holds a certificate and its key; `file` is where
 * documents outlive a restart; `origins` are other places whose pages may connect. The app reads table.json to learn
 * that there is a broker here and by which addresses others reach it. Rejects if the port is taken.
 *
 * @param {{
 *   folder: string, host: string, port: number,
 *   tls?: { cert: string | Buffer, key: string | Buffer }, file?: string, origins?: string[],
 *   addressesAt?: (port: number) => string[],
 *   limits?: typeof LIMITS, now?: () => number, report?: (text: string) => void
 * }} options
 */
export async function openTable({
  folder,
  host,
  port,
  tls,
  file,
  origins = [],
  addressesAt = () => [],
  limits = LIMITS,
  now = Date.now,
  report = () => {},
}) {
  const tell = seldom(report, now);
  const page = answerFrom(folder, { headers: HEADERS });
  const answer = (request, response) => {
    if (request.url !== '/table.json') return page(request, response);
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' });
    response.end(JSON.stringify({ mqtt: MQTT_PATH, addresses: addressesAt(server.address().port) }));
  };
  const server = tls === undefined ? createServer(answer) : createSecureServer(tls, answer);

  const documents = keptDocuments(limits, now);
  for (const { topic, document, used } of file === undefined ? [] : await readDocuments(file, report)) {
    documents.keep(topic, document, used);
  }
  const saved = file && (await documentFile({ path: file, all: documents.all, everyMs: limits.saveMs, report }));
  const changed = (topic) => saved?.changed(topic);
  const broker = await tableBroker({ documents, limits, changed, report: tell });
  const sockets = acceptSockets({ server, handle: broker.handle, limits, origins, now, report: tell });
  try {
    await listen(server, port, host);
  } catch (error) {
    await broker.close();
    throw error;
  }
  broker.forgetIdle();

  return {
    port: server.address().port,
    forgetIdle: broker.forgetIdle,
    /** Ends every connection and writes what is left to write. */
    async close() {
      sockets.close();
      server.close();
      server.closeAllConnections();
      await broker.close();
      await saved?.close();
    },
  };
}
