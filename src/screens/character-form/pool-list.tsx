import { useFieldArray, useWatch } from 'react-hook-form';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { useMessages } from '@/ui/preferences';
import { AttributePicker } from './attribute-picker';
import { newPool } from './character-draft';
import { DraftNumber, DraftText, useDraftForm } from './draft-fields';
import { EntryList } from './entry-list';

export function PoolList() {
  const words = useMessages(character);
  const { term } = useMessages(core);
  const { control } = useDraftForm();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'energyPools', keyName: 'key' });
  const pools = useWatch({ control, name: 'energyPools' });
  return (
    <EntryList
      title={term.energyPools}
      empty={words.pool.none}
      add={words.pool.add}
      entries={fields.map(({ key }, index) => ({ key, name: pools[index]?.name.trim() || words.pool.nth(index + 1) }))}
      onAdd={() => append(newPool(), { focusName: `energyPools.${fields.length}.name` })}
      onMove={move}
      onRemove={remove}
    >
      {(index) => <PoolFields index={index} />}
    </EntryList>
  );
}

function PoolFields({ index }: Readonly<{ index: number }>) {
  const words = useMessages(character);
  return (
    <>
      <DraftText path={`energyPools.${index}.name`} label={words.entryName} />
      <AttributePicker path={`energyPools.${index}.keys`} />
      <div className="grid gap-3 sm:grid-cols-3">
        <DraftNumber inline path={`energyPools.${index}.reopenings`} label={words.pool.reopenings} />
        <DraftNumber inline path={`energyPools.${index}.enhancement`} label={words.pool.enhancement} />
        <DraftNumber inline path={`energyPools.${index}.bonus`} label={words.pool.bonus} />
      </div>
    </>
  );
}
