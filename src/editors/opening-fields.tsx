import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { entries } from '@/i18n/entries';
import { WAYS_TO_GAIN } from '@/model/energy';
import { RESOURCE_KINDS } from '@/model/resources';
import { Button, IconButton } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { optionsOf, SelectInput, TextInput } from './fields';
import { useSurroundings } from './surroundings';

const NEW_OPENING = { resource: null, name: '', kind: 'bloodline', way: 'withResource', at: 0 } as const;

/** What opened a pool, for the first time and again. */
export function OpeningList() {
  const { pool: words } = useMessages(entries);
  const { fields, append, remove } = useFieldArray({ name: 'openings', keyName: 'key' });
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1.5 text-13 text-ink-2">{words.openings}</legend>
      <div className="grid gap-2">
        {fields.map(({ key }, index) => (
          <fieldset key={key} className="grid grid-cols-2 items-end gap-2 rounded-3 border border-line-2 p-3">
            <legend className="sr-only">{words.nthOpening(index + 1)}</legend>
            <OpeningFields path={`openings.${index}`} />
            <IconButton
              icon={Trash2}
              label={words.removeOpening(index + 1)}
              className="justify-self-end"
              onClick={() => remove(index)}
            />
          </fieldset>
        ))}
        <Button icon={Plus} disabled={fields.length >= 40} onClick={() => append(NEW_OPENING)}>
          {words.addOpening}
        </Button>
      </div>
    </fieldset>
  );
}

function OpeningFields({ path }: Readonly<{ path: string }>) {
  const words = useMessages(entries);
  const { resources } = useSurroundings();
  return (
    <>
      <SelectInput
        path={`${path}.resource`}
        label={words.source.label}
        none={words.source.named}
        options={resources.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextInput path={`${path}.name`} label={words.source.name} />
      <SelectInput path={`${path}.kind`} label={words.kind} options={optionsOf(RESOURCE_KINDS, words.resource.kinds)} />
      <SelectInput path={`${path}.way`} label={words.pool.way} options={optionsOf(WAYS_TO_GAIN, words.pool.ways)} />
    </>
  );
}
