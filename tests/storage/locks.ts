type Holder = { name: string; end: () => void; lose: (error: Error) => void };
type Waiter = { name: string; grant: () => void };
type Callback = (lock: Lock | null) => unknown;

/** Web Locks as the specification has them, exclusive mode only: Node 20 brings none. */
export function createLocks(): LockManager {
  const held = new Map<string, Holder>();
  let waiting: Waiter[] = [];

  const free = (holder: Holder) => {
    if (held.get(holder.name) !== holder) return;
    held.delete(holder.name);
    const next = waiting.find(({ name }) => name === holder.name);
    waiting = waiting.filter((waiter) => waiter !== next);
    next?.grant();
  };
  const grant = (name: string, callback: Callback) =>
    new Promise<unknown>((resolve, reject) => {
      const holder: Holder = { name, end: () => free(holder), lose: reject };
      held.set(name, holder);
      Promise.resolve(callback({ name, mode: 'exclusive' })).then(
        (value) => {
          holder.end();
          resolve(value);
        },
        (error: unknown) => {
          holder.end();
          reject(error);
        },
      );
    });
  const request = async (name: string, options: LockOptions, callback: Callback): Promise<unknown> => {
    const holder = held.get(name);
    if (options.steal) {
      held.delete(name);
      holder?.lose(new DOMException('Stolen.', 'AbortError'));
      return grant(name, callback);
    }
    if (!holder) return grant(name, callback);
    if (options.ifAvailable) return callback(null);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { name, grant: () => grant(name, callback).then(resolve, reject) };
      waiting.push(waiter);
      options.signal?.addEventListener('abort', () => {
        if (!waiting.includes(waiter)) return;
        waiting = waiting.filter((other) => other !== waiter);
        reject(new DOMException('Given up.', 'AbortError'));
      });
    });
  };
  return { request, query: async () => ({ held: [], pending: [] }) } as unknown as LockManager;
}
