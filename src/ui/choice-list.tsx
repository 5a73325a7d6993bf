import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

export type Choice<T extends string> = Readonly<{
  value: T;
  label: ReactNode;
  /** Below the label: what it does, or why it can't be chosen. */
  detail?: ReactNode;
  /** At the end of the line: what it changes, "6 → 5". */
  end?: ReactNode;
  disabled?: boolean;
}>;

type ChoiceProps<T extends string> = Readonly<{
  label: string;
  /** Null while nothing is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  choices: readonly Choice<T>[];
  className?: string;
}>;

/** One of several ways, each in a line of its own with what it does. */
export function ChoiceList<T extends string>({ label, value, onChange, choices, className }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0 overflow-hidden rounded-3 border border-line-2', className)}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'relative flex min-h-tap items-center gap-3 border-t border-line px-3 py-2 first-of-type:border-t-0 has-checked:bg-surf-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
            choice.disabled ? 'text-ink-3' : 'cursor-pointer',
          )}
        >
          <input
            type="radio"
            className="peer sr-only"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            data-autofocus={choice.value === value || undefined}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <i
            aria-hidden
            className="size-4 shrink-0 rounded-full border-[1.5px] border-line-2 peer-checked:border-5 peer-checked:border-light"
          />
          <span className="min-w-0 flex-1">
            <span className={classNames('block', !choice.disabled && 'font-semibold')}>{choice.label}</span>
            {choice.detail && <small className="block text-13 text-ink-2">{choice.detail}</small>}
          </span>
          {choice.end && <span className="text-13 whitespace-nowrap text-ink-2">{choice.end}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** One of several, as pills that wrap where a bar of segments would not fit. */
export function ChoicePills<T extends string>({ label, value, onChange, choices, className }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0 border-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-tap min-w-tap cursor-pointer items-center justify-center rounded-2 border border-line-2 bg-surf-1 px-3 text-13 has-checked:border-light has-checked:bg-light has-checked:font-semibold has-checked:text-on-light has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              data-autofocus={choice.value === value || undefined}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
