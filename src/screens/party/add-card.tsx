import { useState } from 'react';
import { party } from '@/i18n/party';
import { type Board, plainSeat } from '@/party/board';
import { readCardText } from '@/party/card-text';
import { newId } from '@/storage/new-id';
import { Button } from '@/ui/button';
import { DialogButtons } from '@/ui/dialog';
import { TextAreaField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { ScanButton } from '@/ui/scan-button';
import { useToast } from '@/ui/toast';
import { useAddSeats } from './use-add-seats';
import { useBoardChange } from './use-board-change';

type AddProps = Readonly<{ board: Board; onDone: () => void }>;

/** A card that came as text: a new seat, or a newer state of a seat with that name. */
export function AddCard({ board, onDone }: AddProps) {
  const { add: words } = useMessages(party);
  const toast = useToast();
  const [typed, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = useAddSeats(board.id, onDone);
  const change = useBoardChange(board.id);

  const read = (text: string) => {
    const found = readCardText(text);
    if (!found.ok) {
      setError(words.errors[found.problem]);
      return;
    }
    const { card, at } = found;
    const seated = board.seats.find((seat) => seat.kind === 'card' && seat.card.name === card.name);
    if (!seated) {
      add([{ kind: 'card', ...plainSeat(newId()), at, card }]);
      return;
    }
    change(
      (now) => ({
        ...now,
        seats: now.seats.map((seat) => (seat.id === seated.id && seat.kind === 'card' ? { ...seat, at, card } : seat)),
      }),
      () => {
        toast({ text: words.renewed(card.name) });
        onDone();
      },
    );
  };

  return (
    <div className="grid gap-4">
      <TextAreaField
        label={words.text}
        hint={words.textHint}
        rows={6}
        spellCheck={false}
        value={typed}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <ScanButton
        onText={(scanned) => {
          setText(scanned);
          read(scanned);
        }}
      />
      <DialogButtons>
        <Button kind="primary" onClick={() => read(typed)}>
          {words.readCard}
        </Button>
      </DialogButtons>
    </div>
  );
}
