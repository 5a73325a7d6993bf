import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longHistoryFile } from '#tests/fixtures/saves/long-history';
import { aSheet } from '#tests/support/builders';
import { SCHEMA_VERSION } from '@/model/schema-version';
import type { Sheet } from '@/model/sheet';
import { exportSheet } from '@/storage/export-sheet';
import { importSheet, parseSheetFile, readImport } from '@/storage/import-sheet';
import { readJournal, readSheet } from '@/storage/read-sheet';
import { createSheet, listSheets } from '@/storage/roster';
import { APP_VERSION, FILE_LIMIT_BYTES, fileChecksum } from '@/storage/sheet-file';
import type { SheetStorage } from '@/storage/sheet-storage';
import packageJson from '../../package.json';
import { aBrowser, type Browser } from './a-browser';
import { aLine, hit, setPoints } from './commands';

let browser: Browser;
let storage: SheetStorage;
beforeEach(() => {
  browser = aBrowser();
  storage = browser.tab();
});
afterEach(() => browser.closeTabs());

const bytes = (text: string) => new TextEncoder().encode(text);
const exported = async (id: string) => {
  const file = await exportSheet(storage, id, null);
  if (!file) throw new Error('Nothing to export.');
  return file;
};
const withoutIds = (text: string) =>
  text.replaceAll(/"id":"[0-9a-f]{32}"/g, '"id":""').replace(/"checksum":"[^"]*"/, '');

/** A file around a sheet, as a person could have made it. */
const aFile = (sheet: unknown, change: object = {}) =>
  JSON.stringify({
    format: 'samsara-sheet',
    version: SCHEMA_VERSION,
    app: APP_VERSION,
    checksum: fileChecksum(sheet, undefined),
    sheet,
    ...change,
  });

describe('a sheet file', () => {
  it('names the version of the app', () => {
    expect(APP_VERSION).toBe(packageJson.version);
  });

  it('brings a sheet back as a new one beside the first, history included', async () => {
    const { sheet, history } = aLine(aSheet({ name: '林遥/Lin' }), [hit(2), setPoints(5), setPoints(6)]);
    const undone = { ...history, cursor: 2, tip: 3 };
    const id = await createSheet(storage, history.entries[2]?.after as Sheet, undone);
    const file = await exported(id);
    expect(file).toMatchObject({ fileName: '林遥-Lin.samsara.json', from: 'disk' });
    const read = await readImport(new Blob([file.text]));
    if (!read.ok) throw new Error(read.problem.code);
    const copy = await importSheet(storage, read.preview);
    expect(copy).not.toBe(id);
    expect((await listSheets(storage)).entries).toHaveLength(2);
    expect(await readSheet(storage, copy)).toMatchObject({
      opened: { cursor: 2, tip: 3, lastSeq: 3, sheet: { ...sheet, id: copy, points: 5 } },
    });
    expect(withoutIds((await exported(copy)).text)).toBe(withoutIds(file.text));
  });

  it('leaves abandoned branches out', async () => {
    const { history } = aLine(aSheet(), [setPoints(1), setPoints(2)]);
    const fork = aLine(aSheet(), [setPoints(9)]).history.entries[1];
    const entries = [...history.entries, { ...(fork as (typeof history.entries)[number]), seq: 3, parent: 0 }];
    const id = await createSheet(storage, fork?.after as Sheet, { entries, cursor: 3, tip: 3 });
    const read = parseSheetFile(bytes((await exported(id)).text));
    expect(read).toMatchObject({ ok: true, preview: { line: { undone: 0, entries: [{ after: { points: 9 } }] } } });
  });

  it('can be written without history', async () => {
    const { sheet, history } = aLine(aSheet(), [setPoints(1)]);
    const id = await createSheet(storage, sheet, history);
    const file = await exportSheet(storage, id, null, { history: false });
    expect(JSON.parse(file?.text ?? '')).not.toHaveProperty('history');
  });

  it('comes from memory when the disk has something older or nothing', async () => {
    const id = await createSheet(storage, aSheet({ points: 1 }));
    const memory = { sheet: aSheet({ points: 2 }), line: null };
    expect(await exportSheet(storage, id, memory)).toMatchObject({ from: 'memory' });
    expect(await exportSheet(storage, 'nobody', memory)).toMatchObject({ from: 'memory' });
    expect(await exportSheet(storage, 'nobody', null)).toBeNull();
  });

  it('carries a history of 1,000 entries within the limit', async () => {
    const commands = Array.from({ length: 1000 }, (_, index) => setPoints(index + 1));
    const { sheet, history } = aLine(aSheet(), commands);
    const { text } = await exported(await createSheet(storage, sheet, history));
    expect(bytes(text).length).toBeLessThan(FILE_LIMIT_BYTES);
    expect(JSON.parse(text).history.entries).toHaveLength(1000);
    const read = parseSheetFile(bytes(text));
    if (!read.ok) throw new Error(read.problem.code);
    const copy = await importSheet(storage, read.preview);
    expect((await readJournal(storage, copy, 1001)).entries).toHaveLength(100);
  });

  it('drops the oldest entries of a history that does not fit', async () => {
    const commands = Array.from({ length: 60 }, (_, index) => setPoints(index + 1));
    const { history } = aLine(aSheet(), commands);
    const long = history.entries.map((entry, seq) => ({
      ...entry,
      after: { ...entry.after, notes: `${seq}`.repeat(19_000 / 2) },
    }));
    const last = long.at(-1)?.after as Sheet;
    const { text } = await exported(await createSheet(storage, last, { ...history, entries: long }));
    const { entries } = JSON.parse(text).history;
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.length).toBeLessThan(60);
    expect(bytes(text).length).toBeLessThanOrEqual(FILE_LIMIT_BYTES);
    expect(parseSheetFile(bytes(text))).toMatchObject({ ok: true });
  });

  it('still opens when an editor has only formatted it anew', () => {
    const text = JSON.stringify(JSON.parse(aFile(aSheet())), null, 4);
    expect(parseSheetFile(bytes(`\uFEFF${text}`))).toMatchObject({ ok: true });
  });
});

