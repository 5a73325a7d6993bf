import { formatNumber, formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { sourceDetail, sourceName } from '@/i18n/source-words';
import type { Contribution, Explained } from '@/rules';
import { useLanguage, useMessages } from './preferences';
import { RuleLine, RuleLink, RuleLinks } from './rule-titles';
import { subtotalOf, type WhyGroup, whyGroups } from './why-groups';

/** The sum behind a number: its parts by bonus type or rule, what doesn't count and why, the total, the rule it comes from. */
export function WhyLedger({ explained }: Readonly<{ explained: Explained }>) {
  const words = useMessages(core);
  const language = useLanguage();
  return (
    <div className="text-15 lg:leading-[1.38]">
      {explained.contributions.length === 0 && <p className="py-2 text-13 text-ink-2">{words.why.nothing}</p>}
      {whyGroups(explained.contributions).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a number keep their order
        <Group key={index} group={group} />
      ))}
      <p className="flex items-baseline border-t-2 border-line-2 pt-2.5 font-semibold">
        {words.why.total}
        <b className="ml-auto text-20">{formatNumber(explained.value, language)}</b>
      </p>
      <RuleLine rule={explained.rule} />
    </div>
  );
}

function Group({ group }: Readonly<{ group: WhyGroup }>) {
  const language = useLanguage();
  const combining = useCombiningWords(group);
  return (
    <section>
      <h3 className="flex items-baseline gap-2 border-t border-line pt-2 pb-0.5 text-13">
        <span>
          {group.named === null ? (
            <RuleLink rule={group.rule} />
          ) : (
            <>
              {group.named} <RuleLinks rules={[group.rule]} />
            </>
          )}
          {combining && <span className="ml-2 font-normal text-ink-2">{combining}</span>}
        </span>
        <b className="ml-auto text-15 font-semibold">{formatSigned(subtotalOf(group), language)}</b>
      </h3>
      <ul className="pb-1.5">
        {group.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may come from one source
          <Part key={index} part={part} />
        ))}
      </ul>
    </section>
  );
}

/** How a type stacks, in a few words; empty for what is no bonus. */
function useCombiningWords({ bonuses, penalties, parts }: WhyGroup): string {
  const { combining, listSeparator } = useMessages(rules);
  const isShared = parts.filter(({ counted, amount }) => counted && amount >= 0).length > 1;
  return [
    bonuses && combining.bonuses[bonuses === 'best' && isShared ? 'bestSource' : bonuses],
    penalties && combining.penalties[penalties],
  ]
    .filter((words) => words !== null)
    .join(listSeparator);
}

/** Why a part does not count, or else what else there is to say of where it comes from. */
function useDetail({ reason, amount, stacked, source }: Contribution): string {
  const words = useMessages(rules);
  if (!reason) return sourceDetail(source, words);
  if (stacked?.best === undefined) return words.notCounted[reason];
  return words.notStacked(amount, amount < 0 ? -stacked.best : stacked.best);
}

function Part({ part }: Readonly<{ part: Contribution }>) {
  const words = useMessages(rules);
  const coreWords = useMessages(core);
  const language = useLanguage();
  const name = sourceName(part.source, coreWords, words);
  const { reason, counted, rule, stacked } = part;
  const detail = useDetail(part);
  return (
    <li className="grid grid-cols-[34px_minmax(0,1fr)] items-baseline gap-x-2.5 py-[3px] lg:py-0">
      <span className={counted ? 'text-right' : 'text-right text-ink-3 line-through'}>
        {formatNumber(part.amount, language)}
      </span>
      <span>
        {counted ? name : <s className="text-ink-3">{name}</s>}
        {!counted && <span className="sr-only"> {words.doesNotCount}</span>}
        {detail && (
          <small className="block text-12 text-ink-2 lg:ml-1.5 lg:inline">
            {detail}
            {stacked && reason && (
              <>
                {' '}
                <RuleLinks rules={[rule]} />
              </>
            )}
          </small>
        )}
      </span>
    </li>
  );
}
