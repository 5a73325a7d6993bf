import type { KeyValueStore } from './beacon';
import type { Database } from './database';
import { DATABASE_NAME, openDiskDatabase } from './disk-database';
import { openChannel, ROSTER_CHANNEL_NAME, type TabsPlatform } from './tabs';

/** What the browser gives; tests hand in their own. */
export type StoragePlatform = TabsPlatform &
  Readonly<{
    localStorage: KeyValueStore | undefined;
    now: () => number;
    /** Asks the browser not to clear the site by itself. */
    persist: () => Promise<boolean>;
    databaseName: string;
    /** Waits before a failed write is tried again; the last one repeats. */
    retryDelays: readonly number[];
  }>;

/** The place sheets are kept in: the database and what tabs share about it. Every function of this folder takes it. */
export type SheetStorage = Readonly<{
  platform: StoragePlatform;
  /** Opens on first use. Falls back to memory when the browser refuses; it stays that way until the page is reloaded. */
  database: () => Promise<Database>;
  /** Calls back whenever the list of sheets, or something shown in it, may have changed, in any tab. */
  onChange: (listener: () => void) => () => void;
  /** Tells this tab's listeners and the other tabs. */
  changed: () => void;
  /** Asks once per tab to be spared from clean-ups; after a first save, so that it means something to the player. */
  askToPersist: () => void;
  close: () => Promise<void>;
}>;

/** Opens nothing yet: the database is opened when something is read or written. */
export function createStorage(overrides: Partial<StoragePlatform> = {}): SheetStorage {
  const platform: StoragePlatform = { ...browserPlatform(), ...overrides };
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const channel = openChannel<'changed'>(platform.channel, ROSTER_CHANNEL_NAME, tell);
  let database: Promise<Database> | null = null;
  let asked = false;
  return {
    platform,
    database: () => {
      database ??= openDiskDatabase(platform.databaseName).catch(inMemory);
      return database;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      tell();
      channel.post('changed');
    },
    askToPersist: () => {
      if (asked) return;
      asked = true;
      platform.persist().catch(() => false);
    },
    close: async () => {
      channel.close();
      listeners.clear();
      const open = database;
      database = null;
      await open?.then((opened) => opened.close());
    },
  };
}

const inMemory = async () => (await import('./memory-database')).createMemoryDatabase();

let shared: SheetStorage | null = null;

/** The storage of this browser. */
export function browserStorage(): SheetStorage {
  shared ??= createStorage();
  return shared;
}

function browserPlatform(): StoragePlatform {
  return {
    locks: globalThis.navigator?.locks,
    channel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
    localStorage: accessibleLocalStorage(),
    now: () => Date.now(),
    persist: async () => (await globalThis.navigator?.storage?.persist?.()) ?? false,
    databaseName: DATABASE_NAME,
    retryDelays: [500, 2000, 8000],
  };
}

/** Reading the property throws where site data is blocked. */
function accessibleLocalStorage(): KeyValueStore | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
