import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { KeyValueStore } from '@/storage/beacon';
import { createStorage, type SheetStorage, type StoragePlatform } from '@/storage/sheet-storage';
import { createLocks } from './locks';

export type Browser = Readonly<{
  /** The storage one tab sees. */
  tab: (overrides?: Partial<StoragePlatform>) => SheetStorage;
  localStorage: KeyValueStore;
  time: { now: number };
  /** Throws everything in IndexedDB away, as a clean-up does; open tabs have to be closed before. */
  emptyDatabase: () => void;
  closeTabs: () => Promise<void>;
}>;

/** A browser with an empty profile. Its tabs share database, locks and messages. */
export function aBrowser(): Browser {
  const emptyDatabase = () => {
    globalThis.indexedDB = new IDBFactory();
  };
  emptyDatabase();
  const values = new Map<string, string>();
  const localStorage: KeyValueStore = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  const locks = createLocks();
  const time = { now: Date.UTC(2026, 0, 1) };
  const tabs: SheetStorage[] = [];
  return {
    tab: (overrides) => {
      const storage = createStorage({
        localStorage,
        locks,
        now: () => time.now,
        persist: async () => true,
        retryDelays: [5, 10, 20],
        ...overrides,
      });
      tabs.push(storage);
      return storage;
    },
    localStorage,
    time,
    emptyDatabase,
    closeTabs: async () => {
      for (const tab of tabs.splice(0)) await tab.close();
    },
  };
}

/** Waits until something holds, for what another tab or a timer has to do first. */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds = 10_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It never came to that.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
