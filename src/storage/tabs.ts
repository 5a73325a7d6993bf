/** A Web Lock held by this tab. `lost` resolves if another tab took it, `release` once the lock is really free. */
export type Lease = Readonly<{ lost: Promise<void>; release: () => Promise<void> }>;

/** What tabs tell each other about one sheet. */
export type TabMessage =
  /** The head of the sheet was written. */
  | Readonly<{ kind: 'changed'; seq: number }>
  /** Another tab wants to edit: write what is waiting and let go. */
  | Readonly<{ kind: 'release' }>
  | Readonly<{ kind: 'released' }>;

export type TabChannel<M> = Readonly<{ post: (message: M) => void; close: () => void }>;

export type TabsPlatform = Readonly<{
  /** Undefined where the browser has no Web Locks; then only the fence in the head keeps writers apart. */
  locks: LockManager | undefined;
  channel: ((name: string) => BroadcastChannel) | undefined;
}>;

/** How long the owner gets to write and let go before the lock is taken from it. */
export const RELEASE_WAIT_MS = 1500;

/** After a reload the page before may still be letting go of the lock for a moment. */
const RELOAD_WAIT_MS = 250;

const lockName = (sheetId: string) => `samsara-sheet:${sheetId}`;

/** The lock of a sheet if no other tab has it, else null. Where there are no locks, a lease that is never lost. */
export async function tryLease(locks: LockManager | undefined, sheetId: string): Promise<Lease | null> {
  if (!locks) return freeLease();
  return (await request(locks, sheetId, { ifAvailable: true })) ?? waitFor(locks, sheetId, RELOAD_WAIT_MS);
}

/** Waits for the lock a short time, then takes it from whoever has it. */
export async function takeLease(locks: LockManager | undefined, sheetId: string): Promise<Lease> {
  if (!locks) return freeLease();
  const lease = await waitFor(locks, sheetId, RELEASE_WAIT_MS);
  return lease ?? (await request(locks, sheetId, { steal: true })) ?? freeLease();
}

async function waitFor(locks: LockManager, sheetId: string, milliseconds: number): Promise<Lease | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), milliseconds);
  try {
    return await request(locks, sheetId, { signal: patience.signal });
  } catch (error) {
    if (patience.signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const freeLease = (): Lease => ({ lost: new Promise(() => undefined), release: async () => undefined });

function request(locks: LockManager, sheetId: string, options: LockOptions): Promise<Lease | null> {
  return new Promise((resolve, reject) => {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    let lose = () => {};
    const lost = new Promise<void>((done) => {
      lose = done;
    });
    let ended: Promise<unknown> = held;
    const release = async () => {
      letGo();
      await ended;
    };
    ended = locks
      .request(lockName(sheetId), options, (lock) => {
        resolve(lock ? { lost, release } : null);
        return lock ? held : undefined;
      })
      // Rejects when another tab steals the lock, or when waiting for it was given up.
      .catch((error: unknown) => {
        lose();
        reject(error);
      });
  });
}

/** Messages to and from the other tabs that have the same thing open. */
export function openChannel<M>(
  channel: TabsPlatform['channel'],
  name: string,
  onMessage: (message: M) => void,
): TabChannel<M> {
  const open = channel?.(name);
  if (!open) return { post: () => undefined, close: () => undefined };
  open.onmessage = (event: MessageEvent<M>) => onMessage(event.data);
  let closed = false;
  return {
    post: (message) => {
      if (!closed) open.postMessage(message);
    },
    close: () => {
      closed = true;
      open.close();
    },
  };
}

export const sheetChannelName = lockName;
export const ROSTER_CHANNEL_NAME = 'samsara-roster';
