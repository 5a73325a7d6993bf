import { useFieldArray, useWatch } from 'react-hook-form';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { newHealing } from './character-draft';
import { DraftNumber, DraftText, useDraftForm } from './draft-fields';
import { EntryList } from './entry-list';

export function HealingList() {
  const words = useMessages(character);
  const { control } = useDraftForm();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'healing', keyName: 'key' });
  const healing = useWatch({ control, name: 'healing' });
  return (
    <EntryList
      title={words.section.healing}
      empty={words.healing.none}
      add={words.healing.add}
      entries={fields.map(({ key }, index) => ({
        key,
        name: healing[index]?.source.trim() || words.healing.nth(index + 1),
      }))}
      onAdd={() => append(newHealing(), { focusName: `healing.${fields.length}.source` })}
      onMove={move}
      onRemove={remove}
    >
      {(index) => <HealingFields index={index} />}
    </EntryList>
  );
}

function HealingFields({ index }: Readonly<{ index: number }>) {
  const words = useMessages(character);
  const { term } = useMessages(core);
  const { register } = useDraftForm();
  const kinds = ['fastHealing', 'regeneration'] as const;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <DraftText path={`healing.${index}.source`} label={words.source} hint={words.sourceHint} />
      <SelectField
        label={words.healing.kind}
        options={kinds.map((value) => ({ value, label: term[value] }))}
        {...register(`healing.${index}.kind`)}
      />
      <DraftNumber path={`healing.${index}.rating`} label={words.healing.rating} />
    </div>
  );
}
