import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Entries, EntryKind } from '@/editors/entries';
import { EntryDialog } from '@/editors/entry-dialog';
import { entries } from '@/i18n/entries';
import type { Contract, Sheet } from '@/model/sheet';
import type { Command, Outcome } from '@/rules';
import { newId } from '@/storage/new-id';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { ContractAdvice } from './contract-advice';
import { entriesOf, removeCommand, writeCommand } from './entry-commands';
import { useWrite } from './use-write';

type EntryPanelProps = Readonly<{
  kind: EntryKind;
  /** The id of an entry of the open sheet, or `new`. */
  id: string;
  /** Above the fields. */
  head?: ReactNode;
  onClose: () => void;
}>;

/** The form of one entry of the open sheet: written, or removed, by one command. */
export function EntryPanel({ kind, id, head, onClose }: EntryPanelProps) {
  const sheet = useSheet(selectSheet);
  const entry = sheet && entriesOf(sheet, kind).find((one) => one.id === id);
  if (!sheet) return null;
  if (id !== 'new' && !entry) return <Gone kind={kind} onClose={onClose} />;
  return (
    <EntryForm key={`${kind}:${id}`} kind={kind} sheet={sheet} entry={entry ?? null} head={head} onClose={onClose} />
  );
}

/** The address may be older than the sheet. */
function Gone({ kind, onClose }: Pick<EntryPanelProps, 'kind' | 'onClose'>) {
  const words = useMessages(entries);
  return (
    <Dialog title={words.edit[kind]} onClose={onClose}>
      {words.gone}
    </Dialog>
  );
}

type EntryFormProps<K extends EntryKind> = Readonly<{
  kind: K;
  sheet: Sheet;
  entry: Entries[K] | null;
  head: ReactNode;
  onClose: () => void;
}>;

function EntryForm<K extends EntryKind>({ kind, sheet, entry, head, onClose }: EntryFormProps<K>) {
  const words = useMessages(entries);
  const [id] = useState(newId);
  const [force, setForce] = useState(false);
  const canEdit = useSheet(selectCanEdit);
  const write = useWrite(onClose);
  return (
    <EntryDialog
      kind={kind}
      entry={entry}
      newId={id}
      around={sheet}
      head={head}
      subtitle={sheet.name}
      doneLabel={entry === null ? words.addNamed : words.save}
      blocked={canEdit ? undefined : words.readOnly}
      onDone={(written) => write(sheet, writeCommand(sheet, kind, written, force))}
      onClose={onClose}
      preview={(written) => (
        <>
          {kind === 'contract' && written && (
            <ContractAdvice sheet={sheet} contract={written as Contract} force={force} onForce={setForce} />
          )}
          <Preview sheet={sheet} command={written && writeCommand(sheet, kind, written, force)} />
        </>
      )}
      action={
        entry !== null &&
        canEdit && (
          <RemoveButton name={nameOf(entry)} onRemove={() => write(sheet, removeCommand(sheet, kind, entry))} />
        )
      }
    />
  );
}

/** Healing and contracts have no name of their own: their source and kind stand for it. */
function nameOf(entry: Entries[EntryKind]): string {
  if ('name' in entry) return entry.name;
  return 'source' in entry ? entry.source : entry.kind;
}

function RemoveButton({ name, onRemove }: Readonly<{ name: string; onRemove: () => void }>) {
  const words = useMessages(entries);
  return <IconButton icon={Trash2} label={words.remove(name)} className="self-center" onClick={onRemove} />;
}

type PreviewProps = Readonly<{ sheet: Sheet; command: Command | null }>;

/** What writing the entry changes in numbers; that nothing differs yet is no refusal to show. */
function Preview({ sheet, command }: PreviewProps) {
  const outcome: Outcome | null = command && sheetStore.preview(command);
  const isIdle = outcome?.ok === false && outcome.refusal.code === 'nothingToDo';
  return <OutcomePreview quietTrack before={sheet} outcome={isIdle ? null : outcome} />;
}
