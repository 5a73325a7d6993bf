import { useState } from 'react';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import { NO_AMOUNTS } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { Board } from '@/party/board';
import { type Command, lifeStatus } from '@/rules';
import { runCommands } from '@/store/run-commands';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { EventList } from '@/ui/event-list';
import { useMessages } from '@/ui/preferences';
import { roundEvents } from '@/ui/round-events';
import { useListedEvents } from '@/ui/use-listed-events';
import type { SeatView } from './seat-views';
import { useEndRound } from './use-end-round';

type RoundEndProps = Readonly<{
  board: Board;
  seats: readonly SeatView[];
  sheets: ReadonlyMap<string, Sheet>;
  onClose: () => void;
}>;

const END_ROUND: readonly Command[] = [{ type: 'round/end', healing: NO_AMOUNTS, aggravatedFirst: false }];

/** The end of the round for everybody this browser runs: seen first, then done in one go. */
export function RoundEndDialog({ board, seats, sheets, onClose }: RoundEndProps) {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const [isBusy, setBusy] = useState(false);
  const run = useEndRound(board);
  const mine = seats.flatMap(({ seat }) => {
    const sheet = seat.kind === 'sheet' ? sheets.get(seat.sheetId) : undefined;
    return seat.kind === 'sheet' && sheet && sheet.death === null ? [{ sheetId: seat.sheetId, sheet }] : [];
  });
  const others = seats.filter(({ seat }) => seat.kind !== 'sheet').map(({ name }) => name);
  const apply = async () => {
    setBusy(true);
    await run(mine, END_ROUND);
    onClose();
  };
  return (
    <Dialog
      title={words.roundEnd.title(board.round)}
      subtitle={words.roundEnd.subtitle}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.cancel}</Button>
          <Button kind="primary" disabled={isBusy} onClick={() => void apply()}>
            {words.roundEnd.apply}
          </Button>
        </DialogButtons>
      }
    >
      <Happenings sheets={mine.map(({ sheet }) => sheet)} />
      {others.length > 0 && <p className="mt-3 text-13 text-ink-2">{words.roundEnd.others(others)}</p>}
    </Dialog>
  );
}

function Happenings({ sheets }: Readonly<{ sheets: readonly Sheet[] }>) {
  const words = useMessages(party);
  const listed = useListedEvents();
  const happening = sheets.flatMap((sheet) => {
    const outcome = runCommands(sheet, END_ROUND);
    if (!outcome.ok) return [];
    const owes = lifeStatus(outcome.sheet) === 'mustPay';
    const events = listed(roundEvents(sheet, outcome.sheet, outcome.trace), owes);
    return events.length > 0 ? [{ id: sheet.id, name: sheet.name, events }] : [];
  });
  if (happening.length === 0) return <p>{words.roundEnd.nothing}</p>;
  return (
    <div className="grid gap-4">
      {happening.map(({ id, name, events }) => (
        <EventList key={id} title={name} events={events} nothing={words.roundEnd.nothing} />
      ))}
    </div>
  );
}
