import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { openChannel, type TabsPlatform } from './tabs';

/**
 * Boards and what the party link must remember, in a database of their own: whatever happens to keys and cards of
 * others, no sheet is touched. Values come out as `unknown`; whoever reads them checks them.
 */
export type PartyStorage = Readonly<{
  boards: () => Promise<readonly unknown[]>;
  board: (id: string) => Promise<unknown>;
  /** Reads, changes and writes one board in one transaction; the change gets `undefined` for a board that is not there. */
  changeBoard: <B extends { readonly id: string }>(id: string, change: (raw: unknown) => B | null) => Promise<B | null>;
  removeBoard: (id: string) => Promise<void>;
  vault: PartyVault;
  /** Calls back when a board changed, in any tab. */
  onChange: (listener: () => void) => () => void;
  close: () => Promise<void>;
}>;

/** Keys, last sequence numbers and the last cards of others. */
export type PartyVault = Readonly<{
  get: (key: string) => Promise<unknown>;
  put: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
}>;

interface PartySchema extends DBSchema {
  boards: { key: string; value: { readonly id: string } };
  vault: { key: string; value: unknown };
}

export type PartyPlatform = Pick<TabsPlatform, 'channel'> & Readonly<{ databaseName: string }>;

const CHANNEL_NAME = 'samsara-party';
const STRICT = { durability: 'strict' } as const;

/** Opens nothing yet. Everything rejects where the browser has no IndexedDB: a board needs a place to be kept. */
export function createPartyStorage({ channel: open, databaseName }: PartyPlatform): PartyStorage {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const channel = openChannel<'changed'>(open, CHANNEL_NAME, tell);
  const changed = () => {
    tell();
    channel.post('changed');
  };
  let connection: Promise<IDBPDatabase<PartySchema>> | null = null;
  const forget = () => {
    connection = null;
  };
  const connect = () => {
    if (connection) return connection;
    const opening = openParty(databaseName, forget);
    connection = opening;
    opening.catch(forget);
    return opening;
  };
  return {
    boards: async () => (await connect()).getAll('boards'),
    board: async (id) => (await connect()).get('boards', id),
    async changeBoard(id, change) {
      const transaction = (await connect()).transaction('boards', 'readwrite', STRICT);
      const next = change(await transaction.store.get(id));
      if (next) await transaction.store.put(next);
      await transaction.done;
      if (next) changed();
      return next;
    },
    async removeBoard(id) {
      const transaction = (await connect()).transaction('boards', 'readwrite', STRICT);
      await transaction.store.delete(id);
      await transaction.done;
      changed();
    },
    vault: {
      get: async (key) => (await connect()).get('vault', key),
      async put(key, value) {
        const transaction = (await connect()).transaction('vault', 'readwrite', STRICT);
        await transaction.store.put(value, key);
        await transaction.done;
      },
      remove: async (key) => (await connect()).delete('vault', key),
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      channel.close();
      listeners.clear();
      await connection?.then((database) => database.close());
      connection = null;
    },
  };
}

async function openParty(name: string, onGone: () => void): Promise<IDBPDatabase<PartySchema>> {
  const database: IDBPDatabase<PartySchema> = await openDB<PartySchema>(name, 1, {
    upgrade(upgraded) {
      upgraded.createObjectStore('boards', { keyPath: 'id' });
      upgraded.createObjectStore('vault');
    },
    // A connection kept open would block another tab that upgrades or deletes the database.
    blocking: () => {
      onGone();
      database.close();
    },
    terminated: onGone,
  });
  return database;
}

let shared: PartyStorage | null = null;

/** The boards of this browser. */
export function browserPartyStorage(): PartyStorage {
  shared ??= createPartyStorage({
    channel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
    databaseName: 'samsara-party',
  });
  return shared;
}
