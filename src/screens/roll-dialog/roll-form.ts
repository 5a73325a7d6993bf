import { get, useFormContext, useFormState } from 'react-hook-form';
import { useProblemWords } from '@/ui/field-problem';
import { type Roll, type RollDraft, rangeOf } from './roll-draft';

export const useRollForm = () => useFormContext<RollDraft, unknown, Roll>();

/** What is wrong with a field, in words that say what is allowed. */
export function useProblem(path: keyof RollDraft): string | undefined {
  const { control } = useRollForm();
  const { errors } = useFormState({ control });
  const wordsOf = useProblemWords();
  const found: Readonly<{ message?: unknown }> | undefined = get(errors, path);
  return typeof found?.message === 'string' ? wordsOf(found.message, rangeOf(path)) : undefined;
}
