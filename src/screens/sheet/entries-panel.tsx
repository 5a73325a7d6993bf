import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EntryKind } from '@/editors/entries';
import { entries } from '@/i18n/entries';
import { Button, IconButton } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { useCanEdit } from './allowed';
import type { OpenPanel } from './sheet-panel';

type EntryPanelProps = Readonly<{
  kind: EntryKind;
  title: string;
  /** The term that the title is. */
  term?: string;
  /** What stands in place of the rows while there are none. */
  empty: string;
  isEmpty: boolean;
  onOpen: OpenPanel;
  children: ReactNode;
}>;

/** A panel of entries, with the way to add one. */
export function EntriesPanel({ kind, title, term, empty, isEmpty, onOpen, children }: EntryPanelProps) {
  const { add } = useMessages(entries);
  const canEdit = useCanEdit();
  const heading = term === undefined ? { title } : { title, term };
  const onAdd = () => onOpen(`${kind}:new`);
  if (isEmpty) {
    return (
      <Section {...heading}>
        <EmptyState
          action={
            <Button disabled={!canEdit} onClick={onAdd}>
              {add[kind]}
            </Button>
          }
        >
          {empty}
        </EmptyState>
      </Section>
    );
  }
  const plus = (
    <IconButton icon={Plus} label={add[kind]} disabled={!canEdit} onClick={onAdd} className="-my-2.5 -mr-3" />
  );
  return (
    <Section {...heading} end={plus}>
      {children}
    </Section>
  );
}
