import '@testing-library/jest-dom/vitest';
import './platform';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { browserPartyStorage } from '@/storage/party-storage';
import { browserStorage } from '@/storage/sheet-storage';

// A part that is loaded on demand takes longer than the usual second on a machine that is busy.
configure({ asyncUtilTimeout: 15_000 });

// Files share their modules and their page: every test begins in an empty browser and leaves nothing behind.
beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
});
afterEach(async () => {
  cleanup();
  await browserStorage().close();
  await browserPartyStorage().close();
});
