import { party } from '@/i18n/party';
import { useMessages } from '@/ui/preferences';
import { CardGrid } from './card-grid';
import { PlayersCard, publicCardOfView } from './players-card';
import { SeatCard } from './seat-card';
import type { SeatActions } from './seat-menu';
import { SeatTable } from './seat-table';
import type { SeatGroup } from './seat-views';
import { useBoardKeys } from './use-board-keys';

type BoardSeatsProps = Readonly<{
  groups: readonly SeatGroup[];
  view: 'cards' | 'table';
  playersView: boolean;
  selected: ReadonlySet<string>;
  onSelect: (seatId: string) => void;
  actions: SeatActions;
}>;

/** Everybody on the board, as cards or in a table; arrow keys go from one to the next. */
export function BoardSeats({ groups, view, playersView, selected, onSelect, actions }: BoardSeatsProps) {
  const words = useMessages(party);
  const onKeyDown = useBoardKeys();
  const heading = (group: string) => group || words.players;
  if (playersView) {
    const seen = groups.map((one) => ({ ...one, seats: one.seats.filter((each) => publicCardOfView(each) !== null) }));
    return (
      <CardGrid groups={seen} heading={heading} render={(each) => <PlayersCard key={each.seat.id} view={each} />} />
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the boxes inside have the focus; it only moves it between them
    <div onKeyDown={onKeyDown}>
      {view === 'table' ? (
        <SeatTable groups={groups} heading={heading} selected={selected} onSelect={onSelect} />
      ) : (
        <CardGrid
          groups={groups}
          heading={heading}
          render={(each) => (
            <SeatCard
              key={each.seat.id}
              view={each}
              isSelected={selected.has(each.seat.id)}
              onSelect={onSelect}
              actions={actions}
            />
          )}
        />
      )}
    </div>
  );
}
