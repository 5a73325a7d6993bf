import { formatNumber } from '@/i18n';
import { rulebook } from '@/i18n/rulebook';
import { type NamedRule, tableRules } from '@/i18n/table-rules';
import type { TableRuleKey } from '@/model/table-rules';
import { TABLE_RULE_DEFAULTS, TABLE_RULES } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';

type RulingProps = Readonly<{ of: TableRuleKey; sheetId: string | null }>;

/** Where the book is silent or contradicts itself: what there is to choose, and what holds otherwise. */
export function Ruling({ of: key, sheetId }: RulingProps) {
  const words = useMessages(rulebook);
  const tableWords = useMessages(tableRules);
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = key in tableWords.value ? tableWords.value[key as NamedRule] : {};
  const named = (value: string | number | boolean) =>
    names[String(value)] ?? (typeof value === 'number' ? formatNumber(value, language) : String(value));
  const { values } = TABLE_RULES[key];
  return (
    <div className="rounded-2 border border-line-2 bg-surf-1 px-3 py-2 text-13">
      <p className="font-semibold">
        {words.ruling}: {tableWords.name[key]}
      </p>
      <p className="text-ink-2">{tableWords.about(key)}</p>
      <p>
        {tableWords.usually(named(TABLE_RULE_DEFAULTS[key]))}
        {!('from' in values) && <> · {words.offered(values.map(named).join(' / '))}</>}
      </p>
      {sheetId && (
        <a
          href={`#/sheet/${sheetId}/table-rules`}
          className="inline-flex min-h-8 items-center underline underline-offset-3"
        >
          {words.toTableRules}
        </a>
      )}
    </div>
  );
}
