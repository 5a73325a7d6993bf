import { createStore } from 'zustand/vanilla';
import type { OpenFailure } from '@/storage/read-sheet';
import type { JournalEntry } from '@/storage/records';
import type { ReadOnlyReason } from '@/storage/sheet-session';
import type { SaveError, Saving } from '@/storage/sheet-writer';
import type { History } from './history';

export type SheetMode =
  /** No sheet is open. */
  | 'closed'
  | 'loading'
  /** The sheet is shown; what verifies, changes and saves it is on its way. */
  | 'opening'
  | 'editable'
  /** Editable, but gone when the tab closes. */
  | 'memoryOnly'
  | 'readOnly'
  /** Written by a newer version of the app. */
  | 'newerVersion'
  /** The record can't be read; `failure` says why. */
  | 'damaged'
  | 'missing'
  /** The storage did not answer properly; nothing was changed and opening can be tried again. */
  | 'failed';

export type SheetState = Readonly<{
  sheetId: string | null;
  mode: SheetMode;
  /** Why, when the mode is `readOnly`. */
  readOnlyReason: ReadOnlyReason | null;
  /** What is wrong, when the mode is `newerVersion`, `damaged` or `missing`; with the record as it was found. */
  failure: OpenFailure | null;
  /** The newest state the journal of a damaged sheet can give back, if any. */
  lastGood: JournalEntry | null;
  history: History | null;
  /** False until the newest page of the history has been read; the sheet itself can be used before. */
  historyLoaded: boolean;
  /** There are older entries on disk. */
  hasOlder: boolean;
  /** Journal entries that can't be read; they are kept and left out. */
  unreadable: number;
  saving: Saving['kind'];
  /** Changes that are not on disk. */
  unsavedCount: number;
  saveError: SaveError | null;
}>;

export const CLOSED: SheetState = {
  sheetId: null,
  mode: 'closed',
  readOnlyReason: null,
  failure: null,
  lastGood: null,
  history: null,
  historyLoaded: false,
  hasOlder: false,
  unreadable: 0,
  saving: 'saved',
  unsavedCount: 0,
  saveError: null,
};

/** What is known of the one sheet that is open in this tab; `sheet-store.ts` opens and changes it. */
export const sheetState = createStore<SheetState>(() => CLOSED);
