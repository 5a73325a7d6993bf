import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Resource } from '@/model/sheet';
import { Button, IconButton } from '@/ui/button';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { NumberInput, optionsOf, SelectInput, TextInput } from './fields';
import { useSurroundings } from './surroundings';

type Need = Resource['needs'][number];

const KINDS = ['attribute', 'resource', 'fact'] as const;
const MOST = 20;

/** What a need of a kind starts as; `first` is some resource to point to. */
function newNeed(kind: string, first: string): Need {
  if (kind === 'resource') return { kind, id: first };
  return kind === 'fact' ? { kind, fact: '' } : { kind: 'attribute', attribute: 'strength', atLeast: 1 };
}

/** What a resource needs to work. */
export function NeedsList() {
  const { needs, fullOf } = useMessages(entries);
  const { fields, append, remove } = useFieldArray({ name: 'needs', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const full = fields.length >= MOST;
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1.5 text-13 text-ink-2">{needs.title}</legend>
      <div className="grid gap-2.5">
        {fields.map(({ key }, index) => (
          <fieldset key={key} className="flex min-w-0 items-end gap-2 border-0">
            <legend className="sr-only">{needs.nth(index + 1)}</legend>
            <NeedFields path={`needs.${index}`} />
            <IconButton
              icon={Trash2}
              label={needs.remove(index + 1)}
              className="-mr-2"
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
            />
          </fieldset>
        ))}
        <Button ref={add} icon={Plus} disabled={full} onClick={() => append(newNeed('attribute', ''))}>
          {full ? fullOf(MOST) : needs.add}
        </Button>
      </div>
    </fieldset>
  );
}

function NeedFields({ path }: Readonly<{ path: string }>) {
  const { needs } = useMessages(entries);
  const { attribute } = useMessages(core);
  const { resources } = useSurroundings();
  const { setValue } = useFormContext();
  const kind: Need['kind'] = useWatch({ name: `${path}.kind` });
  const kinds = KINDS.filter((one) => one !== 'resource' || resources.length > 0);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-3">
      <SelectField
        hideLabel
        label={needs.kind}
        options={optionsOf(kinds, needs.kinds)}
        value={kind}
        onChange={({ target: { value } }) =>
          setValue(path, newNeed(value, resources[0]?.id ?? ''), { shouldDirty: true })
        }
      />
      {kind === 'attribute' && (
        <>
          <SelectInput
            path={`${path}.attribute`}
            label={needs.kinds.attribute}
            options={ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] }))}
          />
          <NumberInput path={`${path}.atLeast`} label={needs.atLeast} />
        </>
      )}
      {kind === 'resource' && (
        <SelectInput
          path={`${path}.id`}
          label={needs.kinds.resource}
          options={resources.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {kind === 'fact' && <TextInput path={`${path}.fact`} label={needs.kinds.fact} hint={needs.factHint} />}
    </div>
  );
}
