import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { Term } from './term';

type FieldTexts = Readonly<{
  label: ReactNode;
  /** One short line below the label's field. */
  hint?: ReactNode;
  /** What is wrong with it; marks the field and is read with it. */
  error?: ReactNode;
  /** Speaks the label without showing it. */
  hideLabel?: boolean;
  /** The term that the label is. */
  term?: string;
}>;

const CONTROL =
  'min-h-tap w-full rounded-2 border border-line-2 bg-surf-1 px-3 py-2 text-15 aria-invalid:border-2 aria-invalid:border-dashed aria-invalid:border-ink';

function useField({ hint, error }: FieldTexts, given?: string) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    control: {
      id,
      ...(error ? { 'aria-invalid': true } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
    },
  };
}

type FrameProps = FieldTexts & Readonly<{ id: string; className?: string | undefined; children: ReactNode }>;

function Frame({ id, label, hint, error, hideLabel, term, className, children }: FrameProps) {
  return (
    <div className={classNames('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-13 text-ink-2'}>
        {term ? <Term of={term}>{label}</Term> : label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-13">
          {error}
        </p>
      )}
    </div>
  );
}

/** A line of text. Takes `register(…)` of a form. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  term,
  className,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const texts = { label, hint, error, ...(hideLabel && { hideLabel }), ...(term && { term }) };
  const { id, control } = useField(texts, input.id);
  return (
    <Frame {...texts} id={id} className={className}>
      <input type="text" autoComplete="off" {...input} {...control} className={CONTROL} />
    </Frame>
  );
}

/** A whole number that is typed. Takes `register(…, { valueAsNumber: true })` of a form. */
export function NumberField({ min = 0, ...props }: FieldTexts & ComponentProps<'input'>) {
  return <TextField type="number" inputMode="numeric" step={1} min={min} {...props} />;
}

/** Several lines of text. Takes `register(…)` of a form. */
export function TextAreaField({
  label,
  hint,
  error,
  hideLabel,
  term,
  className,
  ...input
}: FieldTexts & ComponentProps<'textarea'>) {
  const texts = { label, hint, error, ...(hideLabel && { hideLabel }), ...(term && { term }) };
  const { id, control } = useField(texts, input.id);
  return (
    <Frame {...texts} id={id} className={className}>
      <textarea rows={3} {...input} {...control} className={CONTROL} />
    </Frame>
  );
}

type SelectProps = FieldTexts &
  ComponentProps<'select'> &
  Readonly<{ options: readonly Readonly<{ value: string; label: string; disabled?: boolean }>[] }>;

/** One of many. Takes `register(…)` of a form. */
export function SelectField({ label, hint, error, hideLabel, term, className, options, ...input }: SelectProps) {
  const texts = { label, hint, error, ...(hideLabel && { hideLabel }), ...(term && { term }) };
  const { id, control } = useField(texts, input.id);
  return (
    <Frame {...texts} id={id} className={className}>
      <select {...input} {...control} className={CONTROL}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
