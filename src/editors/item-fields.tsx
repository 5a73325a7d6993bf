import { useFormContext, useWatch } from 'react-hook-form';
import { entries } from '@/i18n/entries';
import { rules } from '@/i18n/rules';
import { ESSENCES } from '@/model/essences';
import type { Item } from '@/model/sheet';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { CheckInput, NumberInput, optionsOf, SelectInput, TextInput, WordsInput } from './fields';
import { ModifierList } from './modifier-fields';
import { More } from './more';
import { ITEM_TRAITS } from './presets';

const KINDS = ['weapon', 'armor', 'shield', 'tool', 'consumable', 'other'] as const;

/** A thing carried. */
export function ItemFields() {
  const words = useMessages(entries);
  const { item } = words;
  const kind: Item['kind'] = useWatch({ name: 'kind' });
  return (
    <>
      <TextInput first path="name" label={words.name} />
      <div className="grid grid-cols-2 gap-3">
        <SelectInput path="kind" label={words.kind} options={optionsOf(KINDS, item.kinds)} />
        <NumberInput path="quantity" label={item.quantity} />
        <NumberInput path="points" label={item.points[kind]} />
        <NumberInput path="strengthRequired" label={item.strengthRequired} />
      </div>
      <CheckInput path="worn" label={item.worn} />
      <ModifierList most={40} />
      <UseFields />
      <WordsInput
        path="traits"
        label={item.traits}
        hint={words.wordsHint}
        known={ITEM_TRAITS.map((value) => ({ value, label: item.trait[value] }))}
      />
      <TextInput path="note" label={words.note} />
      <BodyFields />
    </>
  );
}

const PERIODS = ['scene', 'day', 'ever'] as const;

/** How often it can be used, for what is not used freely. */
function UseFields() {
  const { item } = useMessages(entries);
  const { setValue } = useFormContext();
  const uses: Item['uses'] = useWatch({ name: 'uses' });
  const change = (per: string) => {
    const period = PERIODS.find((one) => one === per);
    setValue('uses', period ? { left: 1, maximum: 1, ...uses, per: period } : null, { shouldDirty: true });
  };
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <SelectField
        label={item.uses}
        className="max-sm:col-span-2"
        options={[{ value: '', label: item.unlimited }, ...optionsOf(PERIODS, item.periods)]}
        value={uses?.per ?? ''}
        onChange={({ target: { value } }) => change(value)}
      />
      {uses && (
        <>
          <NumberInput path="uses.left" label={item.left} />
          <NumberInput path="uses.maximum" label={item.maximum} />
        </>
      )}
    </div>
  );
}

/** Its Size and make. */
function BodyFields() {
  const words = useMessages(entries);
  const { essence } = useMessages(rules);
  const { item } = words;
  return (
    <More>
      <div className="grid grid-cols-2 gap-3">
        <NumberInput path="size" term="Size" label={item.size} />
        <NumberInput optional path="madeForSize" label={item.madeForSize} hint={item.madeForSizeHint} />
        <SelectInput
          path="essence"
          term="Essence"
          label={words.resource.essence}
          options={optionsOf(ESSENCES, essence)}
        />
      </div>
      <TextInput path="degradesTo" label={words.degradesTo} hint={words.degradesToHint} />
    </More>
  );
}
