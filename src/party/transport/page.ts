/** What a connection asks of the page or the program that it runs in. */
export type Page = Readonly<{
  /** It came by https, where browsers block `ws:`. */
  isSecure: () => boolean;
  isOnline: () => boolean;
  /** Calls back when a new try is worth it: the network is back, or somebody looks again. Returns what ends it. */
  onWake: (callback: () => void) => () => void;
}>;

/** The page we are in; a program without one is always online. */
export const thisPage: Page = {
  isSecure: () => globalThis.location?.protocol === 'https:',
  isOnline: () => globalThis.navigator?.onLine !== false,
  onWake: (callback) => {
    const onVisible = () => {
      if (globalThis.document.visibilityState === 'visible') callback();
    };
    globalThis.addEventListener?.('online', callback);
    globalThis.document?.addEventListener('visibilitychange', onVisible);
    return () => {
      globalThis.removeEventListener?.('online', callback);
      globalThis.document?.removeEventListener('visibilitychange', onVisible);
    };
  },
};

/** `ws:` to this very device is let through from https, to any other it is not. */
export function isBlocked(url: string, page: Page): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'ws:' && page.isSecure() && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
