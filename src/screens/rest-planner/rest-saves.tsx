import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import { IconButton } from '@/ui/button';
import { CheckedButton, CheckedFields } from '@/ui/checked-fields';
import { SelectField } from '@/ui/fields';
import { NumberStepper } from '@/ui/number-stepper';
import { useLanguage, useMessages } from '@/ui/preferences';
import { pointsLeft, type TermsProps } from './rest-draft';

/** Later saves that are named with their time. */
const MOST_TIMES = 6;

/** The saves a rest allows, each at its moment: those rolled, the one that is due, those still to come. */
export function RestSaves(props: TermsProps) {
  const { due: words } = useMessages(rest);
  const language = useLanguage();
  const { saves, due } = props.planned;
  const { made, moments } = due;
  const later = moments.slice(made.length + 1, made.length + 1 + MOST_TIMES);
  const isDue = saves !== null && saves.count > 0;
  if (made.length === 0 && !isDue) return null;
  return (
    <section aria-label={words.title} className="mt-4 border-t border-line pt-3">
      <h3 className="text-13 font-semibold">{words.title}</h3>
      <ol className="divide-y divide-line text-13">
        {made.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: saves have no name but their place
          <li key={place}>
            <MadeSave {...props} place={place} />
          </li>
        ))}
        {isDue && (
          <li key="due">
            <DueSave key={`${made.length} ${saves.id}`} {...props} id={saves.id} />
          </li>
        )}
      </ol>
      {later.length > 0 && (
        <p className="text-12 text-ink-2">
          {words.later(
            later.map((minute) => formatDuration(minute, language)),
            made.length + 1 + later.length < due.total,
          )}
        </p>
      )}
      {isDue && <p className="text-12 text-ink-2">{words.note}</p>}
    </section>
  );
}

function MadeSave({ planned, draft, onChange, place }: TermsProps & Readonly<{ place: number }>) {
  const { due: words } = useMessages(rest);
  const language = useLanguage();
  const { made, moments } = planned.due;
  const save = made[place];
  const condition = planned.plan.saves.conditions.find(({ id }) => id === save?.condition);
  if (!save || !condition) return null;
  const before = pointsLeft(condition, made.slice(0, place));
  return (
    <div className="flex min-h-tap items-center gap-3">
      <span className="w-24 shrink-0 text-ink-2">{words.after(formatDuration(moments[place] ?? 0, language))}</span>
      <span className="flex-1">{words.result(condition.name, before, before - save.points)}</span>
      <IconButton
        icon={X}
        label={words.takeBack(place + 1)}
        onClick={() => onChange({ savesMade: draft.savesMade.filter((_, other) => other !== place) })}
      />
    </div>
  );
}

function DueSave({ planned, draft, onChange, id }: TermsProps & Readonly<{ id: string }>) {
  const { due: words } = useMessages(rest);
  const language = useLanguage();
  const [points, setPoints] = useState(0);
  const { plan, due } = planned;
  const { made, moments } = due;
  const open = plan.saves.conditions
    .map((one) => ({ ...one, left: pointsLeft(one, made) }))
    .filter(({ left }) => left > 0);
  const left = open.find((one) => one.id === id)?.left ?? 0;
  const roll = (event: FormEvent) => {
    event.preventDefault();
    onChange({ savesMade: [...draft.savesMade, { condition: id, points }] });
  };
  return (
    <form className="grid gap-2 py-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-end" onSubmit={roll}>
      <p className="font-semibold lg:self-center">
        {words.now(made.length + 1, formatDuration(moments[made.length] ?? plan.minutes, language))}
      </p>
      <SelectField
        label={words.against}
        hideLabel
        value={id}
        options={open.map((one) => ({ value: one.id, label: words.againstOne(one.name, one.left) }))}
        onChange={(event) => onChange({ condition: event.target.value, saves: null })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2">
        <span aria-hidden className="text-ink-2 lg:text-12">
          {words.off}
        </span>
        <CheckedFields>
          <NumberStepper label={words.off} value={points} max={left} onChange={setPoints} className="w-36" />
          <CheckedButton type="submit">{words.rolled}</CheckedButton>
        </CheckedFields>
      </div>
    </form>
  );
}
