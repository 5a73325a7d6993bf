import { useFieldArray, useWatch } from 'react-hook-form';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { newGauge } from './character-draft';
import { DraftNumber, DraftText, useDraftForm } from './draft-fields';
import { EntryList } from './entry-list';

export function GaugeList() {
  const words = useMessages(character);
  const { term } = useMessages(core);
  const { control } = useDraftForm();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'gauges', keyName: 'key' });
  const gauges = useWatch({ control, name: 'gauges' });
  return (
    <EntryList
      title={term.gauges}
      empty={words.gauge.none}
      add={words.gauge.add}
      entries={fields.map(({ key }, index) => ({
        key,
        name: gauges[index]?.name.trim() || words.gauge.nth(index + 1),
      }))}
      onAdd={() => append(newGauge(), { focusName: `gauges.${fields.length}.name` })}
      onMove={move}
      onRemove={remove}
    >
      {(index) => <GaugeFields index={index} />}
    </EntryList>
  );
}

const KINDS = ['none', 'fixed', 'attribute', 'legendary', 'skill', 'skillExtraSuccesses'] as const;

function GaugeFields({ index }: Readonly<{ index: number }>) {
  const words = useMessages(character);
  const { attribute } = useMessages(core);
  const { control, register } = useDraftForm();
  const kind = useWatch({ control, name: `gauges.${index}.maximum.kind` });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <DraftText path={`gauges.${index}.name`} label={words.entryName} />
        <DraftText path={`gauges.${index}.source`} label={words.source} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={words.gauge.maximum}
          options={KINDS.map((value) => ({ value, label: words.gauge.kind[value] }))}
          {...register(`gauges.${index}.maximum.kind`)}
        />
        {kind === 'fixed' && <DraftNumber path={`gauges.${index}.maximum.value`} label={words.gauge.value} />}
        {(kind === 'attribute' || kind === 'legendary') && (
          <SelectField
            label={words.gauge.attribute}
            options={ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] }))}
            {...register(`gauges.${index}.maximum.attribute`)}
          />
        )}
        {(kind === 'skill' || kind === 'skillExtraSuccesses') && (
          <DraftText path={`gauges.${index}.maximum.skill`} label={words.gauge.skill} />
        )}
      </div>
    </>
  );
}
