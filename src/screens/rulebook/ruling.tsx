import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n';
import { rulebook } from '@/i18n/rulebook';
import { type NamedRule, tableRules } from '@/i18n/table-rules';
import type { TableRuleKey } from '@/model/table-rules';
import { TABLE_RULE_DEFAULTS, TABLE_RULES } from '@/rules';
import type { Ruling } from '@/storage/rulebook-queries';
import { useLanguage, useMessages } from '@/ui/preferences';
import { LinkedTerms, type TakeApart } from './linked-terms';

const Frame = ({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) => (
  <div className="rounded-2 border border-line-2 bg-surf-1 px-3 py-2 text-13">
    <p className="font-semibold">{title}</p>
    {children}
  </div>
);

/** Where the book is silent or contradicts itself, and the app does one thing: what was in doubt, and what it does. */
export function SettledRuling({ of: one, takeApart }: Readonly<{ of: Ruling; takeApart: TakeApart }>) {
  const words = useMessages(rulebook);
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  return (
    <Frame title={words.settled}>
      <p className="text-ink-2">{one.doubt[language]}</p>
      <p>
        <LinkedTerms text={one.ruling[language]} takeApart={takeApart} />
      </p>
    </Frame>
  );
}

type OptionProps = Readonly<{ of: TableRuleKey; sheetId: string | null }>;

/** Where the table has a choice: what there is to choose, and what holds otherwise. */
export function TableOption({ of: key, sheetId }: OptionProps) {
  const words = useMessages(rulebook);
  const tableWords = useMessages(tableRules);
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = key in tableWords.value ? tableWords.value[key as NamedRule] : {};
  const named = (value: string | number | boolean) =>
    names[String(value)] ?? (typeof value === 'number' ? formatNumber(value, language) : String(value));
  const { values } = TABLE_RULES[key];
  return (
    <Frame title={`${words.option}: ${tableWords.name[key]}`}>
      <p className="text-ink-2">{tableWords.about(key)}</p>
      <p>
        {tableWords.usually(named(TABLE_RULE_DEFAULTS[key]))}
        {!('from' in values) && <> · {words.offered(values.map(named).join(' / '))}</>}
      </p>
      {sheetId && (
        <a
          href={`#/sheet/${sheetId}/table-rules`}
          className="inline-flex min-h-tap items-center underline underline-offset-3"
        >
          {words.toTableRules}
        </a>
      )}
    </Frame>
  );
}
