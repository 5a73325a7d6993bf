import { core } from '@/i18n/core';
import { type EntryWords, entryWords } from '@/i18n/entry-words';
import { rules } from '@/i18n/rules';
import type { HistoryEntry } from '@/store/history';
import { useLanguage, useMessages } from '@/ui/preferences';

/** Puts entries into words, in the reader's language. */
export function useEntryWords(): (entry: HistoryEntry) => EntryWords {
  const language = useLanguage();
  const wording = { language, core: useMessages(core), rules: useMessages(rules) };
  return ({ commands, trace, before, after }) => entryWords({ commands, trace, sheets: [after, before] }, wording);
}
