import { useFormContext, useWatch } from 'react-hook-form';
import { damageTerms } from '@/i18n/damage-terms';
import { entries } from '@/i18n/entries';
import { rules } from '@/i18n/rules';
import { DEFENCE_KINDS, TRAIT_BEARERS } from '@/model/damage';
import type { Defence } from '@/model/sheet';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { DefenceNumbers } from './defence-numbers';
import { CheckInput, optionsOf, TextInput } from './fields';
import { More } from './more';
import { newDefence } from './new-entry';
import { SourceDetailFields, SourceFields } from './source-fields';

/** An ability that changes the damage taken. */
export function DefenceFields() {
  const words = useMessages(entries);
  const terms = useMessages(damageTerms);
  const { reset, getValues } = useFormContext();
  const kind: Defence['kind'] = useWatch({ name: 'kind' });
  const change = (next: string) => {
    const { id, name, source, on } = getValues() as Defence;
    const fresh = newDefence(DEFENCE_KINDS.find((one) => one === next) ?? kind, id);
    reset({ ...fresh, name, source, on });
  };
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={words.kind}
          options={optionsOf(DEFENCE_KINDS, terms.defence)}
          value={kind}
          onChange={({ target: { value } }) => change(value)}
        />
        <TextInput first path="name" label={words.name} hint={words.defence.nameHint} />
      </div>
      <p className="text-12 text-ink-3">{words.defence.about[kind]}</p>
      <DefenceNumbers key={kind} kind={kind} />
      <SourceFields />
      <CheckInput path="on" label={words.defence.on} />
      <RareFields />
    </>
  );
}

function RareFields() {
  const { defence } = useMessages(entries);
  const { defensePart } = useMessages(rules);
  const { setValue } = useFormContext();
  const bearer: Defence['bearer'] = useWatch({ name: 'bearer' });
  return (
    <More open={bearer !== undefined}>
      <SelectField
        label={defence.bearer}
        options={[{ value: '', label: defence.oneself }, ...optionsOf(TRAIT_BEARERS, defensePart)]}
        value={bearer ?? ''}
        onChange={({ target: { value } }) =>
          setValue('bearer', value === '' ? undefined : value, { shouldDirty: true })
        }
      />
      <SourceDetailFields />
    </More>
  );
}
