import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { NumberInput, SelectInput, TextInput } from '@/editors/fields';
import { core } from '@/i18n/core';
import { entries } from '@/i18n/entries';
import { limbs } from '@/i18n/limbs';
import type { Sheet } from '@/model/sheet';
import type { Outcome } from '@/rules';
import { newId } from '@/storage/new-id';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { problemOf } from '@/ui/field-problem';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useCarryOut } from '@/ui/tell-outcome';
import { LimbChanges } from './limb-changes';
import {
  firstDraft,
  LIMB_ACTS,
  type LimbAct,
  type LimbDraft,
  limbCommand,
  limbDraftSchema,
  limbsFor,
} from './limb-draft';
import { LostLimbs } from './lost-limbs';

type LimbsDialogProps = Readonly<{
  onClose: () => void;
  /** Leads to a new effect, for what a lost limb brings at this table. */
  onEffect: () => void;
}>;

/** Which limbs are lost and when they are back; one is lost, put back or restored. */
export function LimbsDialog(props: LimbsDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <LimbsForm sheet={sheet} {...props} />;
}

function LimbsForm({ sheet, onClose, onEffect }: LimbsDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(limbs);
  const formId = useId();
  const [id] = useState(newId);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const form = useForm<LimbDraft>({
    mode: 'onTouched',
    defaultValues: firstDraft(sheet),
    resolver: zodResolver(limbDraftSchema, { error: problemOf }) as never,
  });
  const draft = useWatch({ control: form.control }) as LimbDraft;
  const command = limbCommand(draft, id);
  const outcome = command && sheetStore.preview(command);
  const submit = form.handleSubmit(() => {
    if (command) carryOut([command]);
  });
  return (
    <FormProvider {...form}>
      <Dialog
        title={words.title}
        subtitle={sheet.name}
        onClose={onClose}
        footer={<Footer sheet={sheet} draft={draft} outcome={outcome} formId={formId} onClose={onClose} />}
      >
        <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <LostLimbs sheet={sheet} />
          {sheet.lostLimbs.length > 0 && <p className="text-13 text-ink-2">{words.rests}</p>}
          <Fields sheet={sheet} act={draft.act} />
          <Penalties onEffect={onEffect} />
        </form>
      </Dialog>
    </FormProvider>
  );
}

type FieldsProps = Readonly<{ sheet: Sheet; act: LimbAct }>;

function Fields({ sheet, act }: FieldsProps) {
  const words = useMessages(limbs);
  const { setValue } = useFormContext<LimbDraft>();
  const choose = (next: LimbAct) => {
    setValue('act', next);
    setValue('limb', limbsFor(sheet, next)[0]?.id ?? '');
  };
  return (
    <>
      <Segmented
        showLabel
        autoFocus
        label={words.act}
        value={act}
        onChange={choose}
        options={LIMB_ACTS.map((value) => ({
          value,
          label: words.acts[value],
          disabled: value !== 'lose' && limbsFor(sheet, value).length === 0,
        }))}
      />
      <p className="text-13 text-ink-2">{words.help[act]}</p>
      {act === 'lose' ? (
        <>
          <TextInput path="name" label={words.name} suggestions={words.known} />
          <NumberInput path="size" term="Size" label={words.sizeOf} hint={words.sizeHint} className="max-w-60" />
        </>
      ) : (
        <SelectInput
          key={act}
          path="limb"
          label={words.which}
          options={limbsFor(sheet, act).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

function Penalties({ onEffect }: Pick<LimbsDialogProps, 'onEffect'>) {
  const words = useMessages(limbs);
  const canEdit = useSheet(selectCanEdit);
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3 text-13">
      <p className="min-w-48 flex-1 text-ink-2">{words.penalties}</p>
      <Button disabled={!canEdit} onClick={onEffect}>
        {words.addEffect}
      </Button>
    </div>
  );
}

type FooterProps = Readonly<{
  sheet: Sheet;
  draft: LimbDraft;
  outcome: Outcome | null;
  formId: string;
  onClose: () => void;
}>;

function Footer({ sheet, draft, outcome, formId, onClose }: FooterProps) {
  const words = useMessages(limbs);
  const { readOnly } = useMessages(entries);
  const { verb } = useMessages(core);
  const canEdit = useSheet(selectCanEdit);
  const name = draft.act === 'lose' ? draft.name.trim() : sheet.lostLimbs.find(({ id }) => id === draft.limb)?.name;
  const label = name ? words.do[draft.act](name) : words.unnamed;
  return (
    <>
      {outcome?.ok && <LimbChanges before={sheet} after={outcome.sheet} />}
      <OutcomePreview quietTrack before={sheet} outcome={outcome} />
      <DialogButtons>
        <Button onClick={onClose}>{verb.cancel}</Button>
        <Button type="submit" form={formId} kind="primary" disabled={!canEdit || !name || outcome?.ok === false}>
          {canEdit ? label : readOnly}
        </Button>
      </DialogButtons>
    </>
  );
}
