import { type FieldPathByValue, useController } from 'react-hook-form';
import { NumberEntry } from '@/ui/number-entry';
import { type RollDraft, rangeOf } from './roll-draft';
import { useProblem, useRollForm } from './roll-form';

type RollNumberProps = Readonly<{
  path: Extract<FieldPathByValue<RollDraft, string>, 'other' | 'highest' | 'lowest' | 'difficulty'>;
  label: string;
  term?: string;
  hint?: string;
  className?: string;
}>;

/** A number of the roll. */
export function RollNumber({ path, ...texts }: RollNumberProps) {
  const { control } = useRollForm();
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
