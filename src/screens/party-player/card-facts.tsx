import type { ReactNode } from 'react';
import { partyPlayer } from '@/i18n/party-player';
import { useMessages } from '@/ui/preferences';

/** A name and what a card says of it; null for what is not shown. */
export type Fact = readonly [name: string, value: ReactNode];

/** What a card holds, as a list to read. */
export function CardFacts({ label, facts }: Readonly<{ label: string; facts: readonly Fact[] }>) {
  const { fact } = useMessages(partyPlayer);
  return (
    <dl aria-label={label} className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] text-13">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid gap-x-4 border-b border-line py-2 last:border-b-0">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold break-words">
            {value ?? <span className="font-normal text-ink-3">{fact.notShown}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
