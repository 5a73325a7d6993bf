import type { Database, StoreName, Work } from './database';

type Rows = Map<string, unknown>;
type Tables = Record<StoreName, Rows>;

/** Stands in for the disk where the browser refuses IndexedDB (some private windows): gone when the tab closes. */
export function createMemoryDatabase(): Database {
  let tables: Tables = {
    heads: new Map(),
    journal: new Map(),
    trash: new Map(),
    backups: new Map(),
    quarantine: new Map(),
  };
  let last: Promise<unknown> = Promise.resolve();
  // One transaction at a time, on a copy that counts only if the body gets to its end.
  const transact = <T>(body: (work: Work) => Promise<T>): Promise<T> => {
    const result = last.then(async () => {
      const copy: Tables = {
        heads: new Map(tables.heads),
        journal: new Map(tables.journal),
        trash: new Map(tables.trash),
        backups: new Map(tables.backups),
        quarantine: new Map(tables.quarantine),
      };
      const value = await body(workOn(copy));
      tables = copy;
      return value;
    });
    last = result.catch(() => undefined);
    return result;
  };
  return {
    kind: 'memory',
    read: (_stores, body) => transact(body),
    write: (_stores, body) => transact(body),
    close: async () => undefined,
  };
}

function workOn(tables: Tables): Work {
  const ofSheet = (sheetId: string) =>
    [...tables.journal.values()].filter((row) => (row as { sheetId: string }).sheetId === sheetId) as { seq: number }[];
  return {
    get: async (store, key) => tables[store].get(key),
    all: async (store) => [...tables[store].values()],
    journal: async (sheetId, from, to) =>
      ofSheet(sheetId)
        .filter(({ seq }) => seq >= from && seq <= to)
        .sort((a, b) => a.seq - b.seq),
    lastSeq: async (sheetId) => ofSheet(sheetId).reduce((highest, { seq }) => Math.max(highest, seq), -1),
    async put(store, value) {
      tables[store].set(keyOf(store, value), value);
    },
    async add(store, value) {
      const key = keyOf(store, value);
      if (tables[store].has(key)) throw new DOMException('The key is taken.', 'ConstraintError');
      tables[store].set(key, value);
    },
    async putRaw(store, value) {
      tables[store].set(keyOf(store, value as object), value);
    },
    async remove(store, key) {
      tables[store].delete(key);
    },
    async removeJournal(sheetId) {
      for (const { seq } of ofSheet(sheetId)) tables.journal.delete(journalKey(sheetId, seq));
    },
  };
}

const journalKey = (sheetId: string, seq: number) => `${sheetId}/${seq}`;

function keyOf(store: StoreName, value: object): string {
  const { id, sheetId, seq } = value as { id: string; sheetId: string; seq: number };
  if (store === 'journal') return journalKey(sheetId, seq);
  return store === 'heads' || store === 'trash' ? sheetId : id;
}
