import { createRoot } from 'react-dom/client';
import { offline } from '@/i18n/offline';
import { storedPreferences } from '@/ui/preferences';
import { keepOffline } from './keep-offline';
import { UpdateOffer } from './update-offer';

// A root of its own, above the app: what shows the first sheet need not know of it.
const place = document.createElement('div');
place.setAttribute('role', 'status');
document.body.prepend(place);
const root = createRoot(place);

async function offer(update: ServiceWorker): Promise<void> {
  const words = await offline.load(storedPreferences().language);
  root.render(<UpdateOffer words={words} update={update} onLater={() => root.render(null)} />);
}

// Browsers have service workers over https and on this machine only, and may refuse: then the app needs its host.
if (import.meta.env.PROD && 'serviceWorker' in navigator) keepOffline(offer).catch(() => undefined);
