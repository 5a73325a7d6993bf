import { useFormContext, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { MAIN_CATEGORIES } from '@/model/energy';
import { KNOWN_POOLS } from '@/rules';
import { SelectField } from '@/ui/fields';
import { useLanguage, useMessages } from '@/ui/preferences';
import type { Entries } from './entries';
import { NumberInput, optionsOf, SelectInput, TextInput, TogglesInput } from './fields';
import { More } from './more';
import { withKnownKind } from './new-entry';
import { PoolNatureFields } from './pool-nature-fields';

type Pool = Entries['pool'];

/** An Energy Pool: its key Attributes, what enlarges it, what it is. */
export function PoolFields() {
  const { name: nameLabel, pool: words } = useMessages(entries);
  const { attribute } = useMessages(core);
  const isKnown = useWatch({ name: 'name' }) !== '';
  return (
    <>
      {!isKnown && <KnownPoolField />}
      <TextInput first path="name" label={nameLabel} />
      <TogglesInput
        path="keys"
        label={words.keys}
        hint={words.keysHint}
        options={ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectInput path="category" label={words.category} options={optionsOf(MAIN_CATEGORIES, words.categories)} />
        <NumberInput path="enhancement" label={words.enhancement} />
        <NumberInput path="reopenings" label={words.reopenings} />
        <NumberInput signed path="bonus" label={words.bonus} />
      </div>
      <TextInput path="recovery" label={words.recovery} hint={words.recoveryHint} />
      <RareFields />
    </>
  );
}

/** The pools the rulebook names in passing: choosing one fills in what is told of it. */
function KnownPoolField() {
  const { pool: words } = useMessages(entries);
  const language = useLanguage();
  const { reset, getValues } = useFormContext();
  const titleOf = (title: Readonly<{ en: string; zh: string }>) => (language === 'en' ? title.en : title.zh);
  const choose = (name: string) => {
    const known = KNOWN_POOLS.find(({ kind }) => kind.name === name);
    if (known) reset(withKnownKind(getValues() as Pool, known.kind, titleOf(known.title)));
  };
  return (
    <SelectField
      label={words.known}
      hint={words.knownHint}
      options={[
        { value: '', label: words.ofItsOwn },
        ...KNOWN_POOLS.map(({ kind, title }) => ({ value: kind.name, label: titleOf(title) })),
      ]}
      value=""
      onChange={({ target: { value } }) => choose(value)}
    />
  );
}

function RareFields() {
  const pool = useWatch() as Pool;
  const isSet = pool.variant !== null || pool.modes.length > 0 || !pool.countsAsPool || pool.bansLater.length > 0;
  return (
    <More open={isSet}>
      <PoolNatureFields />
    </More>
  );
}
