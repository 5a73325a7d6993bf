import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { effect } from '@/i18n/effect';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { Button, IconButton } from '@/ui/button';
import { ChoicePills } from '@/ui/choice-list';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { DURATIONS } from './effect-draft';
import { EntryNumber, EntryText, useEntryForm } from './entry-fields';

/** What an effect is called, what it changes and how long it lasts. */
export function EffectFields() {
  const words = useMessages(effect);
  const { register } = useEntryForm();
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <EntryText first path="effect.name" label={words.name} />
        <EntryText path="effect.source" label={words.source} hint={words.sourceHint} />
      </div>
      <ModifierList />
      <DurationFields />
      <EntryText path="effect.note" label={words.note} />
      <Checkbox {...register('effect.onDeath')} label={words.onDeath} />
    </div>
  );
}

const MOST_MODIFIERS = 20;

function ModifierList() {
  const words = useMessages(effect);
  const { attribute } = useMessages(core);
  const { control, register } = useEntryForm();
  const { fields, append, remove } = useFieldArray({ control, name: 'effect.modifiers', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const options = [
    ...ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] })),
    ...Object.entries(words.targets).map(([value, label]) => ({ value, label })),
  ];
  const full = fields.length >= MOST_MODIFIERS;
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1.5 text-13 text-ink-2">{words.changes}</legend>
      <div className="grid gap-2.5">
        {fields.map(({ key }, index) => (
          <fieldset key={key} className="flex min-w-0 items-start gap-2 border-0">
            <legend className="sr-only">{words.nth(index + 1)}</legend>
            <SelectField
              hideLabel
              label={words.target}
              className="flex-1"
              options={options}
              {...register(`effect.modifiers.${index}.target`)}
            />
            <EntryNumber path={`effect.modifiers.${index}.amount`} label={words.by} hideLabel className="w-37" />
            <IconButton
              icon={Trash2}
              label={words.removeChange(index + 1)}
              className="-mr-2"
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
            />
          </fieldset>
        ))}
        {fields.length === 0 && <p className="text-13 text-ink-3">{words.noChanges}</p>}
        <Button
          ref={add}
          icon={Plus}
          disabled={full}
          onClick={() =>
            append({ target: 'strength', amount: '' }, { focusName: `effect.modifiers.${fields.length}.target` })
          }
        >
          {full ? words.fullOf(MOST_MODIFIERS) : words.addChange}
        </Button>
      </div>
    </fieldset>
  );
}

function DurationFields() {
  const words = useMessages(effect);
  const { control, setValue } = useEntryForm();
  const kind = useWatch({ control, name: 'effect.duration.kind' });
  return (
    <div className="grid gap-2.5">
      <div>
        <p aria-hidden className="mb-1.5 text-13 text-ink-2">
          {words.lasts}
        </p>
        <ChoicePills
          label={words.lasts}
          value={kind}
          onChange={(next) => setValue('effect.duration.kind', next)}
          choices={DURATIONS.map((value) => ({ value, label: words.durations[value] }))}
        />
      </div>
      {kind === 'rounds' && <EntryNumber path="effect.duration.left" label={words.rounds} className="sm:w-60" />}
    </div>
  );
}
