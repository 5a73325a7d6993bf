import { useState } from 'react';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import { LIMITS } from '@/model/parts';
import type { Board } from '@/party/board';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { TextAreaField, TextField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { useBoardChange } from './use-board-change';

/** What the party is called and what the Storyteller wants to remember. */
export function NotesDialog({ board, onClose }: Readonly<{ board: Board; onClose: () => void }>) {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const [name, setName] = useState(board.name);
  const [notes, setNotes] = useState(board.notes);
  const change = useBoardChange(board.id);
  const isNamed = name.trim() !== '';
  const save = () => change((now) => ({ ...now, name: name.trim(), notes }), onClose);
  return (
    <Dialog
      title={words.rename}
      subtitle={board.name}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.cancel}</Button>
          <Button kind="primary" disabled={!isNamed} onClick={save}>
            {isNamed ? verb.save : words.nameMissing}
          </Button>
        </DialogButtons>
      }
    >
      <div className="grid gap-4">
        <TextField
          label={words.partyName}
          maxLength={LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextAreaField
          label={words.notes}
          hint={words.notesHint}
          rows={10}
          maxLength={LIMITS.notes}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
