import { useStore } from 'zustand';
import { type SheetState, sheetState } from './sheet-state';

/** Reads the open sheet. The selector must return the same reference until what it selects has changed. */
export const useSheet = <T>(selector: (state: SheetState) => T): T => useStore(sheetState, selector);
