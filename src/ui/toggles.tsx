import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  Readonly<{
    label: ReactNode;
    /** At the end of the line: what it changes, "6 → 5". */
    detail?: ReactNode;
  }>;

/** A tick box with its words; the whole line is the target. Takes `register(…)` of a form. */
export function Checkbox({ label, detail, className, ...input }: ToggleProps) {
  return (
    <label className={classNames('relative flex min-h-tap cursor-pointer items-center gap-2.5 text-13', className)}>
      <input type="checkbox" className="sr-only" {...input} />
      <span aria-hidden className="tick">
        <Check size={14} strokeWidth={2.8} />
      </span>
      <span className="flex-1">{label}</span>
      {detail && <span className="text-ink-2">{detail}</span>}
    </label>
  );
}
