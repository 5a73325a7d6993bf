import 'fake-indexeddb/auto';

/** How an operation of IndexedDB goes wrong. `lateAbort`: it says it succeeded and the transaction then fails, as at quota. */
export const FAULTS = ['throw', 'abort', 'lateAbort'] as const;
export type Fault = (typeof FAULTS)[number];

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Lets the `at`-th operation of IndexedDB from now on go wrong. `happened` tells whether it came to that. */
export function failOperation(at: number, fault: Fault): Readonly<{ happened: () => boolean; restore: () => void }> {
  let count = 0;
  const undo: (() => void)[] = [];
  const patch = (
    prototype: object,
    name: string,
    broken: (real: Method, self: unknown, args: unknown[]) => unknown,
  ) => {
    const methods = prototype as Record<string, Method>;
    const real = methods[name] as Method;
    methods[name] = function (...args) {
      count += 1;
      return count === at ? broken(real, this, args) : real.apply(this, args);
    };
    undo.push(() => {
      methods[name] = real;
    });
  };
  const fail = () => {
    throw new DOMException('Injected.', 'UnknownError');
  };
  patch(IDBDatabase.prototype, 'transaction', fail);
  for (const name of ['get', 'put', 'add', 'getAll', 'openKeyCursor']) {
    patch(IDBObjectStore.prototype, name, (real, self, args) => {
      if (fault === 'throw') return fail();
      const { transaction } = self as IDBObjectStore;
      const request = real.apply(self, args) as IDBRequest;
      if (fault === 'abort') transaction.abort();
      else request.addEventListener('success', () => transaction.abort());
      return request;
    });
  }
  return {
    happened: () => count >= at,
    restore: () => {
      for (const restore of undo) restore();
    },
  };
}
