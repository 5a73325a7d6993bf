import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '@/i18n';
import { panels } from '@/i18n/panels';
import { RULEBOOK } from '@/rules';
import { EmptyState } from '@/ui/empty-state';
import { LoadingBars } from '@/ui/loading-bars';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Why, WhyNumber } from '@/ui/why';
import { useOpenSheet } from './open-sheet';
import { type DefenseRow, selectDefense } from './panel-values';

const AgainstAttack = lazy(async () => ({ default: (await import('./against-attack')).AgainstAttack }));

/** Defense by what gives it, and what an attacker can strip of it. */
export function DefensePanel() {
  const words = useMessages(panels).defense;
  const language = useLanguage();
  const { total, rows, armorPiercing, highSpeed } = useOpenSheet(selectDefense);
  const value = (
    <Why name={words.title} explained={total} className="relative z-10 -my-3 min-h-tap min-w-tap text-right text-ink">
      <WhyNumber className="text-24">{formatNumber(total.value, language)}</WhyNumber>
    </Why>
  );
  return (
    <Section title={words.title} end={value}>
      {rows.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <>
          <ul className="grid grid-cols-2 gap-x-6">
            {rows.map((row) => (
              <Row key={row.rule} row={row} />
            ))}
          </ul>
          <p className="pt-2 text-13 text-ink-2">{words.strips(armorPiercing, highSpeed)}</p>
        </>
      )}
      <Against />
    </Section>
  );
}

function Row({ row: { rule, points } }: Readonly<{ row: DefenseRow }>) {
  const language = useLanguage();
  const { title } = RULEBOOK[rule];
  return (
    <li className="flex min-h-9 items-center justify-between gap-2 border-b border-line py-1 text-15">
      <span className="min-w-0">{language === 'en' ? title.en : title.zh}</span>
      <b className="font-semibold">{formatNumber(points, language)}</b>
    </li>
  );
}

/** The attack is asked about only where somebody wants to know. */
function Against() {
  const words = useMessages(panels).defense;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-1" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-3.5 text-13 text-ink-2">{words.attack}</summary>
      {isOpen && (
        <Suspense fallback={<LoadingBars />}>
          <AgainstAttack />
        </Suspense>
      )}
    </details>
  );
}
