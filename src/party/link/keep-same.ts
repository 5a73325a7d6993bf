/** Keeps what has not changed the same object, so that screens draw only what has. */

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The earlier object if it has the same fields. */
export const keepSame = <T>(before: T | undefined, after: T): T =>
  before !== undefined && isSame(before, after) ? before : after;

/** A list whose entries are the earlier ones where they have the same fields; the earlier list if all have. */
export function keepSameEntries<T extends Readonly<{ id: string }>>(
  before: readonly T[] | undefined,
  after: readonly T[],
): readonly T[] {
  const known = new Map(before?.map((entry) => [entry.id, entry]));
  return keepSame(
    before,
    after.map((entry) => keepSame(known.get(entry.id), entry)),
  );
}

/** A value that is worked out anew on every change, and whose listeners hear of it only if it is another one. */
export type Watched<T> = Readonly<{
  get: () => T;
  changed: () => void;
  onChange: (listener: () => void) => () => void;
}>;

export function watched<T>(make: (before: T | undefined) => T): Watched<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  const get = (): T => {
    value ??= make(undefined);
    return value;
  };
  return {
    get,
    changed: () => {
      const before = value;
      value = keepSame(before, make(before));
      if (value !== before) for (const listener of [...listeners]) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
