import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import { willpower } from '@/i18n/willpower';
import type { Sheet } from '@/model/sheet';
import { maximumWillpower, type Outcome } from '@/rules';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { LimitedTextField } from '@/ui/limited-text-field';
import { NumberStepper } from '@/ui/number-stepper';
import { OutcomePreview } from '@/ui/outcome-preview';
import { Pips } from '@/ui/pips';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useCarryOut } from '@/ui/tell-outcome';
import { Term } from '@/ui/term';
import { WillpowerChoices } from './willpower-choices';
import {
  startOfWillpower,
  takesAmount,
  type WillpowerDraft,
  willpowerCommand,
  willpowerDraftSchema,
  willpowerOf,
} from './willpower-draft';

type WillpowerDialogProps = Readonly<{ onClose: () => void }>;

/** Spends, gains, recovers and loses Willpower. */
export function WillpowerDialog({ onClose }: WillpowerDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <WillpowerForm sheet={sheet} onClose={onClose} />;
}

function WillpowerForm({ sheet, onClose }: WillpowerDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(core);
  const formId = useId();
  const [start] = useState(() => startOfWillpower(sheet));
  const form = useForm<WillpowerDraft>({ defaultValues: start, resolver: zodResolver(willpowerDraftSchema) });
  const draft = useWatch({ control: form.control, compute: (values: WillpowerDraft) => values });
  const command = willpowerCommand(draft.use, draft);
  const outcome = sheetStore.preview(command);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const apply = () => {
    carryOut([command]);
  };
  const { current, temporary } = sheet.willpower;
  return (
    <Dialog
      title={<Term of="Willpower">{words.term.willpower}</Term>}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview before={sheet} outcome={outcome} quietTrack />
          <DialogButtons>
            <Button onClick={onClose}>{words.verb.cancel}</Button>
            <WillpowerButton sheet={sheet} draft={draft} outcome={outcome} formId={formId} />
          </DialogButtons>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-3" onSubmit={(event) => void form.handleSubmit(apply)(event)}>
        <Pips current={current} max={maximumWillpower(sheet).value} temporary={temporary} />
        <WillpowerChoices sheet={sheet} draft={draft} onChoose={(use) => form.setValue('use', use)} />
        <WillpowerFields form={form} draft={draft} />
      </form>
    </Dialog>
  );
}

type FieldsProps = Readonly<{ form: UseFormReturn<WillpowerDraft>; draft: WillpowerDraft }>;

/** What the chosen use needs to know. */
function WillpowerFields({ form, draft }: FieldsProps) {
  const words = useMessages(willpower);
  if (draft.use === 'stayConscious') {
    return (
      <Segmented
        label={words.where}
        value={draft.inCombat ? 'inCombat' : 'outside'}
        onChange={(where) => form.setValue('inCombat', where === 'inCombat')}
        options={[
          { value: 'inCombat', label: words.inCombat },
          { value: 'outside', label: words.outside },
        ]}
      />
    );
  }
  if (!takesAmount(draft.use)) return null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NumberStepper
        className="w-36"
        label={words.amount}
        value={draft.amount}
        min={1}
        onChange={(amount) => form.setValue('amount', amount)}
      />
      {draft.use !== 'lose' && (
        <LimitedTextField
          className="min-w-40 flex-1"
          label={words.sourceOptional}
          hint={draft.use === 'gain' ? words.sourceHint : undefined}
          most={200}
          {...form.register('source')}
        />
      )}
    </div>
  );
}

type ButtonProps = Readonly<{ sheet: Sheet; draft: WillpowerDraft; outcome: Outcome; formId: string }>;

function WillpowerButton({ sheet, draft, outcome, formId }: ButtonProps) {
  const rulesWords = useMessages(rules);
  const outcomeWords = useMessages(outcomeMessages);
  const doing = useDoing(sheet, draft);
  const canEdit = useSheet(selectCanEdit);
  const refused = outcome.ok ? null : outcomeWords.asLabel(rulesWords.refusal[outcome.refusal.code]);
  const why = canEdit ? refused : outcomeWords.readOnly;
  return (
    <CheckedButton type="submit" form={formId} kind="primary" disabled={why !== null}>
      {why ?? (outcome.ok && doing(outcome.sheet))}
    </CheckedButton>
  );
}

/** What the button would do, in words that name the result. */
function useDoing(before: Sheet, { use }: WillpowerDraft): (after: Sheet) => string {
  const words = useMessages(willpower);
  return (after) => {
    const [held, left] = [willpowerOf(before), willpowerOf(after)];
    switch (use) {
      case 'gain':
        return left > held ? words.gain(after.willpower.temporary) : words.keepsHigher(before.willpower.temporary);
      case 'recover':
        return words.recover(left - held);
      case 'lose':
        return words.lose(held - left);
      default:
        return words.spend(held, left);
    }
  };
}
