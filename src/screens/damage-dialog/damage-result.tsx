import { memo } from 'react';
import { useFormState } from 'react-hook-form';
import { formatAmounts } from '@/i18n';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import { GRADES, type GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { addUp, amountsTotal, type Outcome } from '@/rules';
import { selectCanEdit } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { TrackLine } from '@/ui/before-after';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { Consequence } from '@/ui/consequence';
import { DialogButtons } from '@/ui/dialog';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { hasEntry } from './damage-draft';
import { type DamageForm, type FormProps, useField } from './damage-form';
import { type DamagePlan, willpowerOf } from './damage-plan';
import { DeathAnswer } from './death-answer';
import { partName } from './hit-parts';
import { Kept } from './kept';
import { Keypad } from './keypad';
import { usePlan } from './plan-provider';
import type { Pad } from './use-pad';

type DamageResultProps = FormProps & Readonly<{ formId: string; pad: Pad; onCancel: () => void }>;

/** What the hit comes to, pinned at the bottom, and the button that repeats it. The keypad takes its place. */
export function DamageResult({ form, formId, pad, onCancel }: DamageResultProps) {
  const words = useMessages(core);
  const plan = usePlan();
  const label = useApplyLabel(plan, form);
  const isPad = hasEntry(useField(form, 'form')) && pad.isShown(plan);
  const dies = plan.result?.ok === true && plan.result.sheet.death !== null;
  return (
    <>
      {isPad ? <Keypad form={form} onSaid={pad.close} /> : <NowAndAfter form={form} plan={plan} />}
      <DialogButtons>
        <Button onClick={onCancel}>{words.verb.cancel}</Button>
        <CheckedButton type="submit" form={formId} kind={dies ? 'danger' : 'primary'} disabled={!label.ready}>
          {label.text}
        </CheckedButton>
      </DialogButtons>
    </>
  );
}

function NowAndAfter({ form, plan }: FormProps & Readonly<{ plan: DamagePlan }>) {
  const words = useMessages(outcomeMessages);
  const { sheet, obstacle, last } = plan;
  const { outcome, result, paid } = last ?? plan;
  return (
    <div className="mb-3 grid gap-2">
      <TrackLine label={words.now} sheet={sheet} />
      <Kept holds={obstacle === null}>
        {result && <After form={form} sheet={sheet} outcome={outcome} result={result} paid={paid} />}
      </Kept>
    </div>
  );
}

type AfterProps = FormProps &
  Readonly<{ sheet: Sheet; outcome: Outcome | null; result: Outcome; paid: Outcome | null }>;

const After = memo(function After({ form, sheet, outcome, result, paid }: AfterProps) {
  const words = useMessages(outcomeMessages);
  const rulesWords = useMessages(rules);
  return (
    <div className="grid gap-2.5">
      {result.ok && <TrackLine label={words.after} sheet={result.sheet} strong />}
      {result.ok && <Consequence before={sheet} after={result.sheet} trace={result.trace} />}
      {!result.ok && <Banner>{rulesWords.refusal[result.refusal.code]}</Banner>}
      {paid?.ok && <PayOption before={sheet} after={paid.sheet} form={form} />}
      {outcome?.ok && <DeathAnswer form={form} after={outcome.sheet} />}
    </div>
  );
});

type PayOptionProps = FormProps & Readonly<{ before: Sheet; after: Sheet }>;

function PayOption({ before, after, form }: PayOptionProps) {
  const words = useMessages(damage);
  const left = willpowerOf(before);
  if (left === 0) return <p className="text-13 text-ink-2">{words.cannotPay}</p>;
  return <Checkbox {...form.register('pay')} label={words.pay} detail={words.change(left, willpowerOf(after))} />;
}

type Label = Readonly<{ ready: boolean; text: string }>;

/** The label of the button: the result, or why there is none. */
function useApplyLabel(plan: DamagePlan, { control }: DamageForm): Label {
  const words = useMessages(damage);
  const outcomeWords = useMessages(outcomeMessages);
  const language = useLanguage();
  const canEdit = useSheet(selectCanEdit);
  const { errors } = useFormState({ control });
  const { sheet, entry, obstacle, hit, outcome, way, result } = plan;
  const not = (text: string): Label => ({ ready: false, text });
  if (!canEdit) return not(outcomeWords.readOnly);
  if (sheet.death !== null) return not(words.why.dead);
  const asked = entry.parts.find(({ grade }) => grade === null);
  if (obstacle === 'grade' && asked) return not(words.why.grade(partName(asked, language)));
  if (obstacle === 'unknown') return not(words.why.unknown(`“${entry.unknown[0]}”`));
  if (obstacle === 'tooMany' || obstacle === 'beyond' || obstacle === 'entryTooLong') return not(words.why[obstacle]);
  if (obstacle === 'height') return not(words.why.height);
  if (!hit) return not(words.why.empty);
  if (!outcome?.ok || !result?.ok) return not(words.why.zero);
  if (errors.source) return not(words.why.tooLong);
  if (result.sheet.death !== null) return { ready: true, text: words.applyDies(sheet.name) };
  const sum = addUp(way.flatMap(({ reached }) => partsOf(reached)));
  const text = amountsTotal(sum) > 0 ? words.apply(formatAmounts(sum, language)) : words.applyStopped;
  return { ready: true, text };
}

const partsOf = (amounts: GradeAmounts) => GRADES.map((grade) => ({ grade, amount: amounts[grade] }));
