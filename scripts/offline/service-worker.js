// The service worker: it keeps one whole build of the app and answers from it, with a network or without. The build puts
// two lines above this one: VERSION, a hash of everything, and FILES, each with its path below the app and its hash.

const APP = self.registration.scope;
/** Other apps may live at the same origin. */
const OURS = `samsara-sheet ${APP} `;
const CACHE = OURS + VERSION;
const KEPT = new Set(FILES.map(([path]) => new URL(path, APP).href));
/** Names in here hold a hash of what is in the file. */
const HASHED = new URL('assets/', APP).href;

/** Keeps all of this build or nothing: a file that is missing, or of another build, fails the installation. */
async function keepBuild() {
  const requests = FILES.map(([path, integrity]) => new Request(new URL(path, APP), { integrity, cache: 'no-cache' }));
  try {
    const cache = await caches.open(CACHE);
    await cache.addAll(requests);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Lets go of older builds, unless another tab still runs one: then they go with the next update. */
async function takeOver() {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  if (tabs.length < 2) await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A file of this build; of an older one if a tab that runs it asks. */
async function answer(address, request) {
  const found =
    (await caches.match(address, { cacheName: CACHE, ignoreVary: true })) ??
    (await caches.match(address, { ignoreVary: true }));
  return found ?? fetch(request);
}

const addressOf = ({ url }) => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`.replace(/\/index\.html$/, '/');
};

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = addressOf(request);
  if (KEPT.has(address) || address.startsWith(HASHED)) event.respondWith(answer(address, request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => answer(APP, APP)));
});
