import { formatNumber, formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { sourceDetail, sourceName } from '@/i18n/source-words';
import type { Contribution, Explained, RuleId } from '@/rules';
import { useLanguage, useMessages } from './preferences';
import { RuleLine, RuleLink } from './rule-titles';

/** The sum behind a number: its parts by rule, what doesn't count and why, the total, the rule it comes from. */
export function WhyLedger({ explained }: Readonly<{ explained: Explained }>) {
  const words = useMessages(core);
  const language = useLanguage();
  return (
    <div className="text-15 lg:leading-[1.38]">
      {explained.contributions.length === 0 && <p className="py-2 text-13 text-ink-2">{words.why.nothing}</p>}
      {byRule(explained.contributions).map(([rule, parts]) => (
        <section key={rule}>
          <h3 className="flex items-baseline gap-2 border-t border-line pt-2 pb-0.5 text-13">
            <RuleLink rule={rule} />
            <b className="ml-auto text-15 font-semibold">{formatSigned(subtotal(parts), language)}</b>
          </h3>
          <ul className="pb-1.5">
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may come from one source
              <Part key={index} part={part} />
            ))}
          </ul>
        </section>
      ))}
      <p className="flex items-baseline border-t-2 border-line-2 pt-2.5 font-semibold">
        {words.why.total}
        <b className="ml-auto text-20">{formatNumber(explained.value, language)}</b>
      </p>
      <RuleLine rule={explained.rule} />
    </div>
  );
}

function Part({ part }: Readonly<{ part: Contribution }>) {
  const words = useMessages(rules);
  const coreWords = useMessages(core);
  const language = useLanguage();
  const name = sourceName(part.source, coreWords, words);
  const detail = part.reason ? words.notCounted[part.reason] : sourceDetail(part.source);
  return (
    <li className="grid grid-cols-[34px_minmax(0,1fr)] items-baseline gap-x-2.5 py-[3px] lg:py-0">
      <span className={part.counted ? 'text-right' : 'text-right text-ink-3 line-through'}>
        {formatNumber(part.amount, language)}
      </span>
      <span>
        {part.counted ? name : <s className="text-ink-3">{name}</s>}
        {detail && <small className="block text-12 text-ink-2 lg:ml-1.5 lg:inline">{detail}</small>}
      </span>
    </li>
  );
}

const subtotal = (parts: readonly Contribution[]) =>
  parts.reduce((sum, one) => (one.counted ? sum + one.amount : sum), 0);

function byRule(contributions: readonly Contribution[]): [RuleId, Contribution[]][] {
  const groups = new Map<RuleId, Contribution[]>();
  for (const part of contributions) groups.set(part.rule, [...(groups.get(part.rule) ?? []), part]);
  return [...groups];
}
