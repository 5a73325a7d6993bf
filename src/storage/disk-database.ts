import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Database, StoreName, Stores, Work } from './database';

interface SheetsSchema extends DBSchema {
  heads: { key: string; value: Stores['heads'] };
  journal: { key: [string, number]; value: Stores['journal'] };
  trash: { key: string; value: Stores['trash'] };
  backups: { key: string; value: Stores['backups'] };
  quarantine: { key: string; value: Stores['quarantine'] };
}

type Connection = IDBPDatabase<SheetsSchema>;
type Transaction<M extends IDBTransactionMode> = IDBPTransaction<SheetsSchema, StoreName[], M>;

export const DATABASE_NAME = 'samsara-sheets';

/**
 * The database on disk. A connection is opened when it is needed and thrown away after any failure: retrying on a
 * connection the browser has lost fails for ever. Rejects if the browser has no usable IndexedDB.
 */
export async function openDiskDatabase(name: string = DATABASE_NAME): Promise<Database> {
  let connection: Promise<Connection> | null = null;
  const connect = () => {
    connection ??= openConnection(name, () => {
      connection = null;
    });
    return connection;
  };
  const disconnect = async () => {
    const open = connection;
    connection = null;
    await open?.then(
      (database) => database.close(),
      () => undefined,
    );
  };
  const transact = async <T>(
    mode: 'readonly' | 'readwrite',
    stores: readonly StoreName[],
    body: (work: Work) => Promise<T>,
  ): Promise<T> => {
    try {
      const database = await connect();
      return await inTransaction(database, mode, stores, body);
    } catch (error) {
      await disconnect();
      throw error;
    }
  };
  await connect();
  return {
    kind: 'disk',
    read: (stores, body) => transact('readonly', stores, body),
    write: (stores, body) => transact('readwrite', stores, body),
    close: disconnect,
  };
}

async function openConnection(name: string, onGone: () => void): Promise<Connection> {
  try {
    const database: Connection = await openDB<SheetsSchema>(name, 1, {
      upgrade(upgraded) {
        upgraded.createObjectStore('heads', { keyPath: 'sheetId' });
        upgraded.createObjectStore('journal', { keyPath: ['sheetId', 'seq'] });
        upgraded.createObjectStore('trash', { keyPath: 'sheetId' });
        upgraded.createObjectStore('backups', { keyPath: 'id' });
        upgraded.createObjectStore('quarantine', { keyPath: 'id' });
      },
      // A connection kept open would block another tab that upgrades or deletes the database.
      blocking: () => {
        onGone();
        database.close();
      },
      terminated: onGone,
    });
    return database;
  } catch (error) {
    onGone();
    throw error;
  }
}

async function inTransaction<T>(
  database: Connection,
  mode: 'readonly' | 'readwrite',
  stores: readonly StoreName[],
  body: (work: Work) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction([...stores], mode, { durability: 'strict' });
  // Its failure is awaited below; until then the browser must not call it unhandled.
  transaction.done.catch(() => undefined);
  try {
    const result = await body(workIn(transaction));
    endNow(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    await transaction.done.catch(() => undefined);
    throw error;
  }
}

/** Commits without waiting for more requests, so a tab frozen now does not hold the stores of every other tab. */
function endNow(transaction: Transaction<'readonly' | 'readwrite'>) {
  try {
    transaction.commit();
  } catch {
    // It had nothing to do and has ended already.
  }
}

function workIn(transaction: Transaction<'readonly' | 'readwrite'>): Work {
  const reading = <S extends StoreName>(name: S) => transaction.objectStore(name);
  // Asking for a write in a reading transaction is a bug in our code; the browser throws on it.
  const writing = <S extends StoreName>(name: S) => (transaction as Transaction<'readwrite'>).objectStore(name);
  const journalOf = (sheetId: string, from: number, to: number) => IDBKeyRange.bound([sheetId, from], [sheetId, to]);
  return {
    get: (store, key) => reading(store).get(key),
    all: (store) => reading(store).getAll(),
    journal: (sheetId, from, to) =>
      from > to ? Promise.resolve([]) : reading('journal').getAll(journalOf(sheetId, from, to)),
    async lastSeq(sheetId) {
      const cursor = await reading('journal').openKeyCursor(journalOf(sheetId, 0, Number.MAX_SAFE_INTEGER), 'prev');
      return cursor ? cursor.key[1] : -1;
    },
    async put(store, value) {
      await writing(store).put(value);
    },
    async add(store, value) {
      await writing(store).add(value);
    },
    async putRaw(store, value) {
      await writing(store).put(value as Stores['heads']);
    },
    remove: (store, key) => writing(store).delete(key),
    removeJournal: (sheetId) => writing('journal').delete(journalOf(sheetId, 0, Number.MAX_SAFE_INTEGER)),
  };
}
