import { core } from '@/i18n/core';
import { type EntryWords, entryWords, type Wording } from '@/i18n/entry-words';
import { rules } from '@/i18n/rules';
import type { HistoryEntry } from '@/store/history';
import { useLanguage, useMessages } from '@/ui/preferences';

/** The reader's language with the words for entries. */
export const useWording = (): Wording => ({
  language: useLanguage(),
  core: useMessages(core),
  rules: useMessages(rules),
});

/** Puts entries into words, in the reader's language. */
export function useEntryWords(): (entry: HistoryEntry) => EntryWords {
  const wording = useWording();
  return ({ commands, trace, before, after }) => entryWords({ commands, trace, sheets: [after, before] }, wording);
}
