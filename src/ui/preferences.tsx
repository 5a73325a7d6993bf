import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { LANGUAGES, type Language, type Namespace, pickLanguage } from '@/i18n';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

type Stored = Readonly<{ theme: Theme; language: Language; letterKeys: boolean }>;

export type Preferences = Stored &
  Readonly<{
    /** The theme on screen: `system` resolved. */
    shownTheme: 'dark' | 'light';
    setTheme: (theme: Theme) => void;
    setLanguage: (language: Language) => void;
    setLetterKeys: (on: boolean) => void;
  }>;

const KEYS = { theme: 'samsara.theme', language: 'samsara.language', letterKeys: 'samsara.letterKeys' } as const;

/** Storage may be forbidden or full; a preference that can't be kept still works until the tab closes. */
function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  values.some((one) => one === value);

/** The preferences kept in this browser, with defaults for what was never chosen. */
export function storedPreferences(): Stored {
  const theme = recall(KEYS.theme);
  const language = recall(KEYS.language);
  return {
    theme: isOneOf(THEMES, theme) ? theme : 'system',
    language: isOneOf(LANGUAGES, language) ? language : pickLanguage(navigator.languages),
    letterKeys: recall(KEYS.letterKeys) !== 'off',
  };
}

const lightQuery = () => matchMedia('(prefers-color-scheme: light)');

const systemTheme = () => (lightQuery().matches ? 'light' : 'dark');

function onSystemTheme(notify: () => void): () => void {
  const query = lightQuery();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Puts theme and language on `<html>`; call it before the first paint, so nothing flashes. */
export function applyToDocument(stored: Pick<Stored, 'theme' | 'language'>): void {
  document.documentElement.dataset.theme = stored.theme === 'system' ? systemTheme() : stored.theme;
  document.documentElement.lang = stored.language;
}

const PreferencesContext = createContext<Preferences | null>(null);

/** Holds theme, language and the single-letter keys, keeps them in this browser and puts them on `<html>`. */
export function PreferencesProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [stored, setStored] = useState(storedPreferences);
  const system = useSyncExternalStore(onSystemTheme, systemTheme);
  const { theme, language } = stored;

  useEffect(() => {
    document.documentElement.dataset.theme = theme === 'system' ? system : theme;
    document.documentElement.lang = language;
  }, [theme, language, system]);

  const preferences = useMemo(
    () => ({
      ...stored,
      shownTheme: stored.theme === 'system' ? system : stored.theme,
      setTheme: (next: Theme) => {
        remember(KEYS.theme, next);
        setStored((before) => ({ ...before, theme: next }));
      },
      setLanguage: (next: Language) => {
        remember(KEYS.language, next);
        startTransition(() => setStored((before) => ({ ...before, language: next })));
      },
      setLetterKeys: (on: boolean) => {
        remember(KEYS.letterKeys, on ? 'on' : 'off');
        setStored((before) => ({ ...before, letterKeys: on }));
      },
    }),
    [stored, system],
  );
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>;
}

/** Theme, language and keys, with their setters. */
export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext);
  if (!preferences) throw new Error('PreferencesProvider is missing');
  return preferences;
}

/** The reader's language, for formatters. */
export const useLanguage = (): Language => usePreferences().language;

/**
 * The messages of a namespace in the reader's language; suspends while Chinese is on its way. It throws the promise
 * instead of using `use`: a component that goes on after a wait must find its calls of `use` in the same order, and
 * messages that are at hand by then would be missing from it.
 */
export function useMessages<T>(namespace: Namespace<T>): T {
  const language = useLanguage();
  const messages = namespace.read(language);
  if (messages === null) throw namespace.load(language);
  return messages;
}
