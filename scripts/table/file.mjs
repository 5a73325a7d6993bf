import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readTopic } from './topics.mjs';

const FORMAT = 'samsara-table-1';

/** Presence is not worth a write every 30 seconds: whoever is there says so again. */
const isPresence = (topic) => readTopic(topic)?.path.startsWith('here/') ?? false;

const isRecord = (one) =>
  readTopic(String(one?.topic)) !== undefined && typeof one.document === 'string' && Number.isFinite(one.used);

function parse(text) {
  const { format, documents } = JSON.parse(text);
  if (format !== FORMAT || !Array.isArray(documents) || !documents.every(isRecord)) throw new Error('not a table');
  return documents.map((one) => ({ ...one, document: Buffer.from(one.document, 'base64') }));
}

/** The documents of a file; none if there is no file. One that can't be read is put aside, not written over. */
export async function readDocuments(path, report) {
  try {
    return parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    if (error.code !== undefined) throw error;
    const aside = `${path}.unreadable-${Date.now()}`;
    await rename(path, aside);
    report(`${path} is damaged or not of a table. It is ${aside} now, and the table starts empty.`);
    return [];
  }
}

/** Writes the whole file beside the old one and then in its place, so that there is always one that can be read. */
async function writeDocuments(path, documents) {
  const records = documents
    .filter(({ topic }) => !isPresence(topic))
    .map((one) => ({ ...one, document: one.document.toString('base64') }));
  const beside = `${path}.new`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify({ format: FORMAT, documents: records }));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

/** Writes what `all()` gives some time after `changed(topic)`, never two at once; `close()` writes what is left. */
export async function documentFile({ path, all, everyMs, report }) {
  await mkdir(dirname(path), { recursive: true });
  let timer = null;
  let writing = Promise.resolve();
  const write = () => {
    timer = null;
    writing = writing
      .then(() => writeDocuments(path, all()))
      .catch((error) => report(`${path} could not be written: ${error.message}`));
    return writing;
  };
  return {
    changed(topic) {
      if (!isPresence(topic)) timer ??= setTimeout(write, everyMs);
    },
    async close() {
      clearTimeout(timer);
      await (timer === null ? writing : write());
    },
  };
}
