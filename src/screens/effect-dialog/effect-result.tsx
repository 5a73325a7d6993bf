import { useFormState } from 'react-hook-form';
import { core } from '@/i18n/core';
import { effect } from '@/i18n/effect';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import type { Outcome } from '@/rules';
import { Banner } from '@/ui/banner';
import { BeforeAfter } from '@/ui/before-after';
import { Button } from '@/ui/button';
import { Consequence } from '@/ui/consequence';
import { compareNumbers, derivedNumbers } from '@/ui/derived-numbers';
import { DialogButtons } from '@/ui/dialog';
import { NumberChanges } from '@/ui/number-changes';
import { useMessages } from '@/ui/preferences';
import { type Entry, sameCondition } from './effect-draft';
import { useEntryForm } from './entry-fields';

type EffectResultProps = Readonly<{
  sheet: Sheet;
  /** Null while a number is none. */
  entry: Entry | null;
  outcome: Outcome | null;
  canEdit: boolean;
  formId: string;
  onCancel: () => void;
}>;

/** What the entry changes, pinned at the bottom, and the button that repeats it. */
export function EffectResult({ sheet, entry, outcome, canEdit, formId, onCancel }: EffectResultProps) {
  const words = useMessages(core);
  const label = useLabel(entry, canEdit);
  return (
    <>
      {outcome?.ok && <Preview before={sheet} entry={entry} outcome={outcome} />}
      {outcome?.ok === false && <Refused outcome={outcome} />}
      <DialogButtons>
        <Button onClick={onCancel}>{words.verb.cancel}</Button>
        <Button type="submit" form={formId} kind="primary" disabled={!canEdit}>
          {label}
        </Button>
      </DialogButtons>
    </>
  );
}

function Refused({ outcome }: Readonly<{ outcome: Extract<Outcome, { ok: false }> }>) {
  const { refusal } = useMessages(rules);
  return <Banner className="mb-3">{refusal[outcome.refusal.code]}</Banner>;
}

type PreviewProps = Readonly<{ before: Sheet; entry: Entry | null; outcome: Extract<Outcome, { ok: true }> }>;

function Preview({ before, entry, outcome }: PreviewProps) {
  const words = useMessages(effect);
  const coreWords = useMessages(core);
  const rulesWords = useMessages(rules);
  const { sheet: after, trace } = outcome;
  const numbers = compareNumbers(
    derivedNumbers(before, coreWords, rulesWords),
    derivedNumbers(after, coreWords, rulesWords),
  );
  const isCondition = entry?.what === 'condition';
  return (
    <div className="mb-3 grid max-h-[40vh] gap-2.5 overflow-auto">
      {isCondition && <ConditionChange sheet={before} entry={entry} />}
      {!isCondition && !numbers.some((one) => one.changed) && <p className="text-13 text-ink-2">{words.noNumber}</p>}
      <NumberChanges before={before} after={after} />
      {before.health.track !== after.health.track && <BeforeAfter marked before={before} after={after} />}
      <Consequence before={before} after={after} trace={trace} />
    </div>
  );
}

function ConditionChange({ sheet, entry }: Readonly<{ sheet: Sheet; entry: Extract<Entry, { what: 'condition' }> }>) {
  const words = useMessages(effect);
  const { name, points } = entry.condition;
  const before = sameCondition(sheet, name)?.points ?? 0;
  return (
    <p className="flex justify-between gap-3 text-13">
      <span className="text-ink-2">{words.pointsChange(name || words.kinds.condition)}</span>
      <b className="font-semibold whitespace-nowrap">{words.change(before, points)}</b>
    </p>
  );
}

/** The label of the button: the result, or why there is none yet. */
function useLabel(entry: Entry | null, canEdit: boolean): string {
  const words = useMessages(effect);
  const { attribute } = useMessages(core);
  const { control } = useEntryForm();
  const { errors } = useFormState({ control });
  if (!canEdit) return words.blocked.readOnly;
  if (!entry) return errors.effect || errors.condition || errors.damage ? words.blocked.fields : words.title;
  switch (entry.what) {
    case 'effect':
      return entry.effect.name ? words.add(entry.effect.name) : words.title;
    case 'condition':
      return entry.condition.name ? words.set(entry.condition.name, entry.condition.points) : words.kinds.condition;
    case 'damage':
      return words.damage(attribute[entry.damage.attribute], entry.damage.amount);
  }
}
