import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { core } from '@/i18n/core';
import { effect } from '@/i18n/effect';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import { newId } from '@/storage/new-id';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Dialog } from '@/ui/dialog';
import { problemOf } from '@/ui/field-problem';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useTellOutcome } from '@/ui/tell-outcome';
import {
  commandOf,
  type EffectDraft,
  type Entry,
  emptyDraft,
  entryDraftSchema,
  inNumbers,
  KINDS,
  reckonable,
  sameCondition,
} from './effect-draft';
import { EffectFields } from './effect-fields';
import { EffectResult } from './effect-result';
import { EntryNumber, EntryText, useEntryForm } from './entry-fields';

type EffectDialogProps = Readonly<{ onClose: () => void }>;

/** Adds an effect, a condition or Attribute damage to the open sheet. */
export function EffectDialog({ onClose }: EffectDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <EffectForm sheet={sheet} onClose={onClose} />;
}

function EffectForm({ sheet, onClose }: EffectDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(effect);
  const formId = useId();
  const [id] = useState(newId);
  const canEdit = useSheet(selectCanEdit);
  const tell = useTellOutcome();
  const form = useForm<EffectDraft, unknown, Entry>({
    mode: 'onTouched',
    defaultValues: emptyDraft(id),
    resolver: zodResolver(entryDraftSchema, { error: problemOf }),
  });
  const draft = useWatch({ control: form.control }) as EffectDraft;
  const entry = reckonable(draft);
  const outcome = entry && sheetStore.preview(commandOf(sheet, inNumbers(entry)));
  const add = (written: Entry) => {
    const commands = [commandOf(sheet, written)];
    const done = sheetStore.dispatch(commands);
    if (!done.ok) return;
    onClose();
    const undo = () => void sheetStore.undo();
    tell({ commands, trace: done.trace, before: sheet, after: done.sheet, undo });
  };
  const result = { sheet, entry, outcome, canEdit, formId };
  return (
    <FormProvider {...form}>
      <Dialog
        title={words.title}
        subtitle={sheet.name}
        onClose={onClose}
        footer={<EffectResult {...result} onCancel={onClose} />}
      >
        <form id={formId} noValidate className="grid gap-3.5" onSubmit={(event) => void form.handleSubmit(add)(event)}>
          <Segmented
            label={words.what}
            value={draft.what}
            onChange={(what) => {
              form.setValue('what', what);
              form.clearErrors();
            }}
            options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          />
          {draft.what === 'effect' && <EffectFields />}
          {draft.what === 'condition' && <ConditionFields sheet={sheet} />}
          {draft.what === 'damage' && <DamageFields />}
        </form>
      </Dialog>
    </FormProvider>
  );
}

function ConditionFields({ sheet }: Readonly<{ sheet: Sheet }>) {
  const words = useMessages(effect);
  const { control } = useEntryForm();
  const name = useWatch({ control, name: 'condition.name' });
  const known = sameCondition(sheet, name);
  return (
    <div className="grid gap-3">
      <EntryText
        path="condition.name"
        label={words.name}
        hint={known && words.alreadyThere(known.name, known.points)}
      />
      <EntryNumber path="condition.points" label={words.points} />
      <EntryText path="condition.note" label={words.note} />
    </div>
  );
}

function DamageFields() {
  const words = useMessages(effect);
  const { attribute } = useMessages(core);
  const { register } = useEntryForm();
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.attribute}
        options={ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] }))}
        {...register('damage.attribute')}
      />
      <EntryNumber path="damage.amount" label={words.amount} hint={words.amountHint} />
    </div>
  );
}
