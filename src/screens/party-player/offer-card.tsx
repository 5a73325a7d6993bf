import { type ReactNode, useId } from 'react';
import { Button } from '@/ui/button';
import { useShortcuts } from '@/ui/keyboard';

type OfferCardProps = Readonly<{
  title: string;
  /** At the end of the title: which of how many. */
  end?: string | null;
  no: Readonly<{ label: string; run: () => void }>;
  yes: Readonly<{ label: string; run: () => void }>;
  children: ReactNode;
}>;

/**
 * Something the Storyteller asks of the player, over the sheet and not in its way: Y looks at it, N turns it down.
 * It goes out of the way of a message, whose Undo must stay in reach.
 */
export function OfferCard({ title, end, no, yes, children }: OfferCardProps) {
  const id = useId();
  useShortcuts({ y: yes.run, n: no.run }, true, true);
  return (
    <section
      aria-labelledby={id}
      className="fixed inset-x-3 bottom-[139px] z-30 grid gap-3 rounded-3 border-[1.5px] border-light bg-surf-2 p-3.5 shadow-float lg:inset-x-auto lg:right-6 lg:bottom-6 lg:w-[400px] [body:has(.toast)_&]:bottom-[204px] lg:[body:has(.toast)_&]:bottom-24"
    >
      <h2 id={id} className="flex items-baseline gap-2 text-17">
        <span className="flex-1">{title}</span>
        {end && <span className="text-13 font-normal text-ink-2">{end}</span>}
      </h2>
      {children}
      <div className="grid grid-cols-2 gap-2 *:min-h-12">
        <Button shortcut="N" aria-keyshortcuts="N" onClick={no.run}>
          {no.label}
        </Button>
        <Button kind="primary" shortcut="Y" aria-keyshortcuts="Y" onClick={yes.run}>
          {yes.label}
        </Button>
      </div>
    </section>
  );
}
