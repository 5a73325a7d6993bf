import type { ReactNode } from 'react';

/** One thing that happens: what it is about, and what becomes of it. */
export type ListedEvent = Readonly<{ key: string; what: ReactNode; becomes?: ReactNode }>;

type EventListProps = Readonly<{ title: string; events: readonly ListedEvent[]; nothing: string }>;

/** What will happen, a line for each. */
export function EventList({ title, events, nothing }: EventListProps) {
  return (
    <section>
      <h3 className="mb-1 text-13 text-ink-2">{title}</h3>
      {events.length === 0 && <p>{nothing}</p>}
      <ul>
        {events.map(({ key, what, becomes }) => (
          <li key={key} className="flex min-h-9 items-center justify-between gap-3 border-t border-line py-1">
            <span className="min-w-0">{what}</span>
            {becomes && <b className="font-semibold whitespace-nowrap">{becomes}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}
