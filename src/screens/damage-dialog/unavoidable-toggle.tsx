import type { ComponentProps } from 'react';
import { damage } from '@/i18n/damage';
import { useMessages } from '@/ui/preferences';

/** Unavoidable damage passes everything that could stop it. Takes `register(…)` of the form. */
export function UnavoidableToggle(input: ComponentProps<'input'>) {
  const words = useMessages(damage);
  return (
    <label className="relative inline-flex min-h-tap cursor-pointer items-center gap-2 rounded-2 border border-line bg-surf-2 px-3 text-13 whitespace-nowrap text-ink-2 has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="checkbox" className="peer sr-only" {...input} />
      <i
        aria-hidden
        className="grid size-3.5 place-items-center rounded-[3px] border-[1.5px] border-current after:size-2 after:rounded-[1px] peer-checked:after:bg-current peer-checked:after:content-['']"
      />
      {words.unavoidable}
    </label>
  );
}
