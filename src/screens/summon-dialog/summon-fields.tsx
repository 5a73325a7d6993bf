import { core } from '@/i18n/core';
import { summon } from '@/i18n/summon';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import { costReduction, type Explained } from '@/rules';
import { SelectField } from '@/ui/fields';
import { NumberEntry } from '@/ui/number-entry';
import { useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { Why, WhyNumber } from '@/ui/why';
import { numberIn, protectors, RANGE, type SummonDraft } from './summon-draft';

type FieldsProps = Readonly<{ draft: SummonDraft; onChange: (draft: SummonDraft) => void }>;

/** The numbers of a summon; the rest is written on its sheet. */
export function SummonNumbers({ draft, onChange }: FieldsProps) {
  const words = useMessages(summon);
  const { attribute, term } = useMessages(core);
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 sm:grid-cols-2 sm:gap-x-4">
      <legend className="mb-1 text-13 text-ink-2">{words.numbers}</legend>
      {ATTRIBUTE_IDS.map((id) => (
        <Typed
          key={id}
          label={attribute[id]}
          text={draft.attributes[id]}
          onText={(text) => onChange({ ...draft, attributes: { ...draft.attributes, [id]: text } })}
        />
      ))}
      <Typed label={term.size} term="Size" text={draft.size} onText={(size) => onChange({ ...draft, size })} />
    </fieldset>
  );
}

/** What it costs its owner. */
export function CostFields({ owner, draft, onChange }: FieldsProps & Readonly<{ owner: Sheet }>) {
  const words = useMessages(summon);
  const { term } = useMessages(core);
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 sm:grid-cols-2 sm:gap-x-4">
      <legend className="mb-1 text-13 text-ink-2">{words.cost}</legend>
      {owner.energyPools.map(({ id, name }) => (
        <div key={id} className="min-w-0">
          <Typed
            label={name}
            text={draft.energy[id] ?? '0'}
            onText={(text) => onChange({ ...draft, energy: { ...draft.energy, [id]: text } })}
          />
          <Lower name={name} lower={costReduction(owner, name)} />
        </div>
      ))}
      <Typed
        label={term.willpower}
        term="Willpower"
        text={draft.willpower}
        onText={(willpower) => onChange({ ...draft, willpower })}
      />
    </fieldset>
  );
}

/** By how much the costs of a pool are lower; nothing where they are as they are. */
function Lower({ name, lower }: Readonly<{ name: string; lower: Explained }>) {
  const words = useMessages(summon);
  if (lower.value === 0) return null;
  return (
    <Why name={words.costOf(name)} explained={lower} className="min-h-tap text-left text-13 text-ink-2">
      <WhyNumber>{words.lower(lower.value)}</WhyNumber>
    </Why>
  );
}

/** The things that a being that goes had brought; what names it as its source goes by itself. */
export function BroughtItems({ owner, draft, onChange }: FieldsProps & Readonly<{ owner: Sheet }>) {
  const words = useMessages(summon);
  if (owner.items.length === 0) return null;
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1 text-13 text-ink-2">{words.brought}</legend>
      {owner.items.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={draft.items.includes(id)}
          onChange={({ target }) =>
            onChange({
              ...draft,
              items: target.checked ? [...draft.items, id] : draft.items.filter((one) => one !== id),
            })
          }
        />
      ))}
    </fieldset>
  );
}

/** Whom the threat is against. */
export function Against({ owner, draft, onChange }: FieldsProps & Readonly<{ owner: Sheet }>) {
  const words = useMessages(summon);
  const names = protectors(owner);
  if (names.length === 0) return <p className="text-13 text-ink-2">{words.nothingProtects}</p>;
  return (
    <SelectField
      label={words.against}
      value={draft.against}
      options={['', ...names].map((name) => ({ value: name, label: name || '—' }))}
      onChange={(event) => onChange({ ...draft, against: event.target.value })}
    />
  );
}

type TypedProps = Readonly<{ label: string; term?: string; text: string; onText: (text: string) => void }>;

function Typed({ text, onText, ...named }: TypedProps) {
  const { error } = useMessages(core);
  const wrong = numberIn(text) === null;
  return (
    <NumberEntry
      inline
      {...named}
      text={text}
      error={wrong && `${error.wholeNumber} ${error.between(RANGE.min, RANGE.max)}`}
      onText={onText}
    />
  );
}
