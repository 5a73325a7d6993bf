import { type FormEvent, useId, useState } from 'react';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { TextField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';

type DeleteDialogProps = Readonly<{ name: string; onDelete: () => void; onClose: () => void }>;

/** The one thing undo can't bring back, so the name has to be typed. */
export function DeleteDialog({ name, onDelete, onClose }: DeleteDialogProps) {
  const { trash } = useMessages(roster);
  const { verb } = useMessages(core);
  const [typed, setTyped] = useState('');
  const form = useId();
  const isSure = typed.trim() === name.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSure) onDelete();
  };
  return (
    <Dialog
      title={trash.deleteForever}
      subtitle={name}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.cancel}</Button>
          <Button kind="danger" type="submit" form={form} disabled={!isSure}>
            {isSure ? trash.deleteOf(name) : trash.typeFirst}
          </Button>
        </DialogButtons>
      }
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-4">
        <p>{trash.text(name)}</p>
        <TextField
          label={trash.typeName(name)}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
