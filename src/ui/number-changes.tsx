import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import { type ComparedNumber, compareNumbers, type DerivedNumber, derivedNumbers } from './derived-numbers';
import { useLanguage, useMessages } from './preferences';
import { Why, WhyNumber } from './why';

type NumberChangesProps = Readonly<{
  /** Null when there is nothing to compare with: the numbers stand alone. */
  before: Sheet | null;
  after: Sheet;
  /** With those that stay as they are, where they are worth saying, and with why. */
  full?: boolean;
  /** More numbers than those that an edit of the character shows. */
  more?: (sheet: Sheet) => readonly DerivedNumber[];
}>;

const none = () => [];

/** What the rules make of a sheet, each number as before → after. */
export function NumberChanges({ before, after, full = false, more = none }: NumberChangesProps) {
  const words = useMessages(core);
  const rulesWords = useMessages(rules);
  const numbersOf = (sheet: Sheet) => [...derivedNumbers(sheet, words, rulesWords), ...more(sheet)];
  const all = compareNumbers(numbersOf(before ?? after), numbersOf(after));
  const shown = all.filter((one) => one.changed || (full && one.after?.main));
  if (shown.length === 0) return null;
  return (
    <ul className={full ? 'grid divide-y divide-line' : 'grid gap-1 text-13'}>
      {shown.map((one) => (
        <li key={(one.after ?? one.before)?.key}>{full ? <ExplainedRow row={one} /> : <PlainRow row={one} />}</li>
      ))}
    </ul>
  );
}

/** `5 / 7 → 4 / 6`; a single number where nothing changes. */
export function useChangeText(): (row: ComparedNumber) => string {
  const language = useLanguage();
  const textOf = (one: DerivedNumber | null) => {
    if (one === null) return '–';
    const parts = [one.current, one.value].filter((part) => part !== null && part !== undefined);
    return parts.map((part) => formatNumber(part, language)).join(' / ');
  };
  return ({ before, after, changed }) => (changed ? `${textOf(before)} → ${textOf(after)}` : textOf(after));
}

function PlainRow({ row }: Readonly<{ row: ComparedNumber }>) {
  const changeText = useChangeText();
  return (
    <span className="flex justify-between gap-3">
      <span className="text-ink-2">{(row.after ?? row.before)?.name}</span>
      <b className="font-semibold whitespace-nowrap">{changeText(row)}</b>
    </span>
  );
}

const ROW = 'flex min-h-tap w-full items-center justify-between gap-3 py-1.5 text-left';

function ExplainedRow({ row }: Readonly<{ row: ComparedNumber }>) {
  const changeText = useChangeText();
  const { before, after, changed } = row;
  const name = <span className="min-w-0 text-13 wrap-anywhere text-ink-2">{(after ?? before)?.name}</span>;
  const weight = changed ? 'whitespace-nowrap font-semibold' : 'whitespace-nowrap';
  if (!after?.explained) {
    return (
      <span className={ROW}>
        {name}
        <span className={weight}>{changeText(row)}</span>
      </span>
    );
  }
  return (
    <Why name={after.name} explained={after.explained} className={`${ROW} focus-visible:-outline-offset-2`}>
      {name}
      <WhyNumber className={weight}>{changeText(row)}</WhyNumber>
    </Why>
  );
}
