import { type ComponentProps, useState } from 'react';
import { core } from '@/i18n/core';
import { useChecked } from './checked-numbers';
import { TextField } from './fields';
import { useMessages } from './preferences';

type LimitedTextFieldProps = Omit<ComponentProps<typeof TextField>, 'maxLength'> & Readonly<{ most: number }>;

/** A line of so many characters at most. A longer one, pasted perhaps, stays as it is, is marked and says what is allowed. */
export function LimitedTextField({ most, error, onChange, ...field }: LimitedTextFieldProps) {
  const words = useMessages(core).error;
  const [typed, setTyped] = useState(0);
  const isTooLong = (typeof field.value === 'string' ? field.value.length : typed) > most;
  useChecked(isTooLong);
  return (
    <TextField
      {...field}
      error={isTooLong ? words.tooLong(most) : error}
      onChange={(event) => {
        setTyped(event.target.value.length);
        onChange?.(event);
      }}
    />
  );
}
