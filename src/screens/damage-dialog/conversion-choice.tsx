import { formatGrade } from '@/i18n';
import { damage } from '@/i18n/damage';
import { damageTerms } from '@/i18n/damage-terms';
import type { Defence } from '@/model/sheet';
import { partsDealt } from '@/rules';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { type FormProps, useField } from './damage-form';
import { LabelledNumber } from './labelled-number';
import { usePlan } from './plan-provider';

type ConversionChoiceProps = FormProps & Readonly<{ conversion: Defence }>;
type Pick = Readonly<{ origin: number; grade: 'lethal' | 'aggravated'; points: number }>;

/** Its owner chooses what a conversion converts, where there is more than one thing it could be. */
export function ConversionChoice({ form, conversion }: ConversionChoiceProps) {
  const words = useMessages(damage).conversion;
  const conversions = useField(form, 'conversions') ?? [];
  const { hit, sheet } = usePlan();
  if (hit?.type !== 'damage/take') return null;
  const parts = partsDealt(sheet, hit).map((part, origin) => ({ ...part, origin }));
  const open = parts.filter(({ grade, amount }) => grade !== 'bashing' && amount > 0);
  if (conversion.kind !== 'conversion' || open.length < 2) return null;
  const most = conversion.points === 'all' ? Number.POSITIVE_INFINITY : conversion.points;
  const others = conversions.filter(({ id }) => id !== conversion.id);
  const picks = conversions.find(({ id }) => id === conversion.id)?.picks as readonly Pick[] | undefined;
  const choose = (next: readonly Pick[]) =>
    form.setValue('conversions', [...others, { id: conversion.id, picks: [...next] }]);
  if (!picks) {
    return (
      <Button kind="ghost" className="ml-6 px-3 text-13" onClick={() => choose(gravestFirst(open, most))}>
        {words.choose}
      </Button>
    );
  }
  const taken = picks.reduce((sum, { points }) => sum + points, 0);
  return (
    <fieldset className="mb-2 ml-7.5 grid gap-2 rounded-2 bg-surf-2 p-3">
      <legend className="sr-only">{words.of(conversion.name)}</legend>
      {picks.map((pick, index) => (
        <PickRow
          key={pick.origin}
          pick={pick}
          types={parts[pick.origin]?.types ?? []}
          amount={Math.min(parts[pick.origin]?.amount ?? 0, pick.points + most - taken)}
          onPoints={(points) => choose(picks.with(index, { ...pick, points }))}
        />
      ))}
      <Button
        kind="ghost"
        className="justify-self-start px-3 text-13"
        onClick={() => form.setValue('conversions', others)}
      >
        {words.leave}
      </Button>
    </fieldset>
  );
}

type PickRowProps = Readonly<{
  pick: Pick;
  types: readonly (keyof typeof damageTerms.english.type)[];
  amount: number;
  onPoints: (points: number) => void;
}>;

function PickRow({ pick, types, amount, onPoints }: PickRowProps) {
  const words = useMessages(damage).conversion;
  const terms = useMessages(damageTerms);
  const language = useLanguage();
  const what = terms.list(types.map((type) => terms.type[type]));
  return (
    <LabelledNumber
      label={words.from(formatGrade(amount, pick.grade, language), what)}
      value={pick.points}
      max={amount}
      onChange={onPoints}
    />
  );
}

type OpenPart = Readonly<{ origin: number; grade: string; amount: number }>;

/** Where a choice starts: what the rules do by themselves. */
function gravestFirst(parts: readonly OpenPart[], most: number): readonly Pick[] {
  let left = most;
  const taken = new Map<number, number>();
  for (const grade of ['aggravated', 'lethal']) {
    for (const part of parts.filter((one) => one.grade === grade)) {
      const points = Math.min(left, part.amount);
      taken.set(part.origin, points);
      left -= points;
    }
  }
  return parts.map(({ origin, grade }) => ({
    origin,
    grade: grade === 'aggravated' ? 'aggravated' : 'lethal',
    points: taken.get(origin) ?? 0,
  }));
}
