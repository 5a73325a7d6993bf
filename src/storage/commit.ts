import type { Sheet } from '@/model/sheet';
import type { Database } from './database';
import { headFactsSchema, headRecord, journalRecord } from './encode';
import type { HeadRecord, JournalEntry, JournalRecord } from './records';

/** Where a writer thinks the head on disk stands. `newEpoch` is set until its first write went through. */
export type Position = Readonly<{ seq: number; epoch: number; createdAt: number; takesOver: boolean }>;

/** A change to be written: the sheet as it is now, where it stands in its journal, and the entry if there is a new one. */
export type Change = Readonly<{ sheet: Sheet; cursor: number; tip: number; entry?: JournalEntry }>;

export type CommitResult =
  | Readonly<{ kind: 'saved'; position: Position }>
  /** Another writer was here: nothing was written, and this one must stop. */
  | Readonly<{ kind: 'fenced' }>
  /** The sheet is gone: deleted in another tab, or the database was emptied. */
  | Readonly<{ kind: 'removed' }>;

/**
 * Writes one change in one transaction, if the head is still where this writer left it: locks alone are advice, the
 * head is the fence. Resolves when the browser says the transaction is complete; a rejection means nothing was kept,
 * or that nobody knows, so the same change may be handed in again.
 */
export async function commit(
  database: Database,
  sheetId: string,
  position: Position,
  change: Change,
  at: number,
  raw?: unknown,
): Promise<CommitResult> {
  const head = headRecord(
    {
      sheetId,
      seq: position.seq + 1,
      epoch: position.takesOver ? position.epoch + 1 : position.epoch,
      cursor: change.cursor,
      tip: change.tip,
      createdAt: position.createdAt,
      updatedAt: at,
    },
    change.sheet,
  );
  const record = change.entry ? journalRecord(sheetId, change.entry) : null;
  const saved: CommitResult = {
    kind: 'saved',
    position: { seq: head.seq, epoch: head.epoch, createdAt: head.createdAt, takesOver: false },
  };
  return database.write(['heads', 'journal', 'backups'], async (work) => {
    const found = headFactsSchema.safeParse(await work.get('heads', sheetId));
    if (!found.success) return { kind: 'removed' };
    const { seq, epoch } = found.data;
    if (seq === head.seq && epoch === head.epoch) {
      const mine = record ? await work.journal(sheetId, record.seq, record.seq) : [await work.get('heads', sheetId)];
      return isSame(mine[0], record ?? head) ? saved : { kind: 'fenced' };
    }
    if (seq !== position.seq || epoch !== position.epoch) return { kind: 'fenced' };
    if (raw) await work.put('backups', { id: `${sheetId}/migration/${at}`, sheetId, reason: 'migration', at, raw });
    if (record) await work.add('journal', record);
    await work.put('heads', head);
    return saved;
  });
}

/** An earlier try whose answer was lost may have gone through: then exactly this text is already there. */
function isSame(found: unknown, mine: HeadRecord | JournalRecord): boolean {
  const { json, cursor, tip } = (found ?? {}) as Partial<HeadRecord>;
  if (json !== mine.json) return false;
  return !('cursor' in mine) || (cursor === mine.cursor && tip === mine.tip);
}
