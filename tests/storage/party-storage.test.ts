import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPartyStorage, type PartyStorage } from '@/storage/party-storage';

let opened: PartyStorage[] = [];

function tab(): PartyStorage {
  const storage = createPartyStorage({ channel: (name) => new BroadcastChannel(name), databaseName: 'party' });
  opened.push(storage);
  return storage;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  for (const storage of opened) await storage.close();
  opened = [];
});

describe('boards', () => {
  it('are kept, and changed as they lie on disk', async () => {
    const [one, other] = [tab(), tab()];
    const count = (raw: unknown) => ({ id: 'a', n: ((raw as { n?: number } | undefined)?.n ?? 0) + 1 });
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).changeBoard('a', count)));
    expect(await tab().board('a')).toEqual({ id: 'a', n: 20 });
    expect(await one.boards()).toEqual([{ id: 'a', n: 20 }]);
  });

  it('are left alone when the change comes to nothing', async () => {
    const storage = tab();
    const heard = vi.fn();
    storage.onChange(heard);
    expect(await storage.changeBoard('a', () => null)).toBeNull();
    expect(await storage.boards()).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('say in every tab that they changed', async () => {
    const [one, other] = [tab(), tab()];
    const heard = vi.fn();
    other.onChange(heard);
    await one.changeBoard('a', () => ({ id: 'a' }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await one.removeBoard('a');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(await other.board('a')).toBeUndefined();
  });

  it('keep nothing of a change that throws', async () => {
    const storage = tab();
    await storage.changeBoard('a', () => ({ id: 'a', n: 1 }));
    const broken = storage.changeBoard('a', () => {
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await storage.board('a')).toEqual({ id: 'a', n: 1 });
  });
});

describe('the vault', () => {
  it('keeps values by key, apart from boards', async () => {
    const { vault, boards } = tab();
    await vault.put('keys', { secret: 'x' });
    expect(await tab().vault.get('keys')).toEqual({ secret: 'x' });
    await vault.remove('keys');
    expect(await vault.get('keys')).toBeUndefined();
    expect(await boards()).toEqual([]);
  });

  it('tries again after the browser refused', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('refused', 'UnknownError');
    });
    const { vault } = tab();
    await expect(vault.get('keys')).rejects.toThrow('refused');
    expect(await vault.get('keys')).toBeUndefined();
    open.mockRestore();
  });
});
