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
  /** The messages, or the promise of them while they are on their way. */
  read: (language: Language) => T | Promise<T>;
}>;

/** Ties the English messages of a namespace to the loader of the Chinese ones. */
export function namespace<T>(english: T, loadChinese: () => Promise<MessagesOf<T>>): Namespace<T> {
  let chinese: T | Promise<T> | null = null;
  const load = async () => {
    try {
      chinese = (await loadChinese()) as T;
      return chinese;
    } catch (error) {
      chinese = null;
      throw error;
    }
  };
  return {
    english,
    read: (language) => {
      if (language === 'en') return english;
      chinese ??= load();
      return chinese;
    },
  };
}

/** Fetches messages before the first paint, so that no screen has to wait for them. */
export async function preload(language: Language, namespaces: readonly Namespace<unknown>[]): Promise<void> {
  await Promise.all(namespaces.map((one) => one.read(language)));
}
