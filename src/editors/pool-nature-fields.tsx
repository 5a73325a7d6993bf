import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { ATTRIBUTE_GROUPS } from '@/model/attributes';
import { BARRED_USES } from '@/model/barred-uses';
import { Button, IconButton } from '@/ui/button';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { CheckInput, type Option, optionsOf, SelectInput, TextInput, TogglesInput, WordsInput } from './fields';
import { OpeningList } from './opening-fields';

const GROUPS = Object.keys(ATTRIBUTE_GROUPS) as (keyof typeof ATTRIBUTE_GROUPS)[];
const MODES = ['rejectsNothing', 'onlyWith', 'notWith', 'rejectsGauges'] as const;
const SET_ASIDE = ['ruledAsOriginal', 'paysForOriginal', 'originalCannotPay', 'keptApart'] as const;

/** What others can ask of a pool: its category, a group of Attributes. */
export function useNatures(): Option[] {
  const { pool } = useMessages(entries);
  const { attributeGroup } = useMessages(core);
  return [
    ...optionsOf(['general', 'special', 'eastern', 'western'], pool.categories),
    ...optionsOf(GROUPS, attributeGroup),
  ];
}

/** What a pool is to others: its natures, whom it goes with, what it is a variant of, what opened it. */
export function PoolNatureFields() {
  const { pool: words, wordsHint, legacy } = useMessages(entries);
  const { attributeGroup } = useMessages(core);
  const natures = useNatures();
  const counts: boolean = useWatch({ name: 'countsAsPool' });
  return (
    <>
      <TogglesInput path="statedGroups" label={words.statedGroups} options={optionsOf(GROUPS, attributeGroup)} />
      <WordsInput prefix="other:" path="otherNatures" label={words.otherNatures} hint={wordsHint} />
      <ModeList />
      <VariantFields />
      <WordsInput path="paysInPlaceOf" label={words.paysInPlaceOf} hint={wordsHint} />
      <WordsInput prefix="other:" path="bansLater" label={words.bansLater} hint={wordsHint} known={natures} />
      <CheckInput path="countsAsPool" label={words.countsAsPool} />
      {!counts && <TogglesInput path="openTo" label={words.openTo} options={optionsOf(BARRED_USES, words.uses)} />}
      <OpeningList />
      <CheckInput optional path="legacy" label={legacy} />
    </>
  );
}

/** Which other pools it can be had with. */
function ModeList() {
  const { pool: words } = useMessages(entries);
  const { fields, append, remove } = useFieldArray({ name: 'modes', keyName: 'key' });
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1.5 text-13 text-ink-2">{words.modes}</legend>
      <div className="grid gap-2">
        {fields.map(({ key }, index) => (
          <div key={key} className="flex items-end gap-2">
            <ModeFields path={`modes.${index}`} />
            <IconButton icon={Trash2} label={words.removeMode(index + 1)} onClick={() => remove(index)} />
          </div>
        ))}
        <Button icon={Plus} disabled={fields.length >= 20} onClick={() => append(newMode('notWith'))}>
          {words.addMode}
        </Button>
      </div>
    </fieldset>
  );
}

const newMode = (kind: string) => (kind === 'rejectsNothing' ? { kind } : { kind, nature: 'eastern' });

function ModeFields({ path }: Readonly<{ path: string }>) {
  const { pool: words } = useMessages(entries);
  const natures = useNatures();
  const { setValue } = useFormContext();
  const kind: string = useWatch({ name: `${path}.kind` });
  return (
    <div className="grid flex-1 grid-cols-2 gap-2">
      <SelectField
        label={words.mode}
        options={optionsOf(MODES, words.modeKinds)}
        value={kind}
        onChange={({ target: { value } }) => setValue(path, newMode(value), { shouldDirty: true })}
      />
      {kind !== 'rejectsNothing' && <SelectInput path={`${path}.nature`} label={words.nature} options={natures} />}
    </div>
  );
}

/** The pool it is a variant of. */
function VariantFields() {
  const { pool: words } = useMessages(entries);
  const { setValue } = useFormContext();
  const isVariant = useWatch({ name: 'variant' }) !== null;
  return (
    <>
      <Checkbox
        label={words.isVariant}
        checked={isVariant}
        onChange={({ target: { checked } }) => setValue('variant', checked ? { of: '', setsAside: [] } : null)}
      />
      {isVariant && (
        <>
          <TextInput path="variant.of" label={words.variantOf} />
          <TogglesInput
            path="variant.setsAside"
            label={words.setsAside}
            options={optionsOf(SET_ASIDE, words.variantRules)}
          />
        </>
      )}
    </>
  );
}
