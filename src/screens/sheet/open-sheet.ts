import type { Sheet } from '@/model/sheet';
import { selectSheet } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';

/** Reads the open sheet; only mounted while one is open. The selector must keep its reference (see `narrowly`). */
export function useOpenSheet<T>(select: (sheet: Sheet) => T): T {
  return useSheet((state) => {
    const sheet = selectSheet(state);
    if (!sheet) throw new Error('No sheet is open');
    return select(sheet);
  });
}

/**
 * A derived value that keeps its reference until something in it really changes, so that a change of Health renders
 * only what shows Health. It compares what was derived, never the sheet or its history.
 */
export function narrowly<T>(derive: (sheet: Sheet) => T): (sheet: Sheet) => T {
  let last: Readonly<{ sheet: Sheet; value: T }> | null = null;
  return (sheet) => {
    if (last?.sheet === sheet) return last.value;
    const value = derive(sheet);
    last = { sheet, value: last && isSame(last.value, value) ? last.value : value };
    return last.value;
  };
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b)) return false;
  return keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
