import { type ReactNode, useState } from 'react';
import { entries } from '@/i18n/entries';
import { useMessages } from '@/ui/preferences';

type MoreProps = Readonly<{
  /** Open from the start: something in it is set. */
  open?: boolean;
  children: ReactNode;
}>;

/** What is rarely needed, folded away. */
export function More({ open = false, children }: MoreProps) {
  const words = useMessages(entries);
  const [isOpen] = useState(open);
  return (
    <details open={isOpen} className="rounded-2 border border-line px-3">
      <summary className="min-h-tap cursor-pointer py-3 text-13 text-ink-2">{words.more}</summary>
      <div className="grid gap-3 pb-3">{children}</div>
    </details>
  );
}
