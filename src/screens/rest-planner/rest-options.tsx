import { X } from 'lucide-react';
import { useState } from 'react';
import { core } from '@/i18n/core';
import { rest } from '@/i18n/rest';
import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { restInput } from '@/rules';
import { Button } from '@/ui/button';
import { SelectField, TextField } from '@/ui/fields';
import { NumberStepper } from '@/ui/number-stepper';
import { useMessages } from '@/ui/preferences';
import { Term } from '@/ui/term';
import { Checkbox } from '@/ui/toggles';
import { BrokenOff, RestParts, Treatments } from './rest-changes';
import type { TermsProps } from './rest-draft';

/** The terms of a rest that most rests leave alone. */
export function RestOptions(props: TermsProps) {
  const words = useMessages(rest);
  const { draft, planned, onChange } = props;
  return (
    <div className="grid gap-4 pt-3">
      <Speeds {...props} />
      <div className="grid gap-1.5">
        <span aria-hidden className="text-13 text-ink-2">
          {words.hoursPerDay}
        </span>
        <NumberStepper
          label={words.hoursPerDay}
          value={draft.hoursPerDay}
          max={24}
          onChange={(hoursPerDay) => onChange({ hoursPerDay })}
        />
      </div>
      <AttributeChoice {...props} />
      <Saves {...props} />
      <RestParts {...props} />
      <Treatments {...props} />
      <BrokenOff key={`${draft.minutes} ${draft.until}`} {...props} />
      <Checkbox
        label={
          <>
            {words.endsScene}
            <small className="block text-12 text-ink-2">{words.endsSceneDetail}</small>
          </>
        }
        checked={planned.endsScene}
        onChange={(event) => onChange({ endsScene: event.target.checked })}
      />
    </div>
  );
}

const speedSchema = restInput.shape.multipliers;

function Speeds({ draft, planned, onChange }: TermsProps) {
  const words = useMessages(rest);
  const coreWords = useMessages(core);
  const [text, setText] = useState('');
  const { multipliers } = draft;
  const more = [...multipliers, Number(text.replace(',', '.').replace('×', ''))];
  const valid = text.trim() !== '' && speedSchema.safeParse(more).success;
  const add = () => {
    if (!valid) return;
    onChange({ multipliers: more });
    setText('');
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="flex items-baseline justify-between text-13 text-ink-2">
        <span>{words.speed}</span>
        {multipliers.length > 0 && <span>{words.speedTotal(planned.plan.multiplier)}</span>}
      </div>
      {multipliers.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {multipliers.map((speed, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources may give the same speed
            <li key={index}>
              <Button
                className="px-3 text-13"
                icon={X}
                aria-label={words.removeSpeed(speed)}
                onClick={() => onChange({ multipliers: multipliers.filter((_, other) => other !== index) })}
              >
                {words.speedFrom(speed)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-start gap-2">
        <TextField
          label={words.addSpeed}
          hideLabel
          inputMode="decimal"
          placeholder="2"
          hint={words.addSpeedHint}
          error={text.trim() !== '' && !valid ? words.speedProblem : undefined}
          className="flex-1"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{coreWords.verb.add}</Button>
      </div>
    </form>
  );
}

function AttributeChoice({ sheet, draft, planned, onChange }: TermsProps) {
  const words = useMessages(rest);
  const coreWords = useMessages(core);
  const damaged = ATTRIBUTE_IDS.filter((id) => sheet.attributeDamage[id] > 0);
  if (damaged.length < 2) return null;
  return (
    <SelectField
      label={words.attribute}
      term="Attribute damage"
      value={draft.attribute ?? planned.plan.attribute ?? ''}
      options={[
        { value: '', label: words.attributeChoose },
        ...damaged.map((id) => ({ value: id, label: coreWords.attribute[id] })),
      ]}
      onChange={(event) =>
        onChange({ attribute: event.target.value === '' ? null : (event.target.value as AttributeId) })
      }
    />
  );
}

function Saves({ planned, onChange }: TermsProps) {
  const words = useMessages(rest);
  const { plan, saves } = planned;
  const { conditions } = plan.saves;
  if (conditions.length === 0) return null;
  return (
    <div className="grid gap-2">
      <SelectField
        label={words.condition}
        term="condition"
        value={saves?.id ?? ''}
        options={[
          ...conditions.map(({ id, name, points }) => ({ value: id, label: `${name} ${points}` })),
          { value: '', label: words.conditionNone },
        ]}
        onChange={(event) => onChange({ condition: event.target.value, saves: null })}
      />
      {saves && (
        <div className="grid gap-1.5">
          <span className="text-13 text-ink-2">
            <Term of="save">{words.saves}</Term>
          </span>
          <NumberStepper
            label={words.saves}
            value={saves.count}
            max={saves.most}
            onChange={(count) => onChange({ saves: count })}
          />
        </div>
      )}
    </div>
  );
}
