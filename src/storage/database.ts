import type { BackupRecord, HeadRecord, JournalRecord, QuarantineRecord, TrashRecord } from './records';

/** The stores of the database and what is written to them. What is read from them is `unknown` until it was checked. */
export type Stores = {
  heads: HeadRecord;
  journal: JournalRecord;
  trash: TrashRecord;
  backups: BackupRecord;
  quarantine: QuarantineRecord;
};
export type StoreName = keyof Stores;

/** One transaction. Nothing else may be awaited while it runs, or the browser ends it. */
export type Work = Readonly<{
  get(store: Exclude<StoreName, 'journal'>, key: string): Promise<unknown>;
  all(store: StoreName): Promise<readonly unknown[]>;
  /** The journal of a sheet from one seq to another, both included, in rising order. */
  journal(sheetId: string, from: number, to: number): Promise<readonly unknown[]>;
  /** The highest seq in a sheet's journal; -1 when it has none. */
  lastSeq(sheetId: string): Promise<number>;
  put<S extends StoreName>(store: S, value: Stores[S]): Promise<void>;
  /** Like `put`, but fails if the key is taken: nothing gets overwritten by mistake. */
  add<S extends StoreName>(store: S, value: Stores[S]): Promise<void>;
  /** Puts back a raw head that was only moved, whatever is in it. */
  putRaw(store: 'heads', value: unknown): Promise<void>;
  remove(store: Exclude<StoreName, 'journal'>, key: string): Promise<void>;
  removeJournal(sheetId: string): Promise<void>;
}>;

/**
 * Where records live: IndexedDB, or memory where the browser refuses it. A write resolves only when it is complete;
 * if it rejects, nothing of it was kept.
 */
export type Database = Readonly<{
  kind: 'disk' | 'memory';
  read<T>(stores: readonly StoreName[], body: (work: Work) => Promise<T>): Promise<T>;
  write<T>(stores: readonly StoreName[], body: (work: Work) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}>;
