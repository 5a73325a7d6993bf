import { formatAmounts, GRADE_LETTERS } from '@/i18n';
import { core } from '@/i18n/core';
import { type RoundWords, round } from '@/i18n/round';
import { formatDuration } from '@/i18n/time-formatters';
import { amountsTotal } from '@/rules';
import type { ListedEvent } from './event-list';
import { useLanguage, useMessages } from './preferences';
import type { Counting, RoundEvents } from './round-events';

/** What happens, a line for each, in the order it matters. */
export function useListedEvents(): (events: RoundEvents, owes: boolean) => readonly ListedEvent[] {
  const words = useMessages(round);
  const { mind, term } = useMessages(core);
  const language = useLanguage();
  const time = (minutes: number) => formatDuration(minutes, language);
  const left = ({ unit, before, after }: Counting) =>
    unit === 'rounds' ? words.left(before, after) : words.becomes(time(before), time(after));
  return (events, owes) => {
    const { deadIn, healed, paid } = events;
    return [
      ...events.worsened.map(({ grade, points }) => ({
        key: `worse ${grade}`,
        what: mind.worsening,
        becomes: words.worsens(GRADE_LETTERS[grade], points),
      })),
      ...(deadIn ? [{ key: 'dead', what: words.untilDeath, becomes: words.deadIn(deadIn.before, deadIn.after) }] : []),
      ...events.counting.map((one) => ({ key: one.id, what: one.name, becomes: left(one) })),
      ...events.ended.map((name, index) => ({ key: `end ${index} ${name}`, what: name, becomes: words.ends })),
      ...events.temporary.map(({ of, points }) => ({ key: of, what: term[of], becomes: words.change(points, 0) })),
      ...(events.usesBack > 0 ? [{ key: 'uses', what: words.usesBack(events.usesBack) }] : []),
      ...(events.roundsStartOver ? [{ key: 'rounds', what: words.roundsStart }] : []),
      ...(amountsTotal(healed) > 0
        ? [{ key: 'healing', what: words.healing, becomes: words.healed(formatAmounts(healed, language)) }]
        : []),
      ...events.limbs.map((name) => ({ key: `limb ${name}`, what: name, becomes: words.whole })),
      ...(paid
        ? [{ key: 'paid', what: words.paidTime, becomes: words.becomes(time(paid.before), time(paid.after)) }]
        : []),
      ...hungerLine(events.hunger, words, time),
      ...events.saves.map(({ name, saves }) => ({ key: `saves ${name}`, what: name, becomes: words.saves(saves) })),
      ...(owes ? [{ key: 'owes', what: words.owes, becomes: words.owed }] : []),
    ];
  };
}

function hungerLine(
  hunger: RoundEvents['hunger'],
  words: RoundWords,
  time: (minutes: number) => string,
): readonly ListedEvent[] {
  if (hunger === null) return [];
  return [
    { key: 'hunger', what: words.hunger, becomes: hunger === 'fells' ? words.fells : words.fellsIn(time(hunger)) },
  ];
}
