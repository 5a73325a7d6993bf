import { type ReactNode, useId, useState } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { LIMITS } from '@/model/parts';
import { type Range, useProblemWords } from '@/ui/field-problem';
import { SelectField, TextAreaField, TextField } from '@/ui/fields';
import { NumberEntry } from '@/ui/number-entry';
import { numberText, readNumber } from '@/ui/number-text';
import { TogglePills } from '@/ui/toggle-pills';
import { Checkbox } from '@/ui/toggles';

/** Fields of a form, each by the path of its value in the entry. What they hold is judged by the entry's schema. */

type FieldProps = Readonly<{
  path: string;
  label: string;
  hint?: ReactNode;
  className?: string;
  /** The term that the label is. */
  term?: string;
}>;

const FROM_ZERO: Range = { min: 0, max: LIMITS.number };
const SIGNED: Range = { min: -LIMITS.number, max: LIMITS.number };

/** What is wrong with a field, in words. */
function useProblem(path: string, range = FROM_ZERO): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const wordsOf = useProblemWords();
  const problem = problemIn(get(errors, path));
  return problem === null ? undefined : wordsOf(problem, range);
}

/** The problem of a value, or the first of those in a list of words. */
function problemIn(found: unknown): string | null {
  if (Array.isArray(found)) return found.map(problemIn).find((problem) => problem !== null) ?? null;
  if (typeof found !== 'object' || found === null || !('message' in found)) return null;
  return typeof found.message === 'string' ? found.message : null;
}

/** The value of a field that is no plain input, with what the form has to know of it. */
function useValue(path: string) {
  const { control } = useFormContext();
  const { ref: focusRef, value, onChange, onBlur } = useController({ control, name: path }).field;
  return { focusRef, value, onChange, onBlur };
}

const trimmed = (text: unknown) => (typeof text === 'string' ? text.trim() : text);

const trimmedOrNone = (text: unknown) => trimmed(text) || undefined;

type TextInputProps = FieldProps &
  Readonly<{
    /** Offered while typing. */
    suggestions?: readonly string[];
    hideLabel?: boolean;
    /** The focus starts here. */
    first?: boolean;
    /** An empty field is left out of the entry. */
    optional?: boolean;
  }>;

export function TextInput({ path, suggestions = [], first, optional = false, ...texts }: TextInputProps) {
  const { register } = useFormContext();
  const id = useId();
  return (
    <>
      <TextField
        {...texts}
        error={useProblem(path)}
        {...register(path, { setValueAs: optional ? trimmedOrNone : trimmed })}
        {...(suggestions.length > 0 && { list: id })}
        data-autofocus={first}
      />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Several lines, kept as they are typed. */
export function TextAreaInput({ path, ...texts }: FieldProps) {
  const { register } = useFormContext();
  return <TextAreaField {...texts} error={useProblem(path)} {...register(path)} />;
}

type NumberInputProps = FieldProps &
  Readonly<{
    /** It may be below 0. */
    signed?: boolean;
    min?: number;
    /** An empty field is no number at all. */
    optional?: boolean;
    inline?: boolean;
    hideLabel?: boolean;
  }>;

/** A number; a text that is none stays as it was typed, for the schema to refuse. */
export function NumberInput({ path, signed = false, min, optional = false, ...texts }: NumberInputProps) {
  const { focusRef, value, onChange, onBlur } = useValue(path);
  const range = signed ? SIGNED : { ...FROM_ZERO, min: min ?? 0 };
  return (
    <NumberEntry
      {...texts}
      {...range}
      text={typeof value === 'number' ? numberText(value) : (value ?? '')}
      onText={(text) => onChange(optional && text.trim() === '' ? null : readNumber(text))}
      onBlur={onBlur}
      inputRef={focusRef}
      error={useProblem(path, range)}
    />
  );
}

export type Option<T extends string = string> = Readonly<{ value: T; label: string }>;

/** The options of a select, of a list of names and what each is called. */
export const optionsOf = <T extends string>(values: readonly T[], words: Readonly<Record<T, string>>): Option<T>[] =>
  values.map((value) => ({ value, label: words[value] }));

type SelectInputProps = FieldProps &
  Readonly<{
    options: readonly Option[];
    /** What none of the options is called; then the value is null. */
    none?: string;
  }>;

export function SelectInput({ path, options, none, ...texts }: SelectInputProps) {
  const { focusRef, value, onChange, onBlur } = useValue(path);
  const all = none === undefined ? options : [{ value: '', label: none }, ...options];
  return (
    <SelectField
      {...texts}
      options={all}
      name={path}
      ref={focusRef}
      value={value ?? ''}
      onBlur={onBlur}
      onChange={({ target }) => onChange(none !== undefined && target.value === '' ? null : target.value)}
    />
  );
}

type CheckInputProps = FieldProps &
  Readonly<{
    /** The entry leaves it out instead of saying no. */
    optional?: boolean;
  }>;

export function CheckInput({ path, label, optional = false, className }: CheckInputProps) {
  const { focusRef, value, onChange, onBlur } = useValue(path);
  return (
    <Checkbox
      label={label}
      {...(className !== undefined && { className })}
      ref={focusRef}
      checked={value === true}
      onBlur={onBlur}
      onChange={({ target: { checked } }) => onChange(optional && !checked ? undefined : checked)}
    />
  );
}

type TogglesInputProps = FieldProps &
  Readonly<{
    options: readonly Option[];
    /** Nothing chosen means null: no restriction. */
    nullable?: boolean;
  }>;

/** Any of several. */
export function TogglesInput({ path, label, hint, options, nullable = false }: TogglesInputProps) {
  const { focusRef, value, onChange, onBlur } = useValue(path);
  return (
    <TogglePills
      label={label}
      hint={hint}
      options={options}
      values={value ?? []}
      onChange={(values) => onChange(nullable && values.length === 0 ? null : values)}
      onBlur={onBlur}
      inputRef={focusRef}
      error={useProblem(path)}
    />
  );
}

type WordsInputProps = FieldProps &
  Readonly<{
    /** Words to tap instead of typing. */
    known?: readonly Option[];
    /** Stands before a typed word in the entry, not in the field. */
    prefix?: string;
  }>;

const wordsIn = (text: string): string[] => {
  const words = text.split(/[,，、;；]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
};

/** A list of short words, some of them known. */
export function WordsInput({ path, label, hint, known = [], prefix = '', className }: WordsInputProps) {
  const { focusRef, value, onChange, onBlur } = useValue(path);
  const values: readonly string[] = value ?? [];
  const isKnown = (word: string) => known.some((one) => one.value === word);
  const own = values.filter((word) => !isKnown(word));
  const [text, setText] = useState(() => own.map((word) => word.slice(prefix.length)).join(', '));
  const chosen = values.filter(isKnown);
  const type = (typed: string) => {
    setText(typed);
    onChange([...chosen, ...wordsIn(typed).map((word) => `${prefix}${word}`)]);
  };
  const problem = useProblem(path);
  return (
    <div className={className ?? 'grid gap-2'}>
      {known.length > 0 && (
        <TogglePills label={label} options={known} values={chosen} onChange={(next) => onChange([...next, ...own])} />
      )}
      <TextField
        label={label}
        hideLabel={known.length > 0}
        hint={hint}
        error={problem}
        name={path}
        ref={focusRef}
        value={text}
        onBlur={onBlur}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}
