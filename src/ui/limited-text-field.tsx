import { type ComponentProps, useState } from 'react';
import { core } from '@/i18n/core';
import { useChecked } from './checked-fields';
import { TextAreaField, TextField } from './fields';
import { useMessages } from './preferences';

type Limited<Props> = Omit<Props, 'maxLength'> & Readonly<{ most: number }>;

/** What is wrong with so long a text; undefined where nothing is. */
function useTooLong(length: number, most: number): string | undefined {
  const { tooLong } = useMessages(core).error;
  const isTooLong = length > most;
  useChecked(isTooLong);
  return isTooLong ? tooLong(most) : undefined;
}

/** A line of so many characters at most. A longer one, pasted perhaps, stays as it is, is marked and says what is allowed. */
export function LimitedTextField({ most, error, onChange, ...field }: Limited<ComponentProps<typeof TextField>>) {
  const [typed, setTyped] = useState(0);
  const tooLong = useTooLong(typeof field.value === 'string' ? field.value.length : typed, most);
  return (
    <TextField
      {...field}
      error={tooLong ?? error}
      onChange={(event) => {
        setTyped(event.target.value.length);
        onChange?.(event);
      }}
    />
  );
}

type AreaProps = Limited<ComponentProps<typeof TextAreaField>> & Readonly<{ value: string }>;

/** The same of several lines. */
export const LimitedTextAreaField = ({ most, error, ...field }: AreaProps) => (
  <TextAreaField {...field} error={useTooLong(field.value.length, most) ?? error} />
);
