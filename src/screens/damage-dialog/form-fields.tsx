import { memo } from 'react';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { GRADES } from '@/model/health';
import { SelectField, TextField } from '@/ui/fields';
import { GradeSymbol } from '@/ui/grade-mark';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { wordsIn } from './damage-command';
import { SAVES } from './damage-draft';
import { type FormProps, useField } from './damage-form';
import { LabelledNumber } from './labelled-number';
import { ToggleChip } from './toggle-chip';
import { UnknownWords } from './unknown-words';

/** What a form of damage asks for beside the entry. */
export const FormFields = memo(function FormFields({ form }: FormProps) {
  const hitForm = useField(form, 'form');
  switch (hitForm) {
    case 'attack':
      return <AttackFields form={form} />;
    case 'fall':
      return <FallFields form={form} />;
    case 'fallingObject':
      return <FallingObjectFields form={form} />;
    case 'explosion':
      return <ExplosionHelp />;
    case 'hit':
      return null;
  }
});

const GROUP = 'mb-2.5 grid gap-2 rounded-2 bg-surf-2 p-3';

function AttackFields({ form }: FormProps) {
  const words = useMessages(damage).attack;
  const attack = useField(form, 'attack');
  const number = (name: 'successes' | 'declared' | 'extraSuccesses') => (
    <LabelledNumber
      label={words[name]}
      value={attack[name]}
      max={1_000}
      onChange={(value) => form.setValue(`attack.${name}`, value)}
    />
  );
  return (
    <div className={GROUP}>
      {number('successes')}
      {number('declared')}
      {number('extraSuccesses')}
      <div className="flex flex-wrap gap-2">
        <ToggleChip label={words.dealsDamage} {...form.register('attack.dealsDamage')} />
        <ToggleChip label={words.parrying} {...form.register('attack.parrying')} />
        <ToggleChip label={words.area} {...form.register('attack.area')} />
        <ToggleChip label={words.immuneToEffect} {...form.register('attack.immuneToEffect')} />
      </div>
      {attack.dealsDamage && <AttackDamage form={form} />}
      <SelectField
        label={words.save}
        options={[
          { value: '', label: words.saveUnstated },
          ...SAVES.map((save) => ({ value: save, label: words.saves[save] })),
        ]}
        {...form.register('attack.save', { setValueAs: (save: string | null) => save || null })}
      />
    </div>
  );
}

function AttackDamage({ form }: FormProps) {
  const words = useMessages(damage);
  const coreWords = useMessages(core);
  const attack = useField(form, 'attack');
  return (
    <>
      <Segmented
        label={words.grade}
        value={attack.grade}
        onChange={(grade) => form.setValue('attack.grade', grade)}
        options={GRADES.map((grade) => ({
          value: grade,
          label: (
            <>
              <GradeSymbol state={grade} /> {coreWords.grade[grade]}
            </>
          ),
        }))}
      />
      <TextField
        label={words.attack.words}
        placeholder={words.attack.wordsExample}
        {...form.register('attack.words')}
      />
      <UnknownWords words={wordsIn(attack.words)} />
      <div className="flex flex-wrap gap-2">
        <ToggleChip
          label={words.attack.capped}
          checked={attack.cap !== null}
          onChange={(event) => form.setValue('attack.cap', event.target.checked ? 5 : null)}
        />
        <ToggleChip label={words.attack.halfGoesUp} {...form.register('attack.halfGoesUp')} />
      </div>
      {attack.cap !== null && (
        <LabelledNumber
          label={words.attack.cap}
          term="damage cap"
          value={attack.cap}
          onChange={(value) => form.setValue('attack.cap', value)}
        />
      )}
    </>
  );
}

function FallFields({ form }: FormProps) {
  const words = useMessages(damage).fall;
  return (
    <div className={GROUP}>
      <Height form={form} />
      <LabelledNumber
        label={words.groundHardness}
        term="Hardness"
        value={useField(form, 'fall.groundHardness')}
        onChange={(value) => form.setValue('fall.groundHardness', value)}
      />
    </div>
  );
}

function Height({ form }: FormProps) {
  const words = useMessages(damage).fall;
  return (
    <LabelledNumber
      label={words.height}
      value={useField(form, 'fall.height')}
      max={1_000_000}
      onChange={(value) => form.setValue('fall.height', value)}
    />
  );
}

function FallingObjectFields({ form }: FormProps) {
  const words = useMessages(damage).fall;
  const fall = useField(form, 'fall');
  const number = (name: 'successes' | 'weight' | 'otherHardness' | 'otherSaveSuccesses') => (
    <LabelledNumber label={words[name]} value={fall[name]} onChange={(value) => form.setValue(`fall.${name}`, value)} />
  );
  return (
    <div className={GROUP}>
      <Segmented
        label={words.as}
        value={fall.as}
        onChange={(as) => form.setValue('fall.as', as)}
        options={(['struck', 'faller'] as const).map((as) => ({ value: as, label: words.side[as] }))}
      />
      <Height form={form} />
      {number('successes')}
      {number('weight')}
      <ToggleChip
        label={words.otherIsGround}
        checked={fall.otherSize === null}
        onChange={(event) => form.setValue('fall.otherSize', event.target.checked ? null : 1)}
      />
      {fall.otherSize !== null && (
        <LabelledNumber
          label={words.otherSize}
          term="Size"
          value={fall.otherSize}
          onChange={(value) => form.setValue('fall.otherSize', value)}
        />
      )}
      {number('otherHardness')}
      {number('otherSaveSuccesses')}
      <ToggleChip label={words.fallerExempt} {...form.register('fall.fallerExempt')} />
    </div>
  );
}

function ExplosionHelp() {
  const words = useMessages(damage);
  return <p className="mb-2.5 text-13 text-ink-2">{words.explosionHelp}</p>;
}
