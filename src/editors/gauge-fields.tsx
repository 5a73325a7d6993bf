import { useFormContext, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Gauge } from '@/model/sheet';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { NumberInput, optionsOf, SelectInput, TextInput, WordsInput } from './fields';
import { More } from './more';
import { useNatures } from './pool-nature-fields';
import { useSurroundings } from './surroundings';

/** A Gauge: what it comes with and how far it goes. */
export function GaugeFields() {
  const words = useMessages(entries);
  const { resources } = useSurroundings();
  const resource: Gauge['resource'] = useWatch({ name: 'resource' });
  return (
    <>
      <TextInput first path="name" label={words.name} />
      <MaximumFields />
      {(resources.length > 0 || resource !== null) && (
        <SelectInput
          path="resource"
          label={words.gauge.resource}
          none={words.gauge.noResource}
          options={resources.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextInput path="source" label={words.source.label} hint={words.source.hint} />
      <RareFields />
    </>
  );
}

const KINDS = ['none', 'fixed', 'attribute', 'legendary', 'skill', 'skillExtraSuccesses'] as const;
type Maximum = Gauge['maximum'];

/** What a maximum of a kind starts as. */
function newMaximum(kind: string): Maximum {
  if (kind === 'fixed') return { kind, value: 1 };
  if (kind === 'attribute' || kind === 'legendary') return { kind, attribute: 'resolve' };
  return kind === 'skill' || kind === 'skillExtraSuccesses' ? { kind, skill: '' } : { kind: 'none' };
}

function MaximumFields() {
  const { gauge } = useMessages(entries);
  const { attribute } = useMessages(core);
  const { skills } = useSurroundings();
  const { setValue } = useFormContext();
  const { kind }: Maximum = useWatch({ name: 'maximum' });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={gauge.maximum}
        options={optionsOf(KINDS, gauge.kinds)}
        value={kind}
        onChange={({ target: { value } }) => setValue('maximum', newMaximum(value), { shouldDirty: true })}
      />
      {kind === 'fixed' && <NumberInput path="maximum.value" label={gauge.value} />}
      {(kind === 'attribute' || kind === 'legendary') && (
        <SelectInput
          path="maximum.attribute"
          label={gauge.attribute}
          options={ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] }))}
        />
      )}
      {(kind === 'skill' || kind === 'skillExtraSuccesses') && (
        <TextInput path="maximum.skill" label={gauge.skill} suggestions={skills.map(({ name }) => name)} />
      )}
    </div>
  );
}

function RareFields() {
  const { gauge, wordsHint } = useMessages(entries);
  const natures = useNatures();
  return (
    <More>
      <WordsInput prefix="other:" path="natures" label={gauge.natures} hint={wordsHint} known={natures} />
      <WordsInput prefix="other:" path="rejectsGauges" label={gauge.rejectsGauges} hint={wordsHint} known={natures} />
      <WordsInput prefix="other:" path="rejectsPools" label={gauge.rejectsPools} hint={wordsHint} known={natures} />
    </More>
  );
}
