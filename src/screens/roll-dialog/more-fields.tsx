import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { roll } from '@/i18n/roll';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import { techniquesOf } from '@/rules';
import { SelectField } from '@/ui/fields';
import { LimitedTextField } from '@/ui/limited-text-field';
import { useMessages } from '@/ui/preferences';
import { TogglePills } from '@/ui/toggle-pills';
import { Checkbox } from '@/ui/toggles';
import { AGAIN } from './roll-draft';
import { useProblem, useRollForm } from './roll-form';
import { RollNumber } from './roll-number';

/** What few rolls have: other dice rolled again, several rolls, a substitution, a place in a longer action. */
export function MoreFields({ sheet }: Readonly<{ sheet: Sheet }>) {
  const words = useMessages(roll);
  const { attribute } = useMessages(core);
  const { control, register } = useRollForm();
  const { errors } = useFormState({ control });
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = Boolean(errors.highest || errors.lowest || errors.note);
  return (
    <details
      className="border-t border-line"
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer py-3.5 text-13 text-ink-2">{words.more}</summary>
      <div className="grid gap-3.5 pb-2">
        <SelectField
          label={words.again}
          options={AGAIN.map((value) => ({ value, label: words.agains[value] }))}
          {...register('again')}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <RollNumber path="highest" label={words.highest} hint={words.keepHint} />
          <RollNumber path="lowest" label={words.lowest} hint={words.keepHint} />
        </div>
        <SubstitutionFields sheet={sheet} />
        <TechniqueField sheet={sheet} />
        <SelectField
          label={words.mirrors}
          options={[
            { value: '', label: words.none },
            ...ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] })),
          ]}
          {...register('mirrors')}
        />
        <div>
          <Checkbox label={words.follows} {...register('follows')} />
          <Checkbox label={words.extended} {...register('extended')} />
        </div>
        <LimitedTextField label={words.note} most={200} error={useProblem('note')} {...register('note')} />
      </div>
    </details>
  );
}

/** The Techniques that are in the roll; nothing for who has none. */
function TechniqueField({ sheet }: Readonly<{ sheet: Sheet }>) {
  const words = useMessages(roll);
  const { control, setValue } = useRollForm();
  const chosen = useWatch({ control, name: 'techniques' });
  const known = techniquesOf(sheet);
  if (known.length === 0) return null;
  return (
    <TogglePills
      label={words.techniques}
      term="Technique"
      values={chosen}
      onChange={(next) => setValue('techniques', next)}
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** What is in the roll, and what is rolled in its place. */
function SubstitutionFields({ sheet: { skills } }: Readonly<{ sheet: Sheet }>) {
  const words = useMessages(roll);
  const { attribute } = useMessages(core);
  const { control, register } = useRollForm();
  const [attributes, skill] = useWatch({ control, name: ['attributes', 'skill'] });
  const none = { value: '', label: words.none };
  const all = [
    ...ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] })),
    ...skills.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const inRoll = all.filter(({ value }) => value === skill || (attributes as readonly string[]).includes(value));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField label={words.from} options={[none, ...inRoll]} {...register('from')} />
      <SelectField label={words.to} options={[none, ...all]} {...register('to')} />
    </div>
  );
}
