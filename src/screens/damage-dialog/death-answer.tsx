import { damage } from '@/i18n/damage';
import type { Sheet } from '@/model/sheet';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import type { FormProps } from './damage-form';

/** The one effect that answers a death, chosen with the hit that brings it; or later, on the sheet. */
export function DeathAnswer({ form, after }: FormProps & Readonly<{ after: Sheet }>) {
  const words = useMessages(damage).death;
  const owed = after.pending.find((prompt) => prompt.kind === 'deathTrigger');
  if (!owed) return null;
  const effects = after.effects.filter(({ id }) => owed.effects.includes(id));
  return (
    <SelectField
      label={words.answer}
      options={[{ value: '', label: words.later }, ...effects.map(({ id, name }) => ({ value: id, label: name }))]}
      {...form.register('deathTrigger', { setValueAs: (id: string | null) => id || null })}
    />
  );
}
