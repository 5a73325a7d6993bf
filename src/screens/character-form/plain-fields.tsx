import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { ATTRIBUTE_GROUPS, type AttributeGroup, type AttributeId } from '@/model/attributes';
import { type Sheet, sheetSchema } from '@/model/sheet';
import { attributeScore, legendaryOf } from '@/rules';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { DraftNumber, DraftText, DraftTextArea, useDraftForm } from './draft-fields';

/** Who it is. */
export function IdentityFields() {
  const words = useMessages(character);
  const coreWords = useMessages(core);
  const { register } = useDraftForm();
  const ranks = sheetSchema.shape.rank.options;
  return (
    <Section title={words.section.identity}>
      <div className="grid gap-3 sm:grid-cols-2">
        <DraftText path="name" label={words.name} />
        <DraftText path="otherName" label={words.otherName} />
        <DraftText path="concept" label={words.concept} />
        <SelectField
          label={coreWords.term.rank}
          options={ranks.map((value) => ({ value, label: coreWords.rank(value) }))}
          {...register('rank')}
        />
        <DraftTextArea path="notes" label={words.notes} className="sm:col-span-2" />
      </div>
    </Section>
  );
}

const GROUPS = ['physical', 'mental', 'social'] as const;

/** The nine Attributes; `sheet` is what the form comes to, for Legendary ranks and scores that count differently. */
export function AttributeFields({ sheet }: Readonly<{ sheet: Sheet | null }>) {
  const { term } = useMessages(core);
  return (
    <Section title={term.attributes}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {GROUPS.map((group) => (
          <GroupFields key={group} group={group} sheet={sheet} />
        ))}
      </div>
    </Section>
  );
}

function GroupFields({ group, sheet }: Readonly<{ group: AttributeGroup; sheet: Sheet | null }>) {
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

function AttributeField({ id, sheet }: Readonly<{ id: AttributeId; sheet: Sheet | null }>) {
  const words = useMessages(character);
  const { attribute } = useMessages(core);
  const rank = sheet ? legendaryOf(sheet, id) : 0;
  const score = sheet ? attributeScore(sheet, id) : null;
  const parts = [
    rank > 0 && words.legendary(rank),
    sheet && score !== null && score !== sheet.attributes[id] && words.countsAs(score),
  ].filter((part) => typeof part === 'string');
  return (
    <DraftNumber
      inline
      path={`attributes.${id}`}
      label={attribute[id]}
      hint={parts.length > 0 ? parts.join(' · ') : undefined}
    />
  );
}

/** Size, what was added by hand, reward points. */
export function NumberFields() {
  const words = useMessages(character);
  return (
    <Section title={words.section.numbers}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <DraftNumber path="size" label={words.size} hint={words.sizeHint} />
        <DraftNumber path="healthBonus" label={words.healthBonus} hint={words.bonusHint} />
        <DraftNumber path="willpowerBonus" label={words.willpowerBonus} hint={words.bonusHint} />
        <DraftNumber path="points" label={words.points} />
      </div>
    </Section>
  );
}
