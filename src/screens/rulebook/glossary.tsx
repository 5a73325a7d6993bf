import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rulebook } from '@/i18n/rulebook';
import { glossaryQuery } from '@/storage/rulebook-queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LoadingBars } from '@/ui/loading-bars';
import { useLanguage, useMessages } from '@/ui/preferences';
import { findTerms } from './find-entries';
import { NotLoaded } from './not-loaded';
import { SearchField } from './search-field';

/** The terms of the game in both languages, each in a line. */
export function Glossary() {
  const words = useMessages(rulebook);
  const [search, setSearch] = useState('');
  const isEnglish = useLanguage() === 'en';
  const query = useQuery(glossaryQuery());
  const { data: terms } = query;
  if (query.isError) return <NotLoaded queries={[query]} />;
  if (!terms) return <LoadingBars />;
  const found = findTerms(search, isEnglish ? terms : terms.toSorted((a, b) => a.zh.localeCompare(b.zh, 'zh-CN')));
  return (
    <>
      <SearchField value={search} hint={words.searchTerms} found={found.length} onChange={setSearch} />
      {found.length === 0 && (
        <EmptyState action={<Button onClick={() => setSearch('')}>{words.showAll}</Button>}>{words.nothing}</EmptyState>
      )}
      <ul aria-label={words.glossary}>
        {found.map(({ en, zh, meaning }) => (
          <li key={en} className="border-t border-line py-2">
            <p className="text-15">
              <b className="font-semibold">{isEnglish ? en : zh}</b>{' '}
              <span lang={isEnglish ? 'zh-CN' : 'en'} className="text-13 text-ink-3">
                {isEnglish ? zh : en}
              </span>
            </p>
            <p className="text-13 text-ink-2">{isEnglish ? meaning.en : meaning.zh}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
