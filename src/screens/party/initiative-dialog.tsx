import { useState } from 'react';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import type { Board } from '@/party/board';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { NumberField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { useBoardChange } from './use-board-change';
import { withSeat } from './use-seat-actions';

type InitiativeDialogProps = Readonly<{ board: Board; seatId: string; name: string; onClose: () => void }>;

const LOWEST = -1000;
const HIGHEST = 1000;

/** The place of one seat in the order of actions; empty for none. */
export function InitiativeDialog({ board, seatId, name, onClose }: InitiativeDialogProps) {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const first = board.seats.find(({ id }) => id === seatId)?.initiative ?? null;
  const [text, setText] = useState(first === null ? '' : String(first));
  const change = useBoardChange(board.id);
  const value = text.trim() === '' ? null : Number(text);
  const isRight = value === null || (Number.isInteger(value) && value >= LOWEST && value <= HIGHEST);
  const save = () => {
    if (isRight) change((now) => withSeat(now, seatId, (seat) => ({ ...seat, initiative: value })), onClose);
  };
  return (
    <Dialog
      title={words.initiative}
      subtitle={name}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.cancel}</Button>
          <Button kind="primary" onClick={save}>
            {verb.save}
          </Button>
        </DialogButtons>
      }
    >
      <NumberField
        label={words.initiativeOf(name)}
        min={LOWEST}
        value={text}
        error={isRight ? undefined : words.add.number(LOWEST, HIGHEST)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
    </Dialog>
  );
}
