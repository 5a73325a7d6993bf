import { useFormContext, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { damageTerms } from '@/i18n/damage-terms';
import { entries } from '@/i18n/entries';
import { DAMAGE_TYPES, ENERGY_TYPES } from '@/model/damage';
import { GRADES } from '@/model/health';
import { RANKS } from '@/model/ranks';
import type { Defence } from '@/model/sheet';
import { useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { CheckInput, NumberInput, optionsOf, SelectInput, TogglesInput, WordsInput } from './fields';
import { WEAKNESSES } from './presets';

const HOLDERS = ['self', 'armor', 'shield', 'attacker'] as const;

/** What a defence of a kind does to how much of which damage. */
export function DefenceNumbers({ kind }: Readonly<{ kind: Defence['kind'] }>) {
  switch (kind) {
    case 'immunity':
      return <ImmunityFields />;
    case 'ignoring':
      return <IgnoringFields />;
    case 'hardness':
      return <HardnessFields />;
    case 'absorption':
      return <AbsorptionFields />;
    case 'conversion':
      return <ConversionFields />;
    case 'reduction':
      return <ReductionFields />;
    case 'resistance':
      return <ResistanceFields />;
    case 'negation':
      return <NegationFields />;
    case 'vulnerability':
      return <VulnerabilityFields />;
  }
}

function ImmunityFields() {
  const { defence } = useMessages(entries);
  const { rank } = useMessages(core);
  return (
    <>
      <TypesField />
      <GradesField path="grades" label={defence.grades} />
      <SelectInput
        path="rank"
        label={defence.rank}
        none={defence.anyRank}
        options={RANKS.map((value) => ({ value, label: rank(value) }))}
        className="sm:w-60"
      />
    </>
  );
}

function IgnoringFields() {
  const { defence } = useMessages(entries);
  return (
    <>
      <PointsOrAll />
      <TypesField />
      <NumberInput optional path="weaponDamageAtMost" label={defence.weaponDamageAtMost} hint={defence.optionalHint} />
    </>
  );
}

function HardnessFields() {
  const { defence, wording } = useMessages(entries);
  return (
    <div className="grid grid-cols-2 gap-3">
      <PointsField />
      <SelectInput path="wording" label={defence.wording} options={optionsOf(['gain', 'increase'], wording)} />
    </div>
  );
}

function AbsorptionFields() {
  const { defence } = useMessages(entries);
  return (
    <div className="grid grid-cols-2 gap-3">
      <PointsField />
      <SelectInput path="covers" label={defence.covers} options={optionsOf(['physical', 'all'], defence.coverage)} />
    </div>
  );
}

function ConversionFields() {
  const { defence } = useMessages(entries);
  return (
    <>
      <PointsOrAll />
      <SelectInput path="holder" label={defence.holder} options={optionsOf(HOLDERS, defence.holders)} />
      <GradesField path="from" label={defence.from} />
      <TypesField />
      <CheckInput path="ballisticOnly" label={defence.ballisticOnly} />
    </>
  );
}

function ReductionFields() {
  const words = useMessages(entries);
  const { tag } = useMessages(damageTerms);
  const { defence } = words;
  return (
    <>
      <PointsField />
      <WordsInput
        path="weaknesses"
        label={defence.weaknesses}
        hint={words.wordsHint}
        known={optionsOf(WEAKNESSES, tag)}
      />
      <CheckInput path="needsAll" label={defence.needsAll} />
    </>
  );
}

function ResistanceFields() {
  const { defence } = useMessages(entries);
  const terms = useMessages(damageTerms);
  return (
    <div className="grid grid-cols-2 gap-3">
      <PointsField />
      <SelectInput
        path="energy"
        label={defence.energy}
        options={[...optionsOf(ENERGY_TYPES, terms.type), { value: 'all', label: terms.allEnergy }]}
      />
    </div>
  );
}

function NegationFields() {
  const { defence } = useMessages(entries);
  return (
    <>
      <PointsField />
      <TypesField />
      <CheckInput path="costs" label={defence.costs} />
    </>
  );
}

function VulnerabilityFields() {
  const { defence } = useMessages(entries);
  const { type } = useMessages(damageTerms);
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectInput path="damageType" label={defence.damageType} options={optionsOf(DAMAGE_TYPES, type)} />
      <NumberInput optional path="points" label={defence.points} hint={defence.doubleHint} />
    </div>
  );
}

function PointsField() {
  const { defence } = useMessages(entries);
  return <NumberInput path="points" label={defence.points} />;
}

/** So many points, or all there are. */
function PointsOrAll() {
  const { defence } = useMessages(entries);
  const { setValue } = useFormContext();
  const isAll = useWatch({ name: 'points' }) === 'all';
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      {!isAll && <PointsField />}
      <Checkbox
        label={defence.allPoints}
        checked={isAll}
        onChange={({ target: { checked } }) => setValue('points', checked ? 'all' : 1, { shouldDirty: true })}
      />
    </div>
  );
}

function TypesField() {
  const { defence } = useMessages(entries);
  const { type } = useMessages(damageTerms);
  return (
    <TogglesInput
      nullable
      path="types"
      label={defence.types}
      hint={defence.anyType}
      options={optionsOf(DAMAGE_TYPES, type)}
    />
  );
}

function GradesField({ path, label }: Readonly<{ path: string; label: string }>) {
  const { defence } = useMessages(entries);
  const { grade } = useMessages(core);
  return <TogglesInput nullable path={path} label={label} hint={defence.anyGrade} options={optionsOf(GRADES, grade)} />;
}
