import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rulebook } from '@/i18n/rulebook';
import { chapterOf, RULE_CHAPTERS, type RuleChapter } from '@/i18n/rulebook/chapters';
import { tableRules } from '@/i18n/table-rules';
import { RULEBOOK, type RuleId } from '@/rules';
import { ruleTextsQuery } from '@/storage/rulebook-queries';
import { Banner } from '@/ui/banner';
import { EmptyState } from '@/ui/empty-state';
import { SelectField } from '@/ui/fields';
import { LoadingBars } from '@/ui/loading-bars';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleLink } from '@/ui/rule-titles';
import { Cascade } from './cascade';
import { findRules, isRuleId, type RuleTexts, rulingsOn, textOf } from './find-entries';
import { Ruling } from './ruling';
import { SearchField } from './search-field';

type ListProps = Readonly<{ entry: string | undefined; sheetId: string | null }>;

/** The rules, narrowed down by a search and a chapter; the one that was asked for is brought into view. */
export function RuleList({ entry, sheetId }: ListProps) {
  const words = useMessages(rulebook);
  const { chapter: names } = useMessages(tableRules);
  const asked = entry !== undefined && isRuleId(entry) ? entry : null;
  const [search, setSearch] = useState('');
  const [chapter, setChapter] = useState<RuleChapter | null>(asked && chapterOf(asked));
  const { data: texts, isError } = useQuery(ruleTextsQuery(useLanguage()));
  if (isError) return <Banner>{words.failed}</Banner>;
  if (!texts) return <LoadingBars />;
  const found = findRules(search, chapter, texts);
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
      {found.length === 0 && <EmptyState>{words.nothing}</EmptyState>}
      {found.map((id) => (
        <Rule key={id} id={id} texts={texts} sheetId={sheetId} isAsked={id === asked} />
      ))}
    </>
  );
}

type RuleProps = Readonly<{ id: RuleId; texts: RuleTexts; sheetId: string | null; isAsked: boolean }>;

/** The rules a hit on the track can be tried at. */
const CASCADE: readonly RuleId[] = ['H-03', 'H-04', 'H-05'];

function Rule({ id, texts, sheetId, isAsked }: RuleProps) {
  const words = useMessages(rulebook);
  const language = useLanguage();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    article.current?.scrollIntoView({ block: 'center' });
    article.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <article
      ref={article}
      tabIndex={isAsked ? -1 : undefined}
      aria-labelledby={`rule-${id}`}
      className={`grid gap-1 border-t border-line pt-3 outline-none ${isAsked ? 'border-l-2 border-l-light pl-3' : ''}`}
    >
      <h2 id={`rule-${id}`} className="text-15 font-semibold">
        <RuleLink rule={id} />
      </h2>
      <p className="text-15 text-ink-2">{textOf(id, texts, language === 'en' ? 'en' : 'zh')}</p>
      {RULEBOOK[id].kind === 'REFERENCE' && <p className="text-12 text-ink-3">{words.byHand}</p>}
      {rulingsOn(id).map((key) => (
        <Ruling key={key} of={key} sheetId={sheetId} />
      ))}
      {isAsked && CASCADE.includes(id) && <Cascade />}
    </article>
  );
}
