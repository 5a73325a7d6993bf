import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { core } from '@/i18n/core';
import { classNames } from './class-names';
import { Nudge } from './nudge';
import { numberText, readNumber } from './number-text';
import { useMessages } from './preferences';
import { Term } from './term';

type NumberEntryProps = Readonly<{
  label: string;
  /** The term that the label is. */
  term?: string;
  /** What stands in the field, a number or not. */
  text: string;
  onText: (text: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Where − and + stop; typing may go beyond, and is marked. */
  min?: number;
  max?: number;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label before the number instead of above it. */
  inline?: boolean;
  /** Speaks the label without showing it. */
  hideLabel?: boolean;
  className?: string;
}>;

/** A number that is typed or stepped. What is typed stays as it is; the form says what is wrong with it. */
export function NumberEntry({
  label,
  term,
  hint,
  error,
  inline = false,
  hideLabel,
  className,
  ...field
}: NumberEntryProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('min-w-0', className)}>
      <div
        className={
          inline ? 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1' : 'grid content-start gap-1.5'
        }
      >
        <label htmlFor={id} className={labelClass(inline, hideLabel)}>
          {term ? <Term of={term}>{label}</Term> : label}
          {inline && hint && (
            <span id={`${id}-hint`} className="block text-12 text-ink-3">
              {hint}
            </span>
          )}
        </label>
        <Field {...field} id={id} label={label} invalid={Boolean(error)} described={described} inline={inline} />
      </div>
      {!inline && hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-12 text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-13">
          {error}
        </p>
      )}
    </div>
  );
}

function labelClass(inline: boolean, hideLabel = false): string {
  if (hideLabel) return 'sr-only';
  return inline ? 'min-w-0 flex-1 basis-20' : 'text-13 text-ink-2';
}

type FieldProps = Pick<NumberEntryProps, 'label' | 'text' | 'onText' | 'onBlur' | 'inputRef' | 'min' | 'max'> &
  Readonly<{ id: string; invalid: boolean; described: string; inline: boolean }>;

function Field({ id, label, text, onText, onBlur, inputRef, invalid, described, inline, ...range }: FieldProps) {
  const words = useMessages(core);
  const { canLess, canMore, nudge } = stepping(text, onText, range);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    nudge(by);
  };
  return (
    <span
      className={classNames(
        'inline-flex items-center justify-between rounded-2 bg-surf-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        invalid ? 'border-2 border-dashed border-ink' : 'border border-line-2',
        inline ? 'w-37' : 'w-full',
      )}
    >
      <Nudge label={`${words.oneLess}, ${label}`} enabled={canLess} minus onNudge={() => nudge(-1)} />
      <input
        type="text"
        id={id}
        ref={inputRef}
        className="min-h-tap w-full min-w-8 bg-transparent text-center text-17 font-semibold outline-none"
        inputMode={(range.min ?? 0) < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        value={text}
        aria-invalid={invalid || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <Nudge label={`${words.oneMore}, ${label}`} enabled={canMore} onNudge={() => nudge(1)} />
    </span>
  );
}

/** An empty field steps from 0; one that holds no number keeps what it holds. */
function stepping(
  text: string,
  onText: (text: string) => void,
  { min = 0, max = 1_000_000_000 }: Pick<NumberEntryProps, 'min' | 'max'>,
) {
  const read = readNumber(text.trim() === '' ? '0' : text);
  const value = typeof read === 'number' ? read : null;
  const canLess = value !== null && value > min;
  const canMore = value !== null && value < max;
  const nudge = (by: number) => {
    if (value !== null && (by < 0 ? canLess : canMore)) onText(numberText(value + by));
  };
  return { canLess, canMore, nudge };
}
