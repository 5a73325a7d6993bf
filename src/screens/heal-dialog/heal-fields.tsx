import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { heal } from '@/i18n/heal';
import type { AttributeId } from '@/model/attributes';
import { GRADES, type Grade } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { overseerRepair, PRICE_PER_AGGRAVATED } from '@/rules';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SelectField } from '@/ui/fields';
import { GradeSymbol } from '@/ui/grade-mark';
import { LimitedTextField } from '@/ui/limited-text-field';
import { NumberStepper } from '@/ui/number-stepper';
import { useLanguage, useMessages } from '@/ui/preferences';
import { SetByHandMark } from '@/ui/set-by-hand-mark';
import { Term } from '@/ui/term';
import { Checkbox } from '@/ui/toggles';
import { damagedAttributes, type HealDraft, restoredPoints } from './heal-draft';

export type HealFieldsProps = Readonly<{ sheet: Sheet; draft: HealDraft; form: UseFormReturn<HealDraft> }>;

/** The fields of the way that is chosen. */
export function HealFields(props: HealFieldsProps) {
  const words = useMessages(heal);
  switch (props.draft.way) {
    case 'ability':
      return <AbilityFields {...props} />;
    case 'firstAid':
      return <p className="text-ink-2">{words.firstAidHelp}</p>;
    case 'overseer':
      return <OverseerFields {...props} />;
    case 'attribute':
      return <AttributeFields {...props} />;
    case 'temporary':
      return <TemporaryFields {...props} />;
  }
}

function AbilityFields({ sheet, draft, form }: HealFieldsProps) {
  const words = useMessages(heal);
  return (
    <div className="grid gap-2">
      {GRADES.map((grade) => (
        <GradeRow
          key={grade}
          grade={grade}
          most={sheet.health.track[grade]}
          value={draft.amounts[grade]}
          onChange={(amount) => form.setValue(`amounts.${grade}`, amount)}
        />
      ))}
      <SourceField form={form} label={words.sourceOptional} />
    </div>
  );
}

type GradeRowProps = Readonly<{ grade: Grade; most: number; value: number; onChange: (value: number) => void }>;

function GradeRow({ grade, most, value, onChange }: GradeRowProps) {
  const words = useMessages(heal);
  const coreWords = useMessages(core);
  const label = words.pointsOf(coreWords.gradeTitle[grade], most);
  /** How often all were asked for: each time the field starts afresh, whatever was typed in it. */
  const [asked, setAsked] = useState(0);
  return (
    <div className="flex items-start gap-2">
      <span className="flex min-h-tap min-w-0 flex-1 items-center gap-2">
        <GradeSymbol state={grade} />
        <Term of={`${grade} damage`}>{label}</Term>
      </span>
      <NumberStepper key={asked} className="w-36" label={label} value={value} max={most} onChange={onChange} />
      <Button
        kind="ghost"
        className="px-3!"
        disabled={most === 0}
        aria-label={words.allOf(coreWords.grade[grade])}
        onClick={() => {
          setAsked(asked + 1);
          onChange(most);
        }}
      >
        {words.all}
      </Button>
    </div>
  );
}

function SourceField({ form, label, hint }: Readonly<{ form: HealFieldsProps['form']; label: string; hint?: string }>) {
  return <LimitedTextField label={label} hint={hint} most={200} {...form.register('source')} />;
}

function OverseerFields({ sheet, draft, form }: HealFieldsProps) {
  const words = useMessages(heal);
  const language = useLanguage();
  const { cost } = overseerRepair(sheet.health.track, draft.aggravated);
  const { aggravated } = sheet.health.track;
  const label = words.aggravated(PRICE_PER_AGGRAVATED);
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{words.overseerHelp}</p>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <Term of="aggravated damage">{label}</Term>
        </span>
        <NumberStepper
          className="w-36"
          label={label}
          value={Math.min(draft.aggravated, aggravated)}
          max={aggravated}
          onChange={(amount) => form.setValue('aggravated', amount)}
        />
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-13">
        <dt className="text-ink-2">{words.has}</dt>
        <dd className="text-right">
          <b className="font-semibold">{formatNumber(sheet.points, language)}</b>
          <SetByHandMark sheet={sheet} of="points" />
        </dd>
        <dt className="text-ink-2">{words.price}</dt>
        <dd className="text-right font-semibold">{cost === 0 ? words.free : formatNumber(cost, language)}</dd>
      </dl>
      <Checkbox label={words.inSpace} {...form.register('inSpace')} />
    </div>
  );
}

function AttributeFields({ sheet, draft, form }: HealFieldsProps) {
  const words = useMessages(heal);
  const coreWords = useMessages(core);
  const damaged = damagedAttributes(sheet);
  if (damaged.length === 0) return <EmptyState>{words.noAttributeDamage}</EmptyState>;
  const option = (id: AttributeId) => ({
    value: id,
    label: words.attributeOption(coreWords.attribute[id], sheet.attributeDamage[id]),
  });
  return (
    <div className="grid gap-2">
      <SelectField
        term="Attribute damage"
        label={words.attributeLabel}
        options={damaged.map(option)}
        {...form.register('attribute')}
      />
      <div className="flex items-center gap-2">
        <span className="flex-1">{words.attributeAmount}</span>
        <NumberStepper
          className="w-36"
          label={words.attributeAmount}
          value={restoredPoints(sheet, draft)}
          min={1}
          max={Math.max(1, sheet.attributeDamage[draft.attribute])}
          onChange={(amount) => form.setValue('attributePoints', amount)}
        />
      </div>
    </div>
  );
}

function TemporaryFields({ sheet, draft, form }: HealFieldsProps) {
  const words = useMessages(heal);
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <Term of="temporary HP">{words.temporaryAmount}</Term>
          <small className="block text-13 text-ink-2">{words.temporaryHelp(sheet.health.temporary)}</small>
        </span>
        <NumberStepper
          className="w-36"
          label={words.temporaryAmount}
          value={draft.temporary}
          onChange={(amount) => form.setValue('temporary', amount)}
        />
      </div>
      <SourceField form={form} label={words.sourceOptional} hint={words.sourceHint} />
    </div>
  );
}
