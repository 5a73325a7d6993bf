import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import { type ModifierTarget, POOL_VALUES, VALUE_TARGETS } from '@/model/bonuses';
import {
  ATTACK_TAG,
  BASIC_ATTACK_TAG,
  BASIC_USE_TAG,
  FORTITUDE_SAVE_TAG,
  MELEE_TAG,
  plainTarget,
  plainTargetOf,
  REFLEX_SAVE_TAG,
  WILL_ROLL_TAG,
  WILL_SAVE_TAG,
} from '@/model/targets';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { type Option, SelectInput, TextInput } from './fields';
import { useSurroundings } from './surroundings';

const NO_ROLL = { attribute: null, skill: '', tag: '', item: '' };

/** The word that stands for a target in the list of choices. */
function choiceOf(target: ModifierTarget): string {
  const plain = plainTargetOf(target);
  if (plain === 'willRoll' || plain === 'willSave') return plain;
  switch (target.on) {
    case 'attribute':
      return target.attribute;
    case 'value':
      return target.value;
    case 'pool':
      return `pool.${target.value}`;
    default:
      return target.on;
  }
}

/** The target that a choice starts with. */
function targetOf(choice: string): ModifierTarget {
  const attribute = ATTRIBUTE_IDS.find((id) => id === choice);
  if (attribute) return { on: 'attribute', attribute };
  const value = VALUE_TARGETS.find((name) => name === choice);
  if (value) return { on: 'value', value };
  const poolValue = POOL_VALUES.find((name) => `pool.${name}` === choice);
  if (poolValue) return { on: 'pool', pool: '', value: poolValue };
  if (choice === 'willRoll' || choice === 'willSave') return plainTarget(choice);
  if (choice === 'item') return { on: 'item', item: '' };
  return { on: choice === 'extraSuccesses' ? 'extraSuccesses' : 'roll', roll: NO_ROLL };
}

type TargetFieldsProps = Readonly<{ path: string }>;

/** What a bonus is on, and what narrows it down. */
export function TargetFields({ path }: TargetFieldsProps) {
  const { setValue } = useFormContext();
  const target: ModifierTarget = useWatch({ name: path });
  const { label, options } = useTargetOptions();
  const choice = choiceOf(target);
  return (
    <>
      <SelectField
        label={label}
        name={path}
        options={options}
        value={choice}
        onChange={({ target: { value } }) => setValue(path, targetOf(value), { shouldDirty: true })}
      />
      {(choice === 'roll' || choice === 'extraSuccesses') && <RollFields path={`${path}.roll`} />}
      {target.on === 'pool' && <PoolName path={`${path}.pool`} />}
      {target.on === 'item' && <ItemName path={`${path}.item`} />}
    </>
  );
}

function useTargetOptions() {
  const words = useMessages(entries);
  const { attribute } = useMessages(core);
  const { target } = words;
  const options: Option[] = [
    ...ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] })),
    ...VALUE_TARGETS.map((value) => ({ value, label: target.value[value] })),
    { value: 'willRoll', label: target.willRoll },
    { value: 'willSave', label: target.willSave },
    { value: 'roll', label: target.rolls },
    { value: 'extraSuccesses', label: target.extraSuccesses },
    ...POOL_VALUES.map((value) => ({ value: `pool.${value}`, label: target.pool[value] })),
    { value: 'item', label: target.item },
  ];
  return { label: target.label, options };
}

const TAGS = [
  ATTACK_TAG,
  MELEE_TAG,
  BASIC_ATTACK_TAG,
  BASIC_USE_TAG,
  WILL_ROLL_TAG,
  WILL_SAVE_TAG,
  REFLEX_SAVE_TAG,
  FORTITUDE_SAVE_TAG,
] as const;

/** Which rolls: every field that is left empty stands for any. */
function RollFields({ path }: TargetFieldsProps) {
  const { target, tag } = useMessages(entries);
  const { attribute } = useMessages(core);
  const { skills, items } = useSurroundings();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectInput
        path={`${path}.attribute`}
        label={target.attribute}
        none={target.any}
        options={ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] }))}
      />
      <TextInput path={`${path}.skill`} label={target.skill} suggestions={skills.map(({ name }) => name)} />
      <TagField path={`${path}.tag`} />
      <TextInput path={`${path}.item`} label={target.itemUsed} suggestions={items.map(({ name }) => name)} />
      <p className="text-12 text-ink-3 sm:col-span-2">{tag.hint}</p>
    </div>
  );
}

/** The kind of act: one that rules ask for, or a word of the table's own. */
function TagField({ path }: TargetFieldsProps) {
  const { tag } = useMessages(entries);
  const { setValue } = useFormContext();
  const value: string = useWatch({ name: path });
  const [isOwn, setOwn] = useState(value !== '' && !TAGS.some((known) => known === value));
  const options = [
    { value: '', label: tag.any },
    ...TAGS.map((known) => ({ value: known, label: tag.names[known] })),
    { value: 'other', label: tag.other },
  ];
  return (
    <div className="grid gap-3">
      <SelectField
        label={tag.label}
        options={options}
        value={isOwn ? 'other' : value}
        onChange={({ target: { value: next } }) => {
          setOwn(next === 'other');
          setValue(path, next === 'other' ? '' : next, { shouldDirty: true });
        }}
      />
      {isOwn && <TextInput path={path} label={tag.word} />}
    </div>
  );
}

function PoolName({ path }: TargetFieldsProps) {
  const { target } = useMessages(entries);
  const { energyPools } = useSurroundings();
  return (
    <TextInput
      path={path}
      label={target.poolName}
      hint={target.poolHint}
      suggestions={energyPools.map(({ name }) => name)}
    />
  );
}

function ItemName({ path }: TargetFieldsProps) {
  const { target } = useMessages(entries);
  const { items } = useSurroundings();
  return (
    <TextInput path={path} label={target.itemName} hint={target.itemHint} suggestions={items.map(({ name }) => name)} />
  );
}
