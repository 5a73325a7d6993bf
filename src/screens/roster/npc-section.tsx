import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n';
import { roster } from '@/i18n/roster';
import { useLanguage, useMessages } from '@/ui/preferences';

type NpcSectionProps = Readonly<{ count: number; isOpen: boolean; children: ReactNode }>;

/** Sheets the Storyteller runs, folded away from the players' characters. */
export function NpcSection({ count, isOpen, children }: NpcSectionProps) {
  const words = useMessages(roster);
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <details open={isOpen} className="group border-t border-line lg:mt-4 lg:border-0">
      <summary className="flex min-h-tap cursor-pointer items-center gap-2 px-4 text-13 text-ink-2 -outline-offset-2 lg:px-0">
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden className="group-open:rotate-90" />
        <h2>{words.npcs}</h2>
        <span className="text-ink-3">{formatNumber(count, language)}</span>
      </summary>
      <ul className="lg:grid lg:grid-cols-2 lg:gap-3">{children}</ul>
    </details>
  );
}
