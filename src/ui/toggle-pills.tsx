import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names';
import { Term } from './term';

type TogglePillsProps<T extends string> = Readonly<{
  label: string;
  /** The term that the label is. */
  term?: string | undefined;
  /** Those that are on. */
  values: readonly T[];
  onChange: (values: T[]) => void;
  options: readonly Readonly<{ value: T; label: ReactNode }>[];
  hint?: ReactNode;
  error?: ReactNode;
  onBlur?: () => void;
  /** The first of them, to put the focus on. */
  inputRef?: Ref<HTMLInputElement>;
}>;

/** Any of several, as pills that wrap; what is on keeps the order in which it was chosen. */
export function TogglePills<T extends string>({
  label,
  term,
  values,
  onChange,
  options,
  hint,
  error,
  onBlur,
  inputRef,
}: TogglePillsProps<T>) {
  const id = useId();
  const toggle = (value: T, on: boolean) =>
    onChange(on ? [...values, value] : values.filter((known) => known !== value));
  return (
    <fieldset className="min-w-0 border-0" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 text-13 text-ink-2">{term ? <Term of={term}>{label}</Term> : label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-tap min-w-tap cursor-pointer items-center justify-center rounded-2 border border-line-2 bg-surf-1 px-3 text-13 has-checked:border-light has-checked:bg-light has-checked:font-semibold has-checked:text-on-light has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              Boolean(error) && 'border-2 border-dashed border-ink',
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              ref={index === 0 ? inputRef : undefined}
              checked={values.includes(option.value)}
              onBlur={onBlur}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-12 text-ink-3">
          {hint}
        </p>
      )}
      {error && <p className="mt-1.5 text-13">{error}</p>}
    </fieldset>
  );
}
