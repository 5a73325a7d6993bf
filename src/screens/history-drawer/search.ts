import type { Language } from '@/i18n';
import type { EntryWords } from '@/i18n/entry-words';
import type { Trace } from '@/rules';
import type { HistoryEntry } from '@/store/history';
import type { ListedEntry } from '@/store/selectors';
import { isOfKind, type Kind } from './entry-kinds';

/** What History is narrowed to. */
export type Search = Readonly<{ kind: Kind | 'all'; text: string }>;

export const EVERYTHING: Search = { kind: 'all', text: '' };

export const isNarrowed = ({ kind, text }: Search): boolean => kind !== 'all' || text.trim() !== '';

/** Puts an entry into words in one language. */
export type WordsOf = Readonly<{ language: Language; wordsOf: (entry: HistoryEntry) => EntryWords }>;

/** The entries of the kind that say the text, in their title, detail or rules. */
export function matching(
  entries: readonly ListedEntry[],
  { kind, text }: Search,
  words: WordsOf,
): readonly ListedEntry[] {
  const asked = normal(text.trim());
  return entries.filter(
    ({ entry }) =>
      (kind === 'all' || isOfKind(entry, kind)) && (asked === '' || searchable(entry, words).includes(asked)),
  );
}

/** Upper case and the spaces that hold numbers and units together don't count. */
const normal = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

/** What an entry can be found by. A trace is of one entry only, and stays while older pages are read. */
function searchable(entry: HistoryEntry, { language, wordsOf }: WordsOf): string {
  const known = written[language] ?? new WeakMap<Trace, string>();
  written[language] = known;
  const found = known.get(entry.trace);
  if (found !== undefined) return found;
  const { title, detail } = wordsOf(entry);
  const rules = new Set(entry.trace.map(({ rule }) => rule));
  const text = normal([title, detail, ...rules].join(' '));
  known.set(entry.trace, text);
  return text;
}

const written: Partial<Record<Language, WeakMap<Trace, string>>> = {};
