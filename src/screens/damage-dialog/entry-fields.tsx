import { useId, useState } from 'react';
import { type EntryPart, formatDamageEntry } from '@/interop/damage-entry';
import { hasEntry } from './damage-draft';
import { type FormProps, useField } from './damage-form';
import { HitEntry } from './hit-entry';
import { EntryNotes, HitParts } from './hit-parts';
import { withPlus } from './keypad';
import { usePlan } from './plan-provider';
import type { Pad } from './use-pad';

/** The hit in a line, what was understood of it, and what was not. Falls come without. */
export function EntryFields({ form, pad }: FormProps & Readonly<{ pad: Pad }>) {
  const notes = useId();
  const hitForm = useField(form, 'form');
  const [editing, setEditing] = useState<number | null>(null);
  const { entry, obstacle } = usePlan();
  if (!hasEntry(hitForm)) return null;
  const setText = (text: string) => form.setValue('entry', text);
  const setParts = (parts: readonly EntryPart[]) => setText(formatDamageEntry({ parts, unknown: entry.unknown }));
  const addPart = () => {
    setText(withPlus(formatDamageEntry(entry)));
    pad.open();
    form.setFocus('entry');
  };
  return (
    <>
      <HitEntry
        form={form}
        isAttack={hitForm === 'attack'}
        invalid={obstacle !== null && obstacle !== 'empty'}
        describedBy={notes}
        onAdd={obstacle === null ? addPart : null}
        pad={pad}
      />
      <HitParts entry={entry} editing={editing} onEdit={setEditing} onParts={setParts} />
      <EntryNotes id={notes} entry={entry} tooLong={obstacle === 'entryTooLong'} onParts={setParts} />
    </>
  );
}
