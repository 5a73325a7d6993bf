import type { Sheet } from '@/model/sheet';
import type { Command, Trace } from '@/rules';

/**
 * What lies on disk. Sheets and entries are kept as JSON text: text has a checksum, knows no `undefined`, and a record
 * we can't read can still be handed out.
 */

/** Where a sheet stands now; the only record of a sheet that is ever rewritten. */
export type HeadRecord = Readonly<{
  sheetId: string;
  /** Counts the writes of this head; a writer that expects another number is late and must stop. */
  seq: number;
  /** Rises when another tab takes over. */
  epoch: number;
  schema: number;
  json: string;
  checksum: string;
  /** The journal entry the sheet stands at; 0 is its creation. */
  cursor: number;
  /** The last entry redo can reach. */
  tip: number;
  createdAt: number;
  updatedAt: number;
}>;

/** One journal entry; never rewritten. */
export type JournalRecord = Readonly<{
  sheetId: string;
  seq: number;
  schema: number;
  json: string;
  checksum: string;
}>;

/** A deleted sheet's head. Its journal stays where it is until the sheet is deleted for ever. */
export type TrashRecord = Readonly<{ sheetId: string; deletedAt: number; head: unknown }>;

/** A copy made before something replaced the original. */
export type BackupRecord = Readonly<{
  id: string;
  sheetId: string;
  reason: 'migration' | 'repair';
  at: number;
  raw: unknown;
}>;

/** A record that could not be read, as it was found. Never deleted by the app. */
export type QuarantineRecord = Readonly<{ id: string; where: string; error: string; when: number; raw: unknown }>;

/** An entry of a sheet's journal. Parents make it a tree: a change after an undo starts a new branch. */
export type JournalEntry = Readonly<{
  seq: number;
  /** The entry it was made on; null for the creation. */
  parent: number | null;
  id: string;
  at: number;
  commands: readonly Command[];
  trace: Trace;
  after: Sheet;
  /** The Storyteller's proposal that it came of. */
  proposal?: string | undefined;
}>;
