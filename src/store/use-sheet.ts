import { useStore } from 'zustand';
import type { SheetState } from './sheet-state';
import { type SheetStore, sheetStore } from './sheet-store';

/** Reads the open sheet. The selector must return the same reference until what it selects has changed. */
export function useSheet<T>(selector: (state: SheetState) => T, store: SheetStore = sheetStore): T {
  return useStore(store, selector);
}
