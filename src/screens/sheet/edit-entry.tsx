import { Pencil } from 'lucide-react';
import type { EntryKind } from '@/editors/entries';
import { panels } from '@/i18n/panels';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import type { OpenPanel } from './sheet-panel';

type EditEntryProps = Readonly<{
  kind: EntryKind;
  entry: Readonly<{ id: string; name: string }>;
  onOpen: OpenPanel;
  /** Of what it stands in, which goes before the form comes. */
  close: () => void;
}>;

/** The way to an entry's form. */
export function EditEntry({ kind, entry: { id, name }, onOpen, close }: EditEntryProps) {
  const words = useMessages(panels);
  const canEdit = useCanEdit();
  return (
    <Button
      icon={Pencil}
      disabled={!canEdit}
      onClick={() => {
        close();
        onOpen(`${kind}:${id}`);
      }}
    >
      {words.edit(name)}
    </Button>
  );
}
