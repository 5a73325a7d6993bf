import type { ComponentProps, ReactNode } from 'react';

type ToggleChipProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & Readonly<{ label: ReactNode }>;

/** A small switch among others of a line. Takes `register(…)` of the form. */
export function ToggleChip({ label, ...input }: ToggleChipProps) {
  return (
    <label className="relative inline-flex min-h-tap cursor-pointer items-center gap-2 rounded-2 border border-line bg-surf-2 px-3 text-13 whitespace-nowrap text-ink-2 has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="checkbox" className="peer sr-only" {...input} />
      <i
        aria-hidden
        className="grid size-3.5 place-items-center rounded-[3px] border-[1.5px] border-current after:size-2 after:rounded-[1px] peer-checked:after:bg-current peer-checked:after:content-['']"
      />
      {label}
    </label>
  );
}
