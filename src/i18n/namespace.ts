import type { Language } from './language';

/** The shape Chinese has to fill: the same keys, functions with the same parameters. */
export type MessagesOf<T> = {
  readonly [K in keyof T]: T[K] extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : T[K] extends string
      ? string
      : MessagesOf<T[K]>;
};

/** A set of messages: English at hand, Chinese fetched when first needed. */
export type Namespace<T> = Readonly<{
  english: T;
  /** The messages if they are at hand, else null. */
  read: (language: Language) => T | null;
  /** Fetches them; again after a failure. */
  load: (language: Language) => Promise<T>;
}>;

/** Ties the English messages of a namespace to the loader of the Chinese ones. */
export function namespace<T>(english: T, loadChinese: () => Promise<MessagesOf<T>>): Namespace<T> {
  let chinese: T | null = null;
  let loading: Promise<T> | null = null;
  const fetchChinese = async () => {
    try {
      chinese = (await loadChinese()) as T;
      return chinese;
    } finally {
      loading = null;
    }
  };
  return {
    english,
    read: (language) => (language === 'en' ? english : chinese),
    load: async (language) => {
      if (language === 'en') return english;
      if (chinese !== null) return chinese;
      loading ??= fetchChinese();
      return loading;
    },
  };
}

/** Fetches messages before the first paint, so that no screen has to wait for them. */
export async function preload(language: Language, namespaces: readonly Namespace<unknown>[]): Promise<void> {
  await Promise.all(namespaces.map((one) => one.load(language)));
}
