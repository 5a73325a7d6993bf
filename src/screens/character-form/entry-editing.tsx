import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CharacterEntryKind, Entries } from '@/editors/entries';
import { entries } from '@/i18n/entries';
import { newId } from '@/storage/new-id';
import { useMessages } from '@/ui/preferences';
import type { CharacterDraft } from './character-draft';

const EntryDialog = lazy(async () => ({ default: (await import('@/editors/entry-dialog')).EntryDialog }));

/** The lists of the form by the kind of their entries. */
export const LIST_OF = {
  skill: 'skills',
  resource: 'resources',
  effect: 'effects',
  condition: 'conditions',
  defence: 'defences',
  healing: 'healing',
  pool: 'energyPools',
  gauge: 'gauges',
  item: 'items',
} as const satisfies Record<CharacterEntryKind, keyof CharacterDraft>;

type Opened = Readonly<{ kind: CharacterEntryKind; id: string | null; newId: string }>;
type OpenEntry = (kind: CharacterEntryKind, id: string | null) => void;

const EntryEditing = createContext<OpenEntry>(() => {});

/** Opens the form of one entry; `null` adds one. */
export const useOpenEntry = (): OpenEntry => use(EntryEditing);

type EntryEditingProps = Readonly<{
  /** The form itself; the dialog stands outside it, since forms don't nest. */
  children: ReactNode;
}>;

/** Lets the lists of a form open their entries one at a time. */
export function EntryEditingScope({ children }: EntryEditingProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <EntryEditing value={(kind, id) => setOpened({ kind, id, newId: newId() })}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <OpenedEntry key={opened.id ?? opened.newId} {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </EntryEditing>
  );
}

function OpenedEntry({ kind, id, newId: fresh, onClose }: Opened & Readonly<{ onClose: () => void }>) {
  const words = useMessages(entries);
  const { getValues, setValue } = useFormContext<CharacterDraft>();
  const [draft] = useState(() => getValues());
  const list: readonly Entries[CharacterEntryKind][] = draft[LIST_OF[kind]];
  const known = list.find((entry) => entry.id === id) ?? null;
  const write = (entry: Entries[CharacterEntryKind]) => {
    const next = known ? list.map((one) => (one === known ? entry : one)) : [...list, entry];
    setValue(LIST_OF[kind], next as CharacterDraft[(typeof LIST_OF)[CharacterEntryKind]], { shouldDirty: true });
    onClose();
  };
  return (
    <EntryDialog
      kind={kind}
      entry={known}
      newId={fresh}
      around={draft}
      subtitle={draft.name}
      doneLabel={known ? words.save : words.addNamed}
      onDone={(entry) => write(entry as Entries[CharacterEntryKind])}
      onClose={onClose}
    />
  );
}
