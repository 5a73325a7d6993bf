import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import { SCHEMA_VERSION } from '@/model/schema-version';
import type { Sheet } from '@/model/sheet';
import type { Command, Trace } from '@/rules';
import { checksumOf } from './checksum';
import { commandsSchema, traceSchema } from './encode';
import { type LoadFailure, pathOf, sheetFrom } from './load-sheet';
import type { JournalEntry } from './records';

/** The file of one sheet: what it looks like, and how it is written. */

const FILE_FORMAT = 'samsara-sheet';
export const APP_VERSION = '0.1.0';

/** No file bigger than this is written or read. */
export const FILE_LIMIT_BYTES = 1024 * 1024;

/** The straight line of a sheet's history, without abandoned branches. */
export type HistoryLine = Readonly<{
  /** The sheet before the first entry. */
  start: Sheet;
  startedAt: number;
  entries: readonly LineEntry[];
  /** How many of the last entries are undone. */
  undone: number;
}>;
export type LineEntry = Pick<JournalEntry, 'id' | 'at' | 'commands' | 'trace' | 'after' | 'proposal'>;

export const envelopeSchema = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.int().check(z.minimum(1)),
  app: z.string(),
  checksum: z.string(),
  sheet: z.unknown(),
  history: z.optional(z.unknown()),
});

const fileHistorySchema = z.strictObject({
  start: z.unknown(),
  startedAt: z.number(),
  undone: z.int().check(z.minimum(0)),
  entries: z.array(
    z.strictObject({
      id: idSchema,
      at: z.number(),
      commands: commandsSchema,
      trace: traceSchema,
      /** The parts of the sheet that differ from the entry before; whole snapshots would not fit. */
      changed: z.record(z.string(), z.unknown()),
      proposal: z.optional(idSchema),
    }),
  ),
});

/** The checksum covers what matters, not the spacing, so a file that was only formatted anew still opens. */
export const fileChecksum = (sheet: unknown, history: unknown): string =>
  checksumOf(JSON.stringify([sheet, history ?? null]));

/** Writes the file. If the history is too long, its oldest entries are left out. */
export function writeSheetFile(sheet: Sheet, line: HistoryLine | null): string {
  const whole = fileText(sheet, line);
  if (!line || sizeOf(whole) <= FILE_LIMIT_BYTES) return whole;
  let [kept, tooMany] = [0, line.entries.length];
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2);
    if (sizeOf(fileText(sheet, newest(line, middle))) <= FILE_LIMIT_BYTES) kept = middle;
    else tooMany = middle;
  }
  return fileText(sheet, kept >= line.undone ? newest(line, kept) : null);
}

const sizeOf = (text: string) => new TextEncoder().encode(text).length;

function newest(line: HistoryLine, count: number): HistoryLine {
  const cut = line.entries.length - count;
  const last = line.entries[cut - 1];
  return last ? { ...line, start: last.after, startedAt: last.at, entries: line.entries.slice(cut) } : line;
}

function fileText(sheet: Sheet, line: HistoryLine | null): string {
  const history = line && line.entries.length > 0 ? fileHistory(line) : undefined;
  return JSON.stringify({
    format: FILE_FORMAT,
    version: SCHEMA_VERSION,
    app: APP_VERSION,
    checksum: fileChecksum(sheet, history),
    sheet,
    ...(history ? { history } : {}),
  });
}

function fileHistory({ start, startedAt, undone, entries }: HistoryLine) {
  let before = start;
  const written = entries.map(({ id, at, commands, trace, after, proposal }) => {
    const changed = changedParts(before, after);
    before = after;
    return { id, at, commands, trace, changed, ...(proposal !== undefined && { proposal }) };
  });
  return { start, startedAt, undone, entries: written };
}

function changedParts(before: Sheet, after: Sheet): Partial<Sheet> {
  const keys = Object.keys(after) as (keyof Sheet)[];
  const differing = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return Object.fromEntries(differing.map((key) => [key, after[key]]));
}

/** Reads the history of a file of version `version`, checking every state in it. */
export function readFileHistory(
  raw: unknown,
  version: number,
): Readonly<{ ok: true; line: HistoryLine }> | LoadFailure {
  const parsed = fileHistorySchema.safeParse(raw);
  if (!parsed.success) return invalid(`history.${pathOf(parsed.error)}`);
  const { start, startedAt, undone } = parsed.data;
  const first = sheetFrom(start, version);
  if (!first.ok) return first;
  if (undone > parsed.data.entries.length) return invalid('history.undone');
  const entries: LineEntry[] = [];
  let state = start as object;
  for (const { changed, commands, trace, ...facts } of parsed.data.entries) {
    state = { ...state, ...changed };
    const after = sheetFrom(state, version);
    if (!after.ok) return after;
    entries.push({ ...facts, commands: commands as unknown as Command[], trace: trace as Trace, after: after.sheet });
  }
  return { ok: true, line: { start: first.sheet, startedAt, entries, undone } };
}

const invalid = (path: string): LoadFailure => ({ ok: false, problem: { code: 'invalid', path } });
