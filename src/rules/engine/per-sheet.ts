import type { Sheet } from '@/model/sheet';

/** Memoises a derived value by sheet identity, so a selector returns the same reference until the sheet changes. */
export function perSheet<T>(compute: (sheet: Sheet) => T): (sheet: Sheet) => T {
  const known = new WeakMap<Sheet, { readonly value: T }>();
  return (sheet) => {
    const hit = known.get(sheet);
    if (hit) return hit.value;
    const value = compute(sheet);
    known.set(sheet, { value });
    return value;
  };
}
