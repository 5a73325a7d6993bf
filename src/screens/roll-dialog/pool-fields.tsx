import { useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { roll } from '@/i18n/roll';
import { sheet as sheetWords } from '@/i18n/sheet';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import { ChoicePills } from '@/ui/choice-list';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { TogglePills } from '@/ui/toggle-pills';
import { KIND_ATTRIBUTES, ROLL_KINDS, type RollKind, tagsOn } from './roll-draft';
import { useRollForm } from './roll-form';
import { RollNumber } from './roll-number';

/** What a pool is made of: Attributes, Skill and Specialty, an item, the kind of act, dice by hand. */
export function PoolFields({ sheet }: Readonly<{ sheet: Sheet }>) {
  const words = useMessages(roll);
  const { attribute } = useMessages(core);
  const { act } = useMessages(sheetWords).effects;
  const { control, setValue } = useRollForm();
  const [kind, attributes, tags] = useWatch({ control, name: ['kind', 'attributes', 'tags'] });
  const choose = (next: RollKind) => {
    setValue('kind', next);
    if (next !== 'other') setValue('attributes', [...KIND_ATTRIBUTES[next]]);
  };
  const known = tagsOn(sheet);
  return (
    <div className="grid gap-3.5">
      <ChoicePills
        label={words.kind}
        value={kind}
        onChange={choose}
        choices={ROLL_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <TogglePills
        label={words.attributes}
        term="Attribute"
        hint={attributes.length > 1 ? words.attributesHint : undefined}
        values={attributes}
        onChange={(next) => setValue('attributes', next)}
        options={ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] }))}
      />
      <SkillFields sheet={sheet} />
      <TogglePills
        label={words.acts}
        values={tags}
        onChange={(next) => setValue('tags', next)}
        options={known.map((value) => ({ value, label: act[value] ?? value }))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <RollNumber path="other" label={words.other} hint={words.otherHint} />
        <RollNumber path="difficulty" term="difficulty" label={words.difficulty} />
      </div>
    </div>
  );
}

/** The Skill with its Specialties, and the item that is used; nothing of which the sheet has none. */
function SkillFields({ sheet: { skills, items } }: Readonly<{ sheet: Sheet }>) {
  const words = useMessages(roll);
  const { control, register, setValue } = useRollForm();
  const skillId = useWatch({ control, name: 'skill' });
  const specialties = skills.find(({ id }) => id === skillId)?.specialties ?? [];
  const none = { value: '', label: words.none };
  const named = (entries: readonly Readonly<{ id: string; name: string }>[]) => [
    none,
    ...entries.map(({ id, name }) => ({ value: id, label: name })),
  ];
  if (skills.length + items.length === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {skills.length > 0 && (
        <SelectField
          label={words.skill}
          term="Skill"
          options={named(skills)}
          {...register('skill', { onChange: () => setValue('specialty', '') })}
        />
      )}
      {specialties.length > 0 && (
        <SelectField
          label={words.specialty}
          term="Specialty"
          options={[none, ...specialties.map((value) => ({ value, label: value }))]}
          {...register('specialty')}
        />
      )}
      {items.length > 0 && <SelectField label={words.item} options={named(items)} {...register('item')} />}
    </div>
  );
}
