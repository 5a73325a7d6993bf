import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { NumberInput, SelectInput } from '@/editors/fields';
import { core } from '@/i18n/core';
import { effect } from '@/i18n/effect';
import { entries } from '@/i18n/entries';
import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { damageAttributeInput } from '@/rules';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { problemOf } from '@/ui/field-problem';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { useWrite } from './use-write';

type Damage = { attribute: AttributeId; amount: number };
type AttributeDamageProps = Readonly<{ head: ReactNode; onClose: () => void }>;

/** Takes points of an Attribute. */
export function AttributeDamage({ head, onClose }: AttributeDamageProps) {
  const words = useMessages(effect);
  const { attribute, verb } = useMessages(core);
  const { readOnly, correct } = useMessages(entries);
  const formId = useId();
  const sheet = useSheet(selectSheet);
  const canEdit = useSheet(selectCanEdit);
  const write = useWrite(onClose);
  const form = useForm<Damage>({
    mode: 'onTouched',
    defaultValues: { attribute: 'strength', amount: 1 },
    resolver: zodResolver(damageAttributeInput, { error: problemOf }),
  });
  const parsed = damageAttributeInput.safeParse(useWatch({ control: form.control }));
  if (!sheet) return null;
  const command = parsed.success && ({ type: 'attribute/damage', ...parsed.data } as const);
  const label = parsed.success ? words.damage(attribute[parsed.data.attribute], parsed.data.amount) : correct;
  return (
    <FormProvider {...form}>
      <Dialog
        title={words.title}
        subtitle={sheet.name}
        onClose={onClose}
        footer={
          <>
            <OutcomePreview quietTrack before={sheet} outcome={command ? sheetStore.preview(command) : null} />
            <DialogButtons>
              <Button onClick={onClose}>{verb.cancel}</Button>
              <Button type="submit" form={formId} kind="primary" disabled={!canEdit}>
                {canEdit ? label : readOnly}
              </Button>
            </DialogButtons>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="grid gap-3.5"
          onSubmit={(event) =>
            void form.handleSubmit((written) => write(sheet, { type: 'attribute/damage', ...written }))(event)
          }
        >
          {head}
          <SelectInput
            path="attribute"
            label={words.attribute}
            options={ATTRIBUTE_IDS.map((value) => ({ value, label: attribute[value] }))}
          />
          <NumberInput min={1} path="amount" label={words.amount} hint={words.amountHint} />
        </form>
      </Dialog>
    </FormProvider>
  );
}
