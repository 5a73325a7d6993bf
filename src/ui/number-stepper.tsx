import { useState } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { useChecked } from './checked-fields';
import { NumberEntry } from './number-entry';
import { readNumber } from './number-text';
import { useLanguage, useMessages } from './preferences';

type NumberStepperProps = Readonly<{
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  className?: string;
}>;

/**
 * − value +, for a number that is being chosen; the value can be typed. A text that is none, or one out of reach, stays
 * as it was typed and says what is allowed; the value stays as it was.
 */
export function NumberStepper({ label, value, min = 0, max = 1_000_000_000, onChange, className }: NumberStepperProps) {
  const { error } = useMessages(core);
  const language = useLanguage();
  /** What was typed, and the value it left; forgotten as soon as something else changes the value. */
  const [typed, setTyped] = useState({ text: '', value: Number.NaN });
  const isTyped = typed.value === value;
  const text = isTyped ? typed.text : formatNumber(value, language);
  const fits = (read: number | string): read is number => typeof read === 'number' && read >= min && read <= max;
  const isWrong = isTyped && !fits(readNumber(text));
  useChecked(isWrong);
  const change = (next: string) => {
    const read = readNumber(next);
    setTyped({ text: next, value: fits(read) ? read : value });
    if (fits(read)) onChange(read);
  };
  return (
    <NumberEntry
      hideLabel
      label={label}
      text={text}
      min={min}
      max={max}
      error={isWrong && `${error.wholeNumber} ${error.between(min, max)}`}
      onText={change}
      onBlur={() => {
        if (!isWrong) setTyped({ text: '', value: Number.NaN });
      }}
      {...(className !== undefined && { className })}
    />
  );
}
