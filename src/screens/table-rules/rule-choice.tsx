import { useState } from 'react';
import { formatNumber } from '@/i18n';
import { type NamedRule, tableRules } from '@/i18n/table-rules';
import type { TableRuleKey } from '@/model/table-rules';
import { TABLE_RULE_DEFAULTS, TABLE_RULES } from '@/rules';
import { ChoicePills } from '@/ui/choice-list';
import { NumberField } from '@/ui/fields';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleLinks } from '@/ui/rule-titles';
import { type AnyValue, ruleValue, type TableDraft } from './table-draft';

type ChoiceProps = Readonly<{
  of: TableRuleKey;
  draft: TableDraft;
  changed: boolean;
  onChoose: (value: AnyValue | null) => void;
}>;

/** One option of the table: what it is about, its values, and what holds where nothing is chosen. */
export function RuleChoice(props: ChoiceProps) {
  const words = useMessages(tableRules);
  const valueText = useValueText();
  const { of: key, changed } = props;
  const { rules, values } = TABLE_RULES[key];
  return (
    <li
      className={`grid gap-2 border-t border-line py-3 first:border-t-0 ${changed ? 'border-l-2 border-l-light pl-3' : ''}`}
    >
      <div>
        <h3 className="text-15 font-semibold">{words.name[key]}</h3>
        <p className="text-13 text-ink-2">{words.about(key)}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-12 text-ink-3">
          <span>{words.usually(valueText(key, TABLE_RULE_DEFAULTS[key]))}</span>
          <RuleLinks rules={rules} />
        </p>
      </div>
      {'from' in values ? <Amount {...props} range={values} /> : <Values {...props} values={values} />}
    </li>
  );
}

/** A value in words; a number as it is. */
export function useValueText(): (key: TableRuleKey, value: AnyValue) => string {
  const { value: names } = useMessages(tableRules);
  const language = useLanguage();
  return (key, value) => {
    const named = key in names ? (names[key as NamedRule] as Readonly<Record<string, string>>) : {};
    return named[String(value)] ?? (typeof value === 'number' ? formatNumber(value, language) : String(value));
  };
}

function Values({ of: key, draft, values, onChoose }: ChoiceProps & Readonly<{ values: readonly AnyValue[] }>) {
  const words = useMessages(tableRules);
  const valueText = useValueText();
  return (
    <ChoicePills
      label={words.name[key]}
      value={String(ruleValue(draft.choices, key))}
      choices={values.map((value) => ({ value: String(value), label: valueText(key, value) }))}
      onChange={(text) => onChoose(values.find((value) => String(value) === text) ?? null)}
    />
  );
}

function Amount({
  of: key,
  draft,
  range: { from, to },
  onChoose,
}: ChoiceProps & Readonly<{ range: Readonly<{ from: number; to: number }> }>) {
  const words = useMessages(tableRules);
  const [typed, setTyped] = useState('');
  const isWrong = draft.wrong.includes(key);
  const change = (text: string) => {
    setTyped(text);
    const number = Number(text);
    const fits = text.trim() !== '' && Number.isInteger(number) && number >= from && number <= to;
    onChoose(fits ? number : null);
  };
  return (
    <NumberField
      label={words.name[key]}
      hideLabel
      className="max-w-40"
      min={from}
      max={to}
      error={isWrong && words.numberProblem(from, to)}
      value={isWrong ? typed : String(ruleValue(draft.choices, key))}
      onChange={(event) => change(event.target.value)}
    />
  );
}
