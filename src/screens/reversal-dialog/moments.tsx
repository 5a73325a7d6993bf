import { formatTrack } from '@/i18n';
import { core } from '@/i18n/core';
import { entryWords } from '@/i18n/entry-words';
import { reversal } from '@/i18n/reversal';
import { rules } from '@/i18n/rules';
import { sheet as sheetWords } from '@/i18n/sheet';
import { formatTime } from '@/i18n/time-formatters';
import type { HistoryEntry } from '@/store/history';
import { Button } from '@/ui/button';
import { type Choice, ChoiceList } from '@/ui/choice-list';
import { useLanguage, useMessages } from '@/ui/preferences';

type MomentsProps = Readonly<{
  /** Entries before which the character may go back, newest first. */
  moments: readonly HistoryEntry[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Null when there is nothing older. */
  onOlder: (() => void) | null;
}>;

/** The moments there are to go back to, each named by what happened next. */
export function Moments({ moments, chosen, onChoose, onOlder }: MomentsProps) {
  const words = useMessages(reversal);
  const choiceOf = useChoice();
  return (
    <div className="grid gap-2">
      <h3 className="text-13 text-ink-2">{words.to}</h3>
      <ChoiceList label={words.to} value={chosen} choices={moments.map(choiceOf)} onChange={onChoose} />
      {onOlder && <Button onClick={onOlder}>{words.older}</Button>}
    </div>
  );
}

function useChoice(): (entry: HistoryEntry) => Choice<string> {
  const words = useMessages(reversal);
  const { outOfCombat } = useMessages(sheetWords);
  const wording = { language: useLanguage(), core: useMessages(core), rules: useMessages(rules) };
  return ({ id, at, commands, trace, before, after }) => {
    const { phrase } = entryWords({ commands, trace, sheets: [after, before] }, wording);
    const { round } = before.time;
    const when = [
      formatTime(at, wording.language),
      round > 0 ? wording.core.unit.round(round) : outOfCombat,
      formatTrack(before.health.track, wording.language),
    ];
    return { value: id, label: words.before(phrase), detail: when.join(' · ') };
  };
}
