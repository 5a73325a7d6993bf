import { useState } from 'react';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import { LIMITS } from '@/model/parts';
import type { Board } from '@/party/board';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { LimitedTextAreaField, LimitedTextField } from '@/ui/limited-text-field';
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
          <CheckedButton kind="primary" disabled={!isNamed} onClick={save}>
            {isNamed ? verb.save : words.nameMissing}
          </CheckedButton>
        </DialogButtons>
      }
    >
      <div className="grid gap-4">
        <LimitedTextField
          label={words.partyName}
          most={LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <LimitedTextAreaField
          label={words.notes}
          hint={words.notesHint}
          rows={10}
          most={LIMITS.notes}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
