import type { Sheet } from '@/model/sheet';
import { maximumHealth, trackTotal } from '@/rules';
import type { LoadProblem } from './load-sheet';
import { sheetFrom } from './load-sheet';
import { newId } from './new-id';
import type { JournalEntry } from './records';
import { createSheet, type StartingHistory } from './roster';
import { envelopeSchema, FILE_LIMIT_BYTES, fileChecksum, type HistoryLine, readFileHistory } from './sheet-file';
import type { SheetStorage } from './sheet-storage';

/** Why a file can't be imported; the UI has one sentence for each. */
export type ImportProblem =
  | Readonly<{ code: 'tooBig'; bytes: number; limit: number }>
  | Readonly<{ code: 'notJson' }>
  | Readonly<{ code: 'notOurs' }>
  | Readonly<{ code: 'damaged' }>
  | Readonly<{ code: 'newer'; schema: number }>
  | Readonly<{ code: 'invalid'; path: string }>;

/** What an import would bring; nothing has been written yet. */
export type ImportPreview = Readonly<{ sheet: Sheet; app: string; line: HistoryLine | null }>;

export type ImportResult =
  | Readonly<{ ok: true; preview: ImportPreview }>
  | Readonly<{ ok: false; problem: ImportProblem }>;

/** Reads a file somebody chose. Ends in a preview or in one named problem; never throws, never writes. */
export async function readImport(file: Blob): Promise<ImportResult> {
  if (file.size > FILE_LIMIT_BYTES) return problem({ code: 'tooBig', bytes: file.size, limit: FILE_LIMIT_BYTES });
  try {
    return parseSheetFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file went away or the browser would not give it out.
    return problem({ code: 'notJson' });
  }
}

/** Reads the bytes of a sheet file. */
export function parseSheetFile(bytes: Uint8Array): ImportResult {
  if (bytes.length > FILE_LIMIT_BYTES) return problem({ code: 'tooBig', bytes: bytes.length, limit: FILE_LIMIT_BYTES });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return problem({ code: 'notJson' });
  }
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) return problem({ code: 'notOurs' });
  const { version, app, checksum, sheet: rawSheet, history } = envelope.data;
  if (fileChecksum(rawSheet, history) !== checksum) return problem({ code: 'damaged' });
  const loaded = sheetFrom(rawSheet, version);
  if (!loaded.ok) return problem(asImportProblem(loaded.problem));
  const { sheet } = loaded;
  if (trackTotal(sheet.health.track) !== maximumHealth(sheet).value)
    return problem({ code: 'invalid', path: 'health.track' });
  if (history === undefined) return { ok: true, preview: { sheet, app, line: null } };
  const read = readFileHistory(history, version);
  if (!read.ok) return problem(asImportProblem(read.problem));
  const { line } = read;
  if (JSON.stringify(standsAt(line)) !== JSON.stringify(sheet)) return problem({ code: 'invalid', path: 'history' });
  return { ok: true, preview: { sheet, app, line } };
}

/** Brings in a file as a new sheet, beside any that is already here. Returns its id. */
export function importSheet(storage: SheetStorage, { sheet, line }: ImportPreview): Promise<string> {
  return createSheet(storage, sheet, line ? startingHistory(line) : undefined);
}

function startingHistory(line: HistoryLine): StartingHistory {
  const creation: JournalEntry = {
    seq: 0,
    parent: null,
    id: newId(),
    at: line.startedAt,
    commands: [],
    trace: [],
    after: line.start,
  };
  const entries = line.entries.map((entry, index): JournalEntry => ({ ...entry, seq: index + 1, parent: index }));
  return { entries: [creation, ...entries], cursor: entries.length - line.undone, tip: entries.length };
}

const standsAt = ({ start, entries, undone }: HistoryLine): Sheet =>
  entries[entries.length - undone - 1]?.after ?? start;

function asImportProblem(found: LoadProblem): ImportProblem {
  return found.code === 'newer' || found.code === 'invalid' ? found : { code: 'damaged' };
}

const problem = (found: ImportProblem): ImportResult => ({ ok: false, problem: found });
