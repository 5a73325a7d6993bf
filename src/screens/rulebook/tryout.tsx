import { type ReactNode, useState } from 'react';
import { rulebook } from '@/i18n/rulebook';
import { NumberField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';

type FrameProps = Readonly<{ title: string; children: ReactNode }>;

/** Something to try at a rule. */
export const Tryout = ({ title, children }: FrameProps) => (
  <fieldset className="grid min-w-0 gap-2 rounded-3 border border-line-2 p-3">
    <legend className="px-1 text-13 text-ink-2">{title}</legend>
    {children}
  </fieldset>
);

export const isFit = (text: string) => /^\d{1,3}$/.test(text.trim());

type NumbersProps<F extends string> = Readonly<{
  labels: Readonly<Record<F, string>>;
  first: Readonly<Record<F, number>>;
  /** What comes of the numbers; what is typed wrong counts as 0 and is said at its field. */
  children: (numbers: Readonly<Record<F, number>>) => ReactNode;
}>;

/** Numbers to type, and below them what comes of them. */
export function TypedNumbers<F extends string>({ labels, first, children }: NumbersProps<F>) {
  const words = useMessages(rulebook);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fields = Object.keys(labels) as F[];
  const textOf = (field: F) => typed[field] ?? String(first[field]);
  const numbers = Object.fromEntries(
    fields.map((field) => [field, isFit(textOf(field)) ? Number(textOf(field)) : 0]),
  ) as Record<F, number>;
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {fields.map((field) => (
          <NumberField
            key={field}
            label={labels[field]}
            max={999}
            value={textOf(field)}
            error={!isFit(textOf(field)) && words.numberProblem}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        ))}
      </div>
      {children(numbers)}
    </>
  );
}
