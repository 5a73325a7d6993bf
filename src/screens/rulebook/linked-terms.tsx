import { Fragment, useMemo } from 'react';
import type { Term as GlossaryTerm } from '@/storage/rulebook-queries';
import { Term } from '@/ui/term';

type Language = 'en' | 'zh';

/** A piece of a text: a term, by the glossary's English name, or what stands between terms. */
export type Piece = Readonly<{ text: string; term?: string }>;

/** Takes a text apart at the terms in it. */
export type TakeApart = (text: string) => readonly Piece[];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The forms of a term that a text may have. */
function formsOf({ en, zh, also }: GlossaryTerm, language: Language): readonly string[] {
  const name = language === 'en' ? en.replace(/^the /, '') : zh;
  return [name, ...(also?.[language] ?? [])];
}

/** Capitals tell Will from will; a term that has none may begin a sentence. */
const pattern = (form: string) =>
  /^[a-z]/.test(form) ? `[${form[0]?.toUpperCase()}${form[0]}]${escaped(form.slice(1))}` : escaped(form);

/** The longest term wins where several begin; each is found once in a text. */
export function termFinder(terms: readonly GlossaryTerm[], language: Language): TakeApart {
  const named = new Map<string, string>();
  for (const term of terms) {
    if (term.everyday?.includes(language)) continue;
    for (const form of formsOf(term, language)) named.set(form.toLowerCase(), term.en);
  }
  if (named.size === 0) return (text) => [{ text }];
  const forms = [
    ...new Set(terms.flatMap((term) => (term.everyday?.includes(language) ? [] : formsOf(term, language)))),
  ];
  const any = forms
    .toSorted((a, b) => b.length - a.length)
    .map(pattern)
    .join('|');
  const found = language === 'en' ? new RegExp(`(?<![\\w-])(${any})s?(?![\\w-])`) : new RegExp(`(${any})`);
  return (text) => takeApart(text, new RegExp(found, 'g'), named);
}

function takeApart(text: string, found: RegExp, named: ReadonlyMap<string, string>): readonly Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(found)) {
    const [whole, form = ''] = match;
    const term = named.get(form.toLowerCase());
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    pieces.push({ text: text.slice(from, match.index) }, { text: whole, term });
    from = match.index + whole.length;
  }
  return [...pieces, { text: text.slice(from) }].filter(({ text: piece }) => piece !== '');
}

/** Finds terms in the language of the page; nothing until the glossary is there. */
export const useTermFinder = (terms: readonly GlossaryTerm[] | undefined, language: Language): TakeApart =>
  useMemo(() => termFinder(terms ?? [], language), [terms, language]);

/** A text in which terms say what they mean. */
export function LinkedTerms({ text, takeApart: split }: Readonly<{ text: string; takeApart: TakeApart }>) {
  return split(text).map(({ text: piece, term }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
    <Fragment key={place}>{term ? <Term of={term}>{piece}</Term> : piece}</Fragment>
  ));
}
