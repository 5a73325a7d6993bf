import type { ReactNode } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { formatAmounts } from '@/i18n';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import { GRADES, type GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { addUp, amountsTotal } from '@/rules';
import { Banner } from '@/ui/banner';
import { BeforeAfter } from '@/ui/before-after';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-numbers';
import { Consequence } from '@/ui/consequence';
import { DialogButtons } from '@/ui/dialog';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import type { DamageDraft } from './damage-draft';
import { type DamagePlan, willpowerOf } from './damage-plan';
import { DeathAnswer } from './death-answer';
import { partName } from './hit-parts';
import { hitSteps } from './hit-steps';

type DamageResultProps = Readonly<{
  sheet: Sheet;
  plan: DamagePlan;
  canEdit: boolean;
  formId: string;
  form: UseFormReturn<DamageDraft>;
  onCancel: () => void;
  /** The keypad; it takes the place of the result. */
  children: ReactNode;
}>;

/** What the hit comes to, pinned at the bottom, and the button that repeats it. */
export function DamageResult({ sheet, plan, canEdit, formId, form, onCancel, children }: DamageResultProps) {
  const words = useMessages(core);
  const label = useApplyLabel(sheet, plan, canEdit, form);
  const dies = plan.result?.ok === true && plan.result.sheet.death !== null;
  return (
    <>
      {children || <Preview sheet={sheet} plan={plan} form={form} />}
      <DialogButtons>
        <Button onClick={onCancel}>{words.verb.cancel}</Button>
        <CheckedButton type="submit" form={formId} kind={dies ? 'danger' : 'primary'} disabled={!label.ready}>
          {label.text}
        </CheckedButton>
      </DialogButtons>
    </>
  );
}

function Preview({ sheet, plan, form }: Pick<DamageResultProps, 'sheet' | 'plan' | 'form'>) {
  const words = useMessages(rules);
  const { outcome, result, paid } = plan;
  return (
    <div className="mb-3 grid gap-2.5">
      <BeforeAfter before={sheet} after={result?.ok ? result.sheet : null} />
      {result?.ok && <Consequence before={sheet} after={result.sheet} trace={result.trace} />}
      {result?.ok === false && <Banner>{words.refusal[result.refusal.code]}</Banner>}
      {paid?.ok && <PayOption before={sheet} after={paid.sheet} form={form} />}
      {outcome?.ok && <DeathAnswer form={form} after={outcome.sheet} />}
    </div>
  );
}

type PayOptionProps = Readonly<{ before: Sheet; after: Sheet; form: UseFormReturn<DamageDraft> }>;

function PayOption({ before, after, form }: PayOptionProps) {
  const words = useMessages(damage);
  const left = willpowerOf(before);
  if (left === 0) return <p className="text-13 text-ink-2">{words.cannotPay}</p>;
  return <Checkbox {...form.register('pay')} label={words.pay} detail={words.change(left, willpowerOf(after))} />;
}

type Label = Readonly<{ ready: boolean; text: string }>;

/** The label of the button: the result, or why there is none. */
function useApplyLabel(sheet: Sheet, plan: DamagePlan, canEdit: boolean, form: UseFormReturn<DamageDraft>): Label {
  const words = useMessages(damage);
  const outcomeWords = useMessages(outcomeMessages);
  const language = useLanguage();
  const { errors } = useFormState({ control: form.control });
  const { entry, obstacle, hit, outcome, result } = plan;
  const not = (text: string): Label => ({ ready: false, text });
  if (!canEdit) return not(outcomeWords.readOnly);
  if (sheet.death !== null) return not(words.why.dead);
  const asked = entry.parts.find(({ grade }) => grade === null);
  if (obstacle === 'grade' && asked) return not(words.why.grade(partName(asked, language)));
  if (obstacle === 'unknown') return not(words.why.unknown(`“${entry.unknown[0]}”`));
  if (obstacle === 'tooMany') return not(words.why.tooMany);
  if (obstacle === 'height') return not(words.why.height);
  if (!hit) return not(words.why.empty);
  if (!outcome?.ok || !result?.ok) return not(words.why.zero);
  if (errors.source) return not(words.why.tooLong);
  if (result.sheet.death !== null) return { ready: true, text: words.applyDies(sheet.name) };
  const reached = addUp(hitSteps(outcome.trace).flatMap((one) => partsOf(one.reached)));
  const text = amountsTotal(reached) > 0 ? words.apply(formatAmounts(reached, language)) : words.applyStopped;
  return { ready: true, text };
}

const partsOf = (amounts: GradeAmounts) => GRADES.map((grade) => ({ grade, amount: amounts[grade] }));
