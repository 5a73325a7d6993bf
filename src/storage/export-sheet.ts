import type { Sheet } from '@/model/sheet';
import { type OpenedSheet, readJournal, readSheet } from './read-sheet';
import type { JournalEntry } from './records';
import { type HistoryLine, writeSheetFile } from './sheet-file';
import type { SheetStorage } from './sheet-storage';

/** What the app has in memory; exported when the disk can't give it back, or gives back something older. */
export type InMemory = Readonly<{ sheet: Sheet; line: HistoryLine | null }>;

export type SheetExport = Readonly<{ fileName: string; text: string; from: 'disk' | 'memory' }>;

/** The file of one sheet as it is on disk, or as it is in memory if that is all there is. Null if it is nowhere. */
export async function exportSheet(
  storage: SheetStorage,
  sheetId: string,
  memory: InMemory | null,
  options: Readonly<{ history: boolean }> = { history: true },
): Promise<SheetExport | null> {
  const disk = await readBack(storage, sheetId, options.history).catch(() => null);
  const isCurrent = disk && (!memory || JSON.stringify(disk.sheet) === JSON.stringify(memory.sheet));
  const source = isCurrent ? disk : (memory ?? disk);
  if (!source) return null;
  return {
    fileName: fileName(source.sheet.name),
    text: writeSheetFile(source.sheet, options.history ? source.line : null),
    from: source === disk ? 'disk' : 'memory',
  };
}

async function readBack(storage: SheetStorage, sheetId: string, history: boolean): Promise<InMemory | null> {
  const read = await readSheet(storage, sheetId);
  if (!read.ok) return null;
  const { opened } = read;
  if (!history) return { sheet: opened.sheet, line: null };
  const { entries } = await readJournal(storage, sheetId, opened.lastSeq + 1, opened.lastSeq + 1);
  return { sheet: opened.sheet, line: lineOf(entries, opened) };
}

/** From the last entry redo can reach down to the creation, or to the oldest entry that is still readable. */
function lineOf(entries: readonly JournalEntry[], { cursor, tip }: OpenedSheet): HistoryLine | null {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const upwards: JournalEntry[] = [];
  let at: number | null = tip;
  while (at !== null) {
    const entry: JournalEntry | undefined = bySeq.get(at);
    if (!entry) break;
    upwards.push(entry);
    at = entry.parent;
  }
  const [first, ...line] = upwards.reverse();
  const standing = upwards.findIndex(({ seq }) => seq === cursor);
  if (!first || standing < 0) return null;
  return { start: first.after, startedAt: first.at, entries: line, undone: upwards.length - 1 - standing };
}

const fileName = (name: string) => `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.samsara.json`;

/** Hands a text to the browser as a download. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers still read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