describe('a wrong file', () => {
  const historyWith = (change: object) => {
    const start = aSheet();
    const entry = { id: 'e', at: 0, commands: [{ type: 'x' }], trace: [], changed: { points: 1 } };
    const history = { start, startedAt: 0, undone: 0, entries: [entry], ...change };
    const sheet = { ...start, points: 1 };
    return aFile(sheet, { history, checksum: fileChecksum(sheet, history) });
  };

  it.each([
    ['that is empty', bytes(''), { code: 'notJson' }],
    ['that is a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), { code: 'notJson' }],
    ['that is cut off', bytes(aFile(aSheet()).slice(0, -40)), { code: 'notJson' }],
    ['in another encoding', new Uint8Array([...bytes('{"a":"'), 0xb0, 0xa1, ...bytes('"}')]), { code: 'notJson' }],
    ['of another program', bytes('{"name":"Lin Yao"}'), { code: 'notOurs' }],
    ['that holds null', bytes('null'), { code: 'notOurs' }],
    ['with a changed number', bytes(aFile(aSheet()).replace('"points":0', '"points":9999')), { code: 'damaged' }],
    ['of a newer version', bytes(aFile({}, { version: 99 })), { code: 'newer', schema: 99 }],
    ['with a field missing', bytes(aFile({ ...aSheet(), size: undefined })), { code: 'invalid', path: 'size' }],
    ['with a foreign field', bytes(aFile({ ...aSheet(), hp: 7 })), { code: 'invalid', path: 'hp' }],
    [
      'whose track does not add up to its maximum',
      bytes(aFile(aSheet({ health: { track: { healthy: 99, bashing: 0, lethal: 0, aggravated: 0 } } }))),
      { code: 'invalid', path: 'health.track' },
    ],
    [
      'that is too big',
      new Uint8Array(FILE_LIMIT_BYTES + 1),
      { code: 'tooBig', bytes: FILE_LIMIT_BYTES + 1, limit: FILE_LIMIT_BYTES },
    ],
    [
      'that is nested without end',
      bytes(`{"format":"samsara-sheet","sheet":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      { code: 'notOurs' },
    ],
    ['with a history that is none', bytes(historyWith({ entries: 3 })), { code: 'invalid', path: 'history.entries' }],
    ['with a history that ends elsewhere', bytes(historyWith({ undone: 1 })), { code: 'invalid', path: 'history' }],
    ['with more undone than done', bytes(historyWith({ undone: 2 })), { code: 'invalid', path: 'history.undone' }],
    ['with a state in its history that is none', bytes(historyWith({ start: {} })), { code: 'invalid', path: 'id' }],
  ])('%s is named and changes nothing', async (_, content, problem) => {
    expect(parseSheetFile(content)).toEqual({ ok: false, problem });
    expect(await readImport(new Blob([content as BlobPart]))).toEqual({ ok: false, problem });
    expect((await listSheets(storage)).entries).toEqual([]);
  });

  it('opens when its history is in order', () => {
    expect(parseSheetFile(bytes(historyWith({})))).toMatchObject({ ok: true, preview: { sheet: { points: 1 } } });
  });

  it('cannot reach the prototype of anything', () => {
    const text = aFile(aSheet()).replace('"sheet":{', '"sheet":{"__proto__":{"polluted":true},');
    expect(parseSheetFile(bytes(text)).ok).toBe(false);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a file made for measurements', () => {
  it.each([10, 1000])('brings a sheet with %i entries', (count) => {
    const read = parseSheetFile(bytes(longHistoryFile(count)));
    expect(read.ok && read.preview.line?.entries.length).toBe(count);
  });
});
