import { useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { rules } from '@/i18n/rules';
import { ESSENCES } from '@/model/essences';
import { RANKS } from '@/model/ranks';
import { RESOURCE_KINDS } from '@/model/resources';
import type { Resource } from '@/model/sheet';
import { useMessages } from '@/ui/preferences';
import { CheckInput, NumberInput, optionsOf, SelectInput, TextInput, WordsInput } from './fields';
import { ModifierList } from './modifier-fields';
import { More } from './more';
import { NeedsList } from './needs-fields';
import { useSurroundings } from './surroundings';

/** A Bloodline, a Title, a Feat: what it is, what it needs, what it brings. */
export function ResourceFields() {
  const words = useMessages(entries);
  const { rank, term } = useMessages(core);
  const { essence } = useMessages(rules);
  return (
    <>
      <TextInput first path="name" label={words.name} />
      <div className="grid grid-cols-2 gap-3">
        <SelectInput
          path="kind"
          term="resource"
          label={words.kind}
          options={optionsOf(RESOURCE_KINDS, words.resource.kinds)}
          className="col-span-2 sm:col-span-1"
        />
        <SelectInput
          path="essence"
          term="Essence"
          label={words.resource.essence}
          options={optionsOf(ESSENCES, essence)}
        />
        <SelectInput
          path="level"
          term="Rank"
          label={term.rank}
          options={RANKS.map((value) => ({ value, label: rank(value) }))}
        />
        <TextInput path="price" label={words.resource.price} hint={words.resource.priceHint} />
      </div>
      <ModifierList most={40} />
      <NeedsList />
      <TextInput path="note" label={words.note} />
      <RareFields />
    </>
  );
}

const ACQUIRED = ['exchanged', 'trained', 'crafted', 'born', 'copied'] as const;

function RareFields() {
  const words = useMessages(entries);
  const { resources } = useSurroundings();
  const id: string = useWatch({ name: 'id' });
  const rare = useWatch() as Resource;
  const isSet = rare.under !== null || rare.grants.length > 0 || rare.tags.length > 0 || rare.slots > 0;
  return (
    <More open={isSet}>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput
          path="under"
          label={words.resource.under}
          none={words.resource.ofItsOwn}
          options={resources.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name }))}
        />
        <SelectInput path="acquired" label={words.resource.acquired} options={optionsOf(ACQUIRED, words.acquired)} />
        <SelectInput
          path="ruling"
          label={words.resource.ruling}
          none={words.resource.byTheRules}
          options={optionsOf(['on', 'off'], words.ruling)}
        />
        <NumberInput path="slots" label={words.resource.slots} />
      </div>
      <WordsInput path="grants" label={words.resource.grants} hint={words.wordsHint} />
      <WordsInput path="tags" label={words.tags} hint={words.wordsHint} />
      <TextInput path="degradesTo" label={words.degradesTo} hint={words.degradesToHint} />
      <CheckInput optional path="activated" label={words.resource.activated} />
      <CheckInput path="imposedByOverseer" label={words.resource.imposed} />
      <CheckInput optional path="legacy" label={words.legacy} />
    </More>
  );
}
