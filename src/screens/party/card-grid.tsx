import { type ReactNode, useEffect, useState } from 'react';
import type { Seat } from '@/party/board';
import { useTop } from '@/ui/use-top';
import { useWindowRows } from '@/ui/use-window-rows';
import type { SeatGroup } from './seat-views';

type CardGridProps = Readonly<{
  groups: readonly SeatGroup[];
  /** What stands above a group; nothing above the only one. */
  heading: (group: string) => string;
  render: (seatId: string) => ReactNode;
}>;

/** Boards up to this size are drawn whole. */
const DRAWN_WHOLE = 24;

/** Cards in groups, one, two or three beside one another; of a long board only what is near the window is drawn. */
export function CardGrid({ groups, heading, render }: CardGridProps) {
  const seats = groups.reduce((sum, { seats: { length } }) => sum + length, 0);
  if (seats > DRAWN_WHOLE) return <LongGrid groups={groups} heading={heading} render={render} />;
  return groups.map(({ group, seats: some }) => (
    <section key={group}>
      {groups.length > 1 && <h2 className="pt-3 pb-1.5 text-13 text-ink-2">{heading(group)}</h2>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{some.map(({ id }) => render(id))}</ul>
    </section>
  ));
}

type Row = Readonly<{ key: string; heading: string | null; ids: readonly string[] }>;

const ROW_HEIGHT = 244;
const HEADING_HEIGHT = 40;

function LongGrid({ groups, heading, render }: CardGridProps) {
  const columns = useColumns();
  const [place, top] = useTop<HTMLDivElement>();
  const rows = groups.flatMap(({ group, seats }) => [
    ...(groups.length > 1 ? [{ key: `# ${group}`, heading: heading(group), ids: [] as string[] }] : []),
    ...inRows(seats, columns),
  ]);
  const drawn = useWindowRows({
    count: rows.length,
    heightOf: (index) => (rows[index]?.heading === null ? ROW_HEIGHT : HEADING_HEIGHT),
    keyOf: (index) => rows[index]?.key ?? index,
    beyond: 1,
    top,
  });
  return (
    <div ref={place} className="relative" style={{ height: drawn.total }}>
      {drawn.rows.map(({ key, index, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <div
            key={key}
            ref={drawn.measure}
            data-index={index}
            className="absolute inset-x-0 top-0 pb-3"
            style={{ transform: `translateY(${start}px)` }}
          >
            {row.heading === null ? (
              <ul data-fixed className="grid gap-3 *:h-[14.5rem] *:*:[contain:strict] sm:grid-cols-2 lg:grid-cols-3">
                {row.ids.map(render)}
              </ul>
            ) : (
              <h2 className="pt-2 text-13 text-ink-2">{row.heading}</h2>
            )}
          </div>
        );
      })}
    </div>
  );
}

function inRows(seats: readonly Seat[], columns: number): readonly Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < seats.length; at += columns) {
    const ids = seats.slice(at, at + columns).map(({ id }) => id);
    rows.push({ key: ids[0] ?? '', heading: null, ids });
  }
  return rows;
}

const WIDTHS = [
  ['(min-width: 60rem)', 3],
  ['(min-width: 40rem)', 2],
] as const;

const columnsNow = (): number => WIDTHS.find(([query]) => window.matchMedia?.(query).matches)?.[1] ?? 1;

function useColumns(): number {
  const [columns, setColumns] = useState(columnsNow);
  useEffect(() => {
    const onResize = () => setColumns(columnsNow());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return columns;
}
