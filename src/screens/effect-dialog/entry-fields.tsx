import type { ReactNode } from 'react';
import { type FieldPathByValue, get, useController, useFormContext, useFormState } from 'react-hook-form';
import { useProblemWords } from '@/ui/field-problem';
import { TextField } from '@/ui/fields';
import { NumberEntry } from '@/ui/number-entry';
import { type EffectDraft, type Entry, rangeOf } from './effect-draft';

export const useEntryForm = () => useFormContext<EffectDraft, unknown, Entry>();

type TextPath = FieldPathByValue<EffectDraft, string>;

function useProblem(path: string): string | undefined {
  const { control } = useEntryForm();
  const { errors } = useFormState({ control });
  const wordsOf = useProblemWords();
  const found: Readonly<{ message?: unknown }> | undefined = get(errors, path);
  return typeof found?.message === 'string' ? wordsOf(found.message, rangeOf(path)) : undefined;
}

type EntryTextProps = Readonly<{ path: TextPath; label: string; hint?: ReactNode }>;

/** `first`: where the dialog's focus starts. */
export function EntryText({ path, first, ...texts }: EntryTextProps & Readonly<{ first?: boolean }>) {
  const { register } = useEntryForm();
  return <TextField {...texts} error={useProblem(path)} {...register(path)} data-autofocus={first} />;
}

type EntryNumberProps = EntryTextProps & Readonly<{ hideLabel?: boolean; className?: string }>;

export function EntryNumber({ path, ...texts }: EntryNumberProps) {
  const { control } = useEntryForm();
  const { field } = useController({ control, name: path });
  return (
    <NumberEntry
      {...texts}
      {...rangeOf(path)}
      text={field.value}
      onText={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={useProblem(path)}
    />
  );
}
