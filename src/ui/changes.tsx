import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { quantityName } from '@/i18n/quantity-words';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import type { Quantity, Trace } from '@/rules';
import { useLanguage, useMessages } from './preferences';

export type NetChange = Readonly<{ quantity: Quantity; before: number; after: number }>;

/** What each number was first and is last, in the order they were touched; those that came back are left out. */
export function netChanges(trace: Trace): readonly NetChange[] {
  const changes = new Map<Quantity, NetChange>();
  for (const step of trace) {
    if (step.kind !== 'number') continue;
    const { quantity, after } = step;
    changes.set(quantity, { quantity, before: changes.get(quantity)?.before ?? step.before, after });
  }
  return [...changes.values()].filter(({ before, after }) => before !== after);
}

/**
 * The track has its own picture; damage on its way, the clock and the rounds of effects are told elsewhere; what has
 * a maximum stands with it in `NumberChanges`.
 */
const ELSEWHERE =
  /^(health\.(healthy|bashing|lethal|aggravated|removed)|damage\.|time\.|rounds:|willpower\.current|pool:|gauge:)/;

type ChangesProps = Readonly<{ trace: Trace; sheets: readonly Sheet[]; without?: readonly Quantity[] }>;

/** Every other number that changes, as before → after. */
export function Changes({ trace, sheets, without = [] }: ChangesProps) {
  const words = useMessages(core);
  const rulesWords = useMessages(rules);
  const language = useLanguage();
  const changes = netChanges(trace).filter(({ quantity }) => !ELSEWHERE.test(quantity) && !without.includes(quantity));
  if (changes.length === 0) return null;
  return (
    <ul className="grid gap-1 text-13">
      {changes.map(({ quantity, before, after }) => (
        <li key={quantity} className="flex justify-between gap-3">
          <span className="text-ink-2">{rulesWords.sentence(quantityName(quantity, sheets, words, rulesWords))}</span>
          <b className="font-semibold whitespace-nowrap">
            {formatNumber(before, language)} → {formatNumber(after, language)}
          </b>
        </li>
      ))}
    </ul>
  );
}
