import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

type SegmentedProps<T extends string> = Readonly<{
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly Readonly<{ value: T; label: ReactNode; disabled?: boolean }>[];
  /** Shows the label above; else it is spoken only. */
  showLabel?: boolean;
  /** A dialog starts with the focus on what is chosen. */
  autoFocus?: boolean;
  className?: string;
}>;

/** One of a few: a radio group in one bar. */
export function Segmented<T extends string>({
  label,
  value,
  onChange,
  options,
  showLabel,
  autoFocus = false,
  className,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0 border-0', className)}>
      <legend className={showLabel ? 'mb-1.5 text-13 text-ink-2' : 'sr-only'}>{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-2 border border-line-2 bg-surf-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-tap cursor-pointer items-center justify-center gap-1.5 border-l border-line px-1 text-center text-13 first:border-l-0 has-checked:bg-light has-checked:font-semibold has-checked:text-on-light has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus has-disabled:text-ink-3"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              data-autofocus={(autoFocus && option.value === value) || undefined}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
