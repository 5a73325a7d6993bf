import { useWatch } from 'react-hook-form';
import { entries } from '@/i18n/entries';
import { rules } from '@/i18n/rules';
import { ATTITUDES, type Attitude } from '@/model/attitudes';
import { attitudesOf } from '@/rules';
import { useMessages } from '@/ui/preferences';
import { CheckInput, optionsOf, SelectInput, TextInput } from './fields';

/** Somebody the character deals with, and how they feel about it. What they feel now stays to choose, allowed or not. */
export function PersonFields() {
  const words = useMessages(entries);
  const { attitude: names } = useMessages(rules);
  const isBeast: boolean = useWatch({ name: 'isBeast' });
  const now: Attitude = useWatch({ name: 'attitude' });
  const open = attitudesOf(isBeast);
  const shown = ATTITUDES.filter((attitude) => attitude === now || open.includes(attitude));
  return (
    <>
      <TextInput first path="name" label={words.name} />
      <SelectInput
        path="attitude"
        label={words.person.attitude}
        hint={words.person.isBeastHint}
        options={optionsOf(shown, names)}
      />
      <CheckInput path="isBeast" label={words.person.isBeast} />
      <TextInput path="note" label={words.note} />
    </>
  );
}
