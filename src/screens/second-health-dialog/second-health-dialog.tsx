import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { core } from '@/i18n/core';
import { secondHealth } from '@/i18n/second-health';
import { count, LIMITS } from '@/model/parts';
import { type Sheet, secondHealthSchema } from '@/model/sheet';
import type { Command } from '@/rules';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { SelectField, TextField } from '@/ui/fields';
import { NumberStepper } from '@/ui/number-stepper';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useCarryOut } from '@/ui/tell-outcome';

const draftSchema = z.strictObject({
  name: secondHealthSchema.shape.name,
  kind: z.enum(['willpower', 'energyPool', 'value']),
  pool: z.string(),
  points: count,
  opens: z.enum(['now', 'whenFull']),
});
type Draft = z.infer<typeof draftSchema>;

/** An ability that lends Health beside one's own: held ready, opened, ended. */
export function SecondHealthDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const sheet = useSheet(selectSheet);
  if (!sheet) return null;
  return sheet.secondHealth?.track ? (
    <Open sheet={sheet} onClose={onClose} />
  ) : (
    <Closed sheet={sheet} onClose={onClose} />
  );
}

type PartProps = Readonly<{ sheet: Sheet; onClose: () => void }>;

function Open({ sheet, onClose }: PartProps) {
  const words = useMessages(secondHealth);
  const { verb } = useMessages(core);
  const canEdit = useSheet(selectCanEdit);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const close: Command = { type: 'health/close-second' };
  return (
    <Dialog
      title={words.title}
      subtitle={sheet.secondHealth?.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview before={sheet} outcome={sheetStore.preview(close)} />
          <DialogButtons>
            <Button onClick={onClose}>{verb.cancel}</Button>
            <Button kind="primary" disabled={!canEdit} onClick={() => carryOut([close])}>
              {words.close}
            </Button>
          </DialogButtons>
        </>
      }
    >
      <p className="text-ink-2">{words.help}</p>
    </Dialog>
  );
}

function Closed({ sheet, onClose }: PartProps) {
  const words = useMessages(secondHealth);
  const { verb } = useMessages(core);
  const formId = useId();
  const canEdit = useSheet(selectCanEdit);
  const carryOut = useCarryOut(sheetStore, sheet, onClose);
  const form = useForm<Draft>({
    defaultValues: {
      name: sheet.secondHealth?.name ?? '',
      kind: 'willpower',
      pool: sheet.energyPools[0]?.id ?? '',
      points: 5,
      opens: 'whenFull',
    },
    resolver: zodResolver(draftSchema),
  });
  const draft = useWatch({ control: form.control }) as Draft;
  const command = commandOf(draft);
  const outcome = draft.name.trim() === '' ? null : sheetStore.preview(command);
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview before={sheet} outcome={outcome} quietTrack />
          <DialogButtons>
            <Button onClick={onClose}>{verb.cancel}</Button>
            <CheckedButton type="submit" form={formId} kind="primary" disabled={!canEdit || outcome?.ok === false}>
              {draft.opens === 'now' ? words.open : words.hold}
            </CheckedButton>
          </DialogButtons>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(() => carryOut([command]))(event)}>
        <Fields form={form} draft={draft} sheet={sheet} />
      </form>
    </Dialog>
  );
}

function commandOf({ name, kind, pool, points, opens }: Draft): Command {
  const sources = {
    willpower: { kind: 'willpower' },
    energyPool: { kind: 'energyPool', id: pool },
    value: { kind: 'value', value: points },
  } as const;
  return { type: 'health/open-second', name: name.trim(), source: sources[kind], opens };
}

type FieldsProps = Readonly<{ form: UseFormReturn<Draft>; draft: Draft; sheet: Sheet }>;

function Fields({ form, draft, sheet }: FieldsProps) {
  const words = useMessages(secondHealth);
  const { errors } = form.formState;
  const nameProblem = draft.name.trim() === '' ? words.nameMissing : words.nameTooLong(LIMITS.name);
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.help}</p>
      {sheet.secondHealth && <p>{words.ready(sheet.secondHealth.name)}</p>}
      <TextField label={words.name} error={errors.name && nameProblem} {...form.register('name')} />
      <Segmented
        showLabel
        label={words.size}
        value={draft.kind}
        onChange={(kind) => form.setValue('kind', kind)}
        options={(['willpower', 'energyPool', 'value'] as const).map((value) => ({
          value,
          label: words.kinds[value],
          disabled: value === 'energyPool' && sheet.energyPools.length === 0,
        }))}
      />
      {draft.kind === 'energyPool' && (
        <SelectField
          label={words.pool}
          options={sheet.energyPools.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.register('pool')}
        />
      )}
      {draft.kind === 'value' && (
        <NumberStepper
          className="max-w-60"
          label={words.points}
          value={draft.points}
          min={1}
          onChange={(points) => form.setValue('points', points)}
        />
      )}
      <Segmented
        showLabel
        label={words.opens}
        value={draft.opens}
        onChange={(opens) => form.setValue('opens', opens)}
        options={(['whenFull', 'now'] as const).map((value) => ({ value, label: words.when[value] }))}
      />
    </div>
  );
}
