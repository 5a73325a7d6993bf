import '@/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preload } from './i18n';
import { app } from './i18n/app';
import { core } from './i18n/core';
import { sheet } from './i18n/sheet';
import { applyToDocument, storedPreferences } from './ui/preferences';

const preferences = storedPreferences();
applyToDocument(preferences);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Not awaited at the top: the messages of a language import this very module's file.
void preload(preferences.language, [core, app, sheet]).then(() => createRoot(root).render(<App />));
// What is on screen is fetched first. In vain where there is neither a network nor a kept app: then nothing is missing.
setTimeout(() => import('./app/offline').catch(() => 0), 3000);
