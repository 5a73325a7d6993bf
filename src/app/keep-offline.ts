const HOUR = 60 * 60 * 1000;

/**
 * Has the browser keep this build, so that it opens without a network, and look for newer ones: at once, and hourly as an
 * installed app may stay open for days. `onUpdate` is told of a newer build when all of it is here.
 */
export async function keepOffline(onUpdate: (worker: ServiceWorker) => unknown): Promise<void> {
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  const tell = () => {
    if (registration.active && registration.waiting) onUpdate(registration.waiting);
  };
  tell();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}

/** A build that is not in charge by then takes over with the reload, or is offered again after it. */
const LONGEST_WAIT = 5000;

/** In charge, or set aside for one that is newer still. */
const isSettled = ({ state }: ServiceWorker) => state === 'activated' || state === 'redundant';

/** Lets a newer build take the place of this one, unless another tab has already done so. */
export async function takeUpdate(worker: ServiceWorker): Promise<void> {
  const settled = new Promise<void>((done) => {
    const look = () => isSettled(worker) && done();
    worker.addEventListener('statechange', look);
    setTimeout(done, LONGEST_WAIT);
    look();
  });
  if (worker.state === 'installed') worker.postMessage('take over');
  await settled;
}
