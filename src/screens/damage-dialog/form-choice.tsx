import { memo } from 'react';
import { damage } from '@/i18n/damage';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { HIT_FORMS } from './damage-draft';
import { type FormProps, useField } from './damage-form';

/** How the damage comes. */
export const FormChoice = memo(function FormChoice({ form }: FormProps) {
  const words = useMessages(damage);
  return (
    <Segmented
      className="mb-2.5"
      label={words.form}
      value={useField(form, 'form')}
      onChange={(value) => form.setValue('form', value)}
      options={HIT_FORMS.map((value) => ({ value, label: words.forms[value] }))}
    />
  );
});
