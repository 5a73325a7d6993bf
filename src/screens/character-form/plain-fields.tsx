import { NumberInput, SelectInput, TextAreaInput, TextInput } from '@/editors/fields';
import { byHand } from '@/i18n/by-hand';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { ATTRIBUTE_GROUPS, type AttributeGroup, type AttributeId } from '@/model/attributes';
import { RANKS } from '@/model/ranks';
import type { Sheet } from '@/model/sheet';
import { attributeScore, isSetByHand, legendaryOf } from '@/rules';
import { useMessages } from '@/ui/preferences';
import { PortraitField } from './portrait-field';

/** Who it is. */
export function IdentityFields() {
  const words = useMessages(character);
  const { rank, term } = useMessages(core);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextInput path="name" label={words.name} />
      <TextInput path="otherName" label={words.otherName} />
      <TextInput path="player" label={words.player} />
      <TextInput path="concept" label={words.concept} />
      <SelectInput path="rank" label={term.rank} options={RANKS.map((value) => ({ value, label: rank(value) }))} />
      <PortraitField />
      <TextAreaInput path="notes" label={words.notes} className="sm:col-span-2" />
    </div>
  );
}

const GROUPS = ['physical', 'mental', 'social'] as const;

type FormProps = Readonly<{
  /** What the form comes to: Legendary ranks, scores that count differently, what was set by hand. */
  sheet: Sheet | null;
}>;

/** The nine Attributes, Size, and what was added by hand. */
export function AttributeFields({ sheet }: FormProps) {
  const words = useMessages(character);
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {GROUPS.map((group) => (
          <GroupFields key={group} group={group} sheet={sheet} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <NumberInput path="size" label={words.size} hint={words.sizeHint} />
        <NumberInput signed path="healthBonus" label={words.healthBonus} hint={words.bonusHint} />
        <NumberInput signed path="willpowerBonus" label={words.willpowerBonus} hint={words.bonusHint} />
      </div>
    </div>
  );
}

function GroupFields({ group, sheet }: FormProps & Readonly<{ group: AttributeGroup }>) {
  const words = useMessages(core);
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1.5 text-13 text-ink-2">{words.attributeGroup[group]}</legend>
      <div className="grid gap-2">
        {ATTRIBUTE_GROUPS[group].map((id) => (
          <AttributeField key={id} id={id} sheet={sheet} />
        ))}
      </div>
    </fieldset>
  );
}

function AttributeField({ id, sheet }: FormProps & Readonly<{ id: AttributeId }>) {
  const words = useMessages(character);
  const { attribute } = useMessages(core);
  const rank = sheet ? legendaryOf(sheet, id) : 0;
  const score = sheet ? attributeScore(sheet, id) : null;
  const parts = [
    rank > 0 && words.legendary(rank),
    sheet && score !== null && score !== sheet.attributes[id] && words.countsAs(score),
  ].filter((part) => typeof part === 'string');
  return (
    <NumberInput
      inline
      path={`attributes.${id}`}
      label={attribute[id]}
      hint={parts.length > 0 ? parts.join(' · ') : undefined}
    />
  );
}

/** Reward points held, and XP not spent. */
export function PointFields({ sheet }: FormProps) {
  const words = useMessages(character);
  const { was } = useMessages(byHand);
  const hint = (of: 'points' | 'experience') => (sheet && isSetByHand(sheet, of) ? was : undefined);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <NumberInput path="points" label={words.points} hint={hint('points')} />
      <NumberInput path="experience" label={words.experience} hint={hint('experience')} />
    </div>
  );
}
