import { useState } from 'react';
import { formatSigned } from '@/i18n';
import { entries } from '@/i18n/entries';
import { rulebook } from '@/i18n/rulebook';
import { BONUS_TYPES, type BonusType, isBonusType, stackBonuses, type TypedBonus, type Weighed } from '@/rules';
import { NumberField, SelectField } from '@/ui/fields';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleLinks } from '@/ui/rule-titles';
import { Tryout } from './tryout';

type Row = Readonly<{ type: BonusType; amount: string }>;

/** Two of a type that competes, one that adds to it, a penalty. */
const FIRST: readonly Row[] = [
  { type: 'enhancement', amount: '2' },
  { type: 'enhancement', amount: '3' },
  { type: 'dodge', amount: '1' },
  { type: 'morale', amount: '-1' },
];

const TYPES = Object.keys(BONUS_TYPES).filter(isBonusType);

const isFit = (amount: string) => /^[-−]?\d{1,3}$/.test(amount.trim());

/** A row as a bonus of a source of its own; below 0 it is a penalty. */
function bonusOf({ type, amount }: Row, place: number): TypedBonus {
  const points = isFit(amount) ? Number(amount.trim().replace('−', '-')) : 0;
  return { type, sign: points < 0 ? 'penalty' : 'bonus', amount: Math.abs(points), source: { id: String(place) } };
}

/** Bonuses and penalties on one thing, each from a source of its own: which count, and what they come to. */
export function Stacking() {
  const words = useMessages(rulebook);
  const { bonusType } = useMessages(entries);
  const language = useLanguage();
  const [rows, setRows] = useState(FIRST);
  const { total, entries: weighed } = stackBonuses(rows.map(bonusOf));
  const change = (place: number, to: Partial<Row>) =>
    setRows(rows.map((row, one) => (one === place ? { ...row, ...to } : row)));
  return (
    <Tryout title={words.stacking}>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay where they are
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-2">
          <SelectField
            label={words.stackingType(place + 1)}
            hideLabel
            value={row.type}
            options={TYPES.map((value) => ({ value, label: bonusType[value] }))}
            onChange={({ target: { value } }) => isBonusType(value) && change(place, { type: value })}
          />
          <NumberField
            label={words.stackingAmount(place + 1)}
            hideLabel
            min={-999}
            max={999}
            value={row.amount}
            onChange={(event) => change(place, { amount: event.target.value })}
            error={!isFit(row.amount) && words.stackingProblem}
          />
          <Verdict weighed={weighed[place]} />
        </div>
      ))}
      <output className="text-15 font-semibold">{words.stackingTotal(formatSigned(total, language))}</output>
    </Tryout>
  );
}

function Verdict({ weighed }: Readonly<{ weighed: Weighed | undefined }>) {
  const words = useMessages(rulebook);
  if (!weighed) return null;
  return (
    <p className="col-span-full -mt-1 flex gap-2 text-12 text-ink-2">
      {weighed.counted ? words.stackingCounts : words.stackingLoses} <RuleLinks rules={[weighed.rule]} />
    </p>
  );
}
