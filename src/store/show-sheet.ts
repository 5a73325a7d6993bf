import { nextPaint } from '@/storage/next-paint';
import { peekSheet } from '@/storage/peek-sheet';
import { browserStorage } from '@/storage/sheet-storage';
import { startHistory } from './history';
import { CLOSED, sheetState } from './sheet-state';
import type { SheetStore } from './sheet-store';

/** Counts requests to show or leave: only the newest one counts. */
let requests = 0;

/** What verifies, changes and saves a sheet, once it is here; fetched after the sheet has been drawn. */
let store: SheetStore | null = null;

async function loadStore(): Promise<SheetStore> {
  store ??= (await import('./sheet-store')).sheetStore;
  return store;
}

/** Shows a sheet at once as it lies on disk, then opens it. */
export async function showSheet(sheetId: string): Promise<void> {
  requests += 1;
  const request = requests;
  const isWanted = () => request === requests;
  sheetState.setState({ ...CLOSED, sheetId, mode: 'loading' });
  const peeked = await peekSheet(browserStorage(), sheetId);
  if (!isWanted()) return;
  if (peeked) {
    sheetState.setState({ mode: 'opening', history: startHistory(peeked.sheet, peeked.cursor) });
    await nextPaint();
  }
  try {
    const loaded = await loadStore();
    if (isWanted()) await loaded.openSheet(sheetId);
  } catch {
    if (isWanted()) sheetState.setState({ ...CLOSED, sheetId, mode: 'failed' });
  }
}

/** Writes what is waiting and puts the sheet away. */
export async function leaveSheet(): Promise<void> {
  requests += 1;
  sheetState.setState(CLOSED);
  await store?.close();
}
