import { useFormContext, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import type { Duration, Effect } from '@/model/sheet';
import { ChoicePills } from '@/ui/choice-list';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { CheckInput, NumberInput, optionsOf, TextInput, WordsInput } from './fields';
import { ModifierList } from './modifier-fields';
import { More } from './more';
import { SourceDetailFields, SourceFields } from './source-fields';

/** What an effect is called, what it changes and how long it lasts. */
export function EffectFields() {
  const words = useMessages(entries);
  return (
    <>
      <TextInput first path="name" label={words.name} />
      <ModifierList most={20} />
      <DurationFields />
      <SourceFields />
      <TextInput path="note" label={words.note} />
      <RareFields />
    </>
  );
}

const DURATIONS = ['permanent', 'untilDismissed', 'scene', 'rounds', 'minutes'] as const;

function DurationFields() {
  const { effect } = useMessages(entries);
  const { setValue } = useFormContext();
  const duration: Duration = useWatch({ name: 'duration' });
  const change = (kind: Duration['kind']) =>
    setValue('duration', kind === 'rounds' || kind === 'minutes' ? { kind, left: 1 } : { kind }, { shouldDirty: true });
  return (
    <div className="grid gap-2.5">
      <p aria-hidden className="-mb-1 text-13 text-ink-2">
        {effect.lasts}
      </p>
      <ChoicePills
        label={effect.lasts}
        value={duration.kind}
        onChange={change}
        choices={optionsOf(DURATIONS, effect.durations)}
      />
      {(duration.kind === 'rounds' || duration.kind === 'minutes') && (
        <NumberInput min={1} path="duration.left" label={effect.left[duration.kind]} className="sm:w-60" />
      )}
    </div>
  );
}

function RareFields() {
  const words = useMessages(entries);
  const { effect } = words;
  const rare = useWatch() as Effect;
  const isSet = rare.buff !== '' || rare.onDeath || rare.mindAffecting || rare.healing !== null || rare.tags.length > 0;
  return (
    <More open={isSet}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput path="buff" label={effect.buff} hint={effect.buffHint} />
        <NumberInput path="amplified" label={effect.amplified} />
      </div>
      <SourceDetailFields />
      <RoundHealing />
      <WordsInput path="tags" label={words.tags} hint={words.wordsHint} />
      <TextInput path="protectsFrom" label={effect.protectsFrom} optional />
      <CheckInput path="mindAffecting" label={effect.mindAffecting} />
      <CheckInput path="onDeath" label={effect.onDeath} />
      <CheckInput optional path="byAnother" label={effect.byAnother} />
    </More>
  );
}

/** An effect that heals at the start of each round. */
function RoundHealing() {
  const { effect } = useMessages(entries);
  const { term } = useMessages(core);
  const { setValue } = useFormContext();
  const healing: Effect['healing'] = useWatch({ name: 'healing' });
  const change = (kind: string) => {
    const next =
      kind === 'fastHealing' || kind === 'regeneration' ? { rating: 1, triggered: false, ...healing, kind } : null;
    setValue('healing', next, { shouldDirty: true });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={effect.heals}
        options={[{ value: '', label: effect.healsNothing }, ...optionsOf(['fastHealing', 'regeneration'], term)]}
        value={healing?.kind ?? ''}
        onChange={({ target: { value } }) => change(value)}
      />
      {healing && <NumberInput path="healing.rating" label={effect.healingRating} />}
    </div>
  );
}
