import { useMemo } from 'react';
import { party } from '@/i18n/party';
import { useMessages } from '@/ui/preferences';
import { CardGrid } from './card-grid';
import { PlayersCard, publicCardOfView } from './players-card';
import { SeatCard } from './seat-card';
import type { SeatActions } from './seat-menu';
import { useOfSeats } from './seat-store';
import { SeatTable } from './seat-table';
import { groupSeats, type SeatOrder, seatsInOrder } from './seat-views';
import { useBoardKeys } from './use-board-keys';

type BoardSeatsProps = Readonly<{
  view: 'cards' | 'table';
  order: SeatOrder;
  playersView: boolean;
  selected: ReadonlySet<string>;
  onSelect: (seatId: string) => void;
  actions: SeatActions;
}>;

/** Everybody on the board, as cards or in a table; arrow keys go from one to the next. */
export function BoardSeats({ view, order: asked, playersView, selected, onSelect, actions }: BoardSeatsProps) {
  const words = useMessages(party);
  const onKeyDown = useBoardKeys();
  const order = view === 'cards' || playersView ? 'seats' : asked;
  const seats = useOfSeats((views, all) => {
    if (playersView) return views.flatMap((each) => (publicCardOfView(each) ? [each.seat] : []));
    return order === 'seats' ? all : seatsInOrder(views, order);
  });
  const groups = useMemo(() => groupSeats(seats, order), [seats, order]);
  const heading = (group: string) => group || words.players;
  if (playersView)
    return <CardGrid groups={groups} heading={heading} render={(id) => <PlayersCard key={id} id={id} />} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the boxes inside have the focus; it only moves it between them
    <div onKeyDown={onKeyDown}>
      {view === 'table' ? (
        <SeatTable groups={groups} heading={heading} selected={selected} onSelect={onSelect} />
      ) : (
        <CardGrid
          groups={groups}
          heading={heading}
          render={(id) => (
            <SeatCard key={id} id={id} isSelected={selected.has(id)} onSelect={onSelect} actions={actions} />
          )}
        />
      )}
    </div>
  );
}
