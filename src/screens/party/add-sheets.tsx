import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { party } from '@/i18n/party';
import { type Board, plainSeat } from '@/party/board';
import { sheetStatus } from '@/rules';
import { newId } from '@/storage/new-id';
import { rosterQuery } from '@/storage/queries';
import { Button } from '@/ui/button';
import { DialogButtons } from '@/ui/dialog';
import { useMessages } from '@/ui/preferences';
import { StatusChip } from '@/ui/status-chip';
import { Checkbox } from '@/ui/toggles';
import { usePartyPlaces } from './party-storage';
import { useAddSeats } from './use-add-seats';

type AddProps = Readonly<{ board: Board; onDone: () => void }>;

/** Any of the sheets of this browser that are not on the board yet. */
export function AddSheets({ board, onDone }: AddProps) {
  const words = useMessages(party).add;
  const { sheets } = usePartyPlaces();
  const roster = useQuery(rosterQuery(sheets));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = useAddSeats(board.id, onDone);
  const seated = new Set(board.seats.flatMap((seat) => (seat.kind === 'sheet' ? [seat.sheetId] : [])));
  const all = roster.data?.entries ?? [];
  const free = all.flatMap((entry) => (entry.ok && !seated.has(entry.id) ? [entry] : []));
  if (free.length === 0) return <p>{all.length === 0 ? words.noSheets : words.none}</p>;
  const put = () => add(chosen.map((sheetId) => ({ kind: 'sheet', ...plainSeat(newId()), sheetId })));
  return (
    <>
      <ul className="grid">
        {free.map(({ id, sheet }) => (
          <li key={id} className="border-t border-line">
            <Checkbox
              label={<bdi>{sheet.name}</bdi>}
              detail={<StatusChip small status={sheetStatus(sheet).status} />}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button kind="primary" disabled={chosen.length === 0} onClick={put}>
          {chosen.length === 0 ? words.pick : words.put(chosen.length)}
        </Button>
      </DialogButtons>
    </>
  );
}
