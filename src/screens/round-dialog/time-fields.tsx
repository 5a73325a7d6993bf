import { core } from '@/i18n/core';
import { round } from '@/i18n/round';
import { NumberEntry } from '@/ui/number-entry';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { minutesOf, mostOf, type RoundDraft, UNITS, type Unit } from './round-draft';

type TimeFieldsProps = Readonly<{ draft: RoundDraft; onChange: (draft: RoundDraft) => void }>;

/** How much time passes in the game. */
export function TimeFields({ draft, onChange }: TimeFieldsProps) {
  const words = useMessages(round);
  const { error } = useMessages(core);
  const { amount, unit } = draft;
  const wrong = minutesOf(draft) === null;
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:items-start">
      <NumberEntry
        label={words.howLong}
        text={amount}
        min={1}
        max={mostOf(unit)}
        error={wrong && `${error.wholeNumber} ${error.between(1, mostOf(unit))}`}
        onText={(text) => onChange({ ...draft, amount: text })}
      />
      <Segmented
        showLabel
        label={words.unit}
        value={unit}
        options={(Object.keys(UNITS) as Unit[]).map((value) => ({ value, label: words.units[value] }))}
        onChange={(value) => onChange({ ...draft, unit: value })}
      />
    </div>
  );
}
