import { useFormContext, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { namedSource } from '@/model/parts';
import { RANKS } from '@/model/ranks';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { NumberInput, SelectInput, TextInput } from './fields';
import { useSurroundings } from './surroundings';

/** Where an entry comes from: a resource of the sheet, or something that is only named. */
export function SourceFields() {
  const words = useMessages(entries);
  const { resources } = useSurroundings();
  const { setValue } = useFormContext();
  const resource: string | null = useWatch({ name: 'source.resource' });
  const options = [
    { value: '', label: words.source.named },
    ...resources.map(({ id, name }) => ({ value: id, label: name })),
    ...(resource !== null && !resources.some(({ id }) => id === resource)
      ? [{ value: resource, label: words.source.gone }]
      : []),
  ];
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(resources.length > 0 || resource !== null) && (
        <SelectField
          label={words.source.label}
          options={options}
          value={resource ?? ''}
          onChange={({ target: { value } }) =>
            setValue('source', value === '' ? namedSource('') : { ...namedSource(''), resource: value }, {
              shouldDirty: true,
            })
          }
        />
      )}
      {resource === null && (
        <TextInput
          path="source.name"
          label={resources.length > 0 ? words.source.name : words.source.label}
          hint={words.source.hint}
        />
      )}
    </div>
  );
}

/** Which part of its source an entry comes from; stacking goes by it. */
export function SourceDetailFields() {
  const words = useMessages(entries);
  const { rank } = useMessages(core);
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectInput
        path="source.level"
        label={words.source.level}
        none={words.source.itsOwnLevel}
        options={RANKS.map((value) => ({ value, label: rank(value) }))}
      />
      <TextInput path="source.ability" label={words.source.ability} />
      <NumberInput path="source.purchase" label={words.source.purchase} />
    </div>
  );
}
