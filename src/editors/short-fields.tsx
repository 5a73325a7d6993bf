import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { useMessages } from '@/ui/preferences';
import { NumberInput, optionsOf, SelectInput, TextInput, WordsInput } from './fields';

/** A Skill with its Specialties. */
export function SkillFields() {
  const words = useMessages(entries);
  return (
    <>
      <TextInput first path="name" label={words.name} suggestions={Object.values(words.skill.known)} />
      <NumberInput path="rating" term="Skill" label={words.skill.rating} />
      <WordsInput path="specialties" label={words.skill.specialties} hint={words.wordsHint} />
    </>
  );
}

/** A condition with points. */
export function ConditionFields() {
  const words = useMessages(entries);
  return (
    <>
      <TextInput first path="name" label={words.name} suggestions={Object.values(words.condition.known)} />
      <NumberInput min={1} path="points" term="condition" label={words.condition.points} />
      <TextInput path="note" label={words.note} />
    </>
  );
}

/** Fast healing or regeneration. */
export function HealingFields() {
  const words = useMessages(entries);
  const { term } = useMessages(core);
  return (
    <>
      <SelectInput path="kind" label={words.kind} options={optionsOf(['fastHealing', 'regeneration'], term)} />
      <NumberInput path="rating" label={words.healing.rating} />
      <TextInput first path="source" label={words.source.label} hint={words.healing.sourceHint} />
    </>
  );
}
