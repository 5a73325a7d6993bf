import { memo, useEffect, useRef } from 'react';
import { rulebook } from '@/i18n/rulebook';
import { type ToolboxWords, toolbox } from '@/i18n/toolbox';
import { RULEBOOK, type RuleId } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleLink } from '@/ui/rule-titles';
import { CoverageTable } from './coverage-table';
import { optionsOn, type RuleTexts, rulingsOn, textOf } from './find-entries';
import { LinkedTerms, type TakeApart } from './linked-terms';
import { SettledRuling, TableOption } from './ruling';
import { tryoutAt } from './tryouts';

/** What the app has to do with rules elsewhere. */
export type AroundRules = Readonly<{
  /** The sheet that was open last, whose table rules and toolbox can be reached. */
  sheetId: string | null;
  /** The calculator of the toolbox that works a rule out. */
  calculatorAt: (rule: RuleId) => keyof ToolboxWords['calculator'] | null;
}>;

type EntryProps = Readonly<{
  id: RuleId;
  book: RuleTexts;
  takeApart: TakeApart;
  /** It is the one that was asked for: it is brought into view, and what it lets one try is open. */
  isAsked: boolean;
  around: AroundRules;
}>;

/** A rule in a sentence, with what is settled about it, what the table may choose, and what can be tried. Most stay as they are while one types. */
export const RuleEntry = memo(function RuleEntry({ id, book, takeApart, isAsked, around }: EntryProps) {
  const words = useMessages(rulebook);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
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
      <p className="text-15 text-ink-2">
        <LinkedTerms text={textOf(id, book, language)} takeApart={takeApart} />
      </p>
      {RULEBOOK[id].kind === 'REFERENCE' && <p className="text-12 text-ink-3">{words.byHand}</p>}
      {rulingsOn(id, book.rulings).map((one) => (
        <SettledRuling key={one.doubt.en} of={one} takeApart={takeApart} />
      ))}
      {optionsOn(id).map((key) => (
        <TableOption key={key} of={key} sheetId={around.sheetId} />
      ))}
      {id === 'D-38' && <CoverageTable />}
      <Tries id={id} isAsked={isAsked} around={around} />
    </article>
  );
});

const LINK = 'inline-flex min-h-tap min-w-tap items-center text-13 underline underline-offset-3';

function Tries({ id, isAsked, around: { sheetId, calculatorAt } }: Pick<EntryProps, 'id' | 'isAsked' | 'around'>) {
  const words = useMessages(rulebook);
  const { calculator: names } = useMessages(toolbox);
  const tryout = tryoutAt(id);
  const calculator = calculatorAt(id);
  if (!tryout && !calculator) return null;
  return (
    <>
      {isAsked && tryout}
      <p className="flex gap-4">
        {tryout && !isAsked && (
          <a href={`#/rulebook/${id}`} className={LINK}>
            {words.tryIt}
          </a>
        )}
        {calculator && (
          <a href={sheetId ? `#/sheet/${sheetId}/toolbox:${calculator}` : `#/toolbox/${calculator}`} className={LINK}>
            {words.inToolbox(names[calculator])}
          </a>
        )}
      </p>
    </>
  );
}
