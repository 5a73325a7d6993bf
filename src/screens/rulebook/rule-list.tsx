import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { rulebook } from '@/i18n/rulebook';
import { chapterOf, RULE_CHAPTERS, type RuleChapter } from '@/i18n/rulebook/chapters';
import { tableRules } from '@/i18n/table-rules';
import { glossaryQuery, ruleTextsQuery, rulingsQuery } from '@/storage/rulebook-queries';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SelectField } from '@/ui/fields';
import { LoadingBars } from '@/ui/loading-bars';
import { useLanguage, useMessages } from '@/ui/preferences';
import { findRules, isRuleId, type RuleTexts } from './find-entries';
import { useTermFinder } from './linked-terms';
import { NotLoaded } from './not-loaded';
import { type AroundRules, RuleEntry } from './rule-entry';
import { SearchField } from './search-field';

type ListProps = Readonly<{ entry: string | undefined; around: AroundRules }>;

/** The rules, narrowed down by a search and a chapter; the one that was asked for is brought into view. */
export function RuleList({ entry, around }: ListProps) {
  const words = useMessages(rulebook);
  const { chapter: names } = useMessages(tableRules);
  const language = useLanguage();
  const asked = entry !== undefined && isRuleId(entry) ? entry : null;
  const [search, setSearch] = useState('');
  const [chapter, setChapter] = useState<RuleChapter | null>(asked && chapterOf(asked));
  const texts = useQuery(ruleTextsQuery(language));
  const rulings = useQuery(rulingsQuery());
  const { data: terms } = useQuery(glossaryQuery());
  const takeApart = useTermFinder(terms, language === 'en' ? 'en' : 'zh');
  const book = useBook(texts.data, rulings.data);
  // Typing goes before the list.
  const searched = useDeferredValue(search);
  if (texts.isError || rulings.isError) return <NotLoaded queries={[texts, rulings]} />;
  if (!book) return <LoadingBars />;
  const found = findRules(searched, chapter, book);
  const showAll = () => {
    setSearch('');
    setChapter(null);
  };
  return (
    <>
      {entry !== undefined && asked === null && <Banner>{words.unknown(entry)}</Banner>}
      <div className="grid gap-3 sm:grid-cols-2">
        <SearchField value={search} hint={words.searchRules} found={found.length} onChange={setSearch} />
        <SelectField
          label={words.chapter}
          value={chapter ?? ''}
          options={[
            { value: '', label: words.allChapters },
            ...RULE_CHAPTERS.map((value) => ({ value, label: `${value} · ${names[value]}` })),
          ]}
          onChange={(event) => setChapter(RULE_CHAPTERS.find((one) => one === event.target.value) ?? null)}
        />
      </div>
      {found.length === 0 && (
        <EmptyState action={<Button onClick={showAll}>{words.showAll}</Button>}>
          {chapter === null ? words.nothing : words.nothingIn(names[chapter])}
        </EmptyState>
      )}
      {found.map((id) => (
        <RuleEntry key={id} id={id} book={book} takeApart={takeApart} isAsked={id === asked} around={around} />
      ))}
    </>
  );
}

/** Both files as one; the same for as long as they are. */
const useBook = (texts: RuleTexts['texts'] | undefined, rulings: RuleTexts['rulings'] | undefined): RuleTexts | null =>
  useMemo(() => (texts && rulings ? { texts, rulings } : null), [texts, rulings]);
