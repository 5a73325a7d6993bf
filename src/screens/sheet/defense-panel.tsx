import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '@/i18n';
import { panels } from '@/i18n/panels';
import { type Explained, RULEBOOK, type RuleId } from '@/rules';
import { EmptyState } from '@/ui/empty-state';
import { LoadingBars } from '@/ui/loading-bars';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Why, WhyNumber } from '@/ui/why';
import { useOpenSheet } from './open-sheet';
import { selectDefense } from './panel-values';

const AgainstAttack = lazy(async () => ({ default: (await import('./against-attack')).AgainstAttack }));

/** The terms that the rules are called by which give Defense or take it. */
const RULE_TERMS: Readonly<Partial<Record<RuleId, string>>> = {
  'B-T09': 'Base Defense',
  'B-T10': 'Dodge Defense',
  'B-T11': 'Natural Armor',
  'B-T12': 'Armor Defense',
  'B-T13': 'Shield Defense',
  'B-T14': 'insight bonus',
  'B-T15': 'Parry Defense',
  'B-T16': 'circumstance bonus',
  'B-T17': 'luck bonus',
  'B-T18': 'force bonus',
  'B-T20': 'deflection bonus',
  'B-T23': 'cover bonus',
  'B-T27': 'size bonus',
};

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
          <div className="grid text-13 text-ink-2 sm:flex sm:flex-wrap sm:gap-x-1.5">
            <Strips
              name={words.armorPiercing}
              term="Armor Piercing"
              explained={armorPiercing}
              said={words.canStrip(armorPiercing.value)}
            />
            <Strips
              name={words.highSpeed}
              term="High Speed"
              explained={highSpeed}
              said={words.canCut(highSpeed.value)}
            />
          </div>
        </>
      )}
      <Against />
    </Section>
  );
}

function Row({ row }: Readonly<{ row: Explained }>) {
  const language = useLanguage();
  const { title } = RULEBOOK[row.rule];
  const name = language === 'en' ? title.en : title.zh;
  return (
    <li className="grid border-b border-line text-15">
      <Why
        name={name}
        term={RULE_TERMS[row.rule]}
        explained={row}
        className="flex min-h-tap items-center justify-between gap-2 text-left focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">{name}</span>
        <WhyNumber className="font-semibold">{formatNumber(row.value, language)}</WhyNumber>
      </Why>
    </li>
  );
}

type StripsProps = Readonly<{ name: string; term: string; explained: Explained; said: string }>;

/** How much of Defense a kind of piercing can take. */
const Strips = ({ name, term, explained, said }: StripsProps) => (
  <Why name={name} term={term} explained={explained} className="min-h-tap text-left">
    <WhyNumber>{said}</WhyNumber>
  </Why>
);

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
