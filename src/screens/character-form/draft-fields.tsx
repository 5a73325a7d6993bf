import type { ComponentProps, ReactNode } from 'react';
import { type FieldPathByValue, useController, useFormContext, useFormState } from 'react-hook-form';
import type { Character } from '@/rules';
import { useProblemWords } from '@/ui/field-problem';
import { TextAreaField, TextField } from '@/ui/fields';
import { NumberEntry } from '@/ui/number-entry';
import type { CharacterDraft } from './character-draft';
import { problemAt, rangeOf } from './problems';

export const useDraftForm = () => useFormContext<CharacterDraft, unknown, Character>();

type TextPath = FieldPathByValue<CharacterDraft, string>;

/** What is wrong with a field, in words. */
export function useProblem(path: string): string | undefined {
  const { control } = useDraftForm();
  const { errors } = useFormState({ control });
  const wordsOf = useProblemWords();
  const problem = problemAt(errors, path);
  return problem === undefined ? undefined : wordsOf(problem, rangeOf(path));
}

type DraftTextProps = Readonly<{ path: TextPath; label: string; hint?: ReactNode; className?: string }> &
  Pick<ComponentProps<'input'>, 'list'>;

export function DraftText({ path, ...texts }: DraftTextProps) {
  const { register } = useDraftForm();
  return <TextField {...texts} error={useProblem(path)} {...register(path)} />;
}

export function DraftTextArea({ path, ...texts }: Omit<DraftTextProps, 'list'>) {
  const { register } = useDraftForm();
  return <TextAreaField {...texts} error={useProblem(path)} {...register(path)} />;
}

type DraftNumberProps = Readonly<{
  path: TextPath;
  label: string;
  hint?: ReactNode;
  inline?: boolean;
  className?: string;
}>;

export function DraftNumber({ path, ...texts }: DraftNumberProps) {
  const { control } = useDraftForm();
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
