import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CharacterEntryKind, Entries } from '@/editors/entries';
import { useEntrySummary } from '@/editors/entry-summary';
import { character } from '@/i18n/character';
import { entries } from '@/i18n/entries';
import { Button, IconButton } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useAnnounce } from '@/ui/live-region';
import { useMessages } from '@/ui/preferences';
import type { CharacterDraft } from './character-draft';
import { LIST_OF, useOpenEntry } from './entry-editing';

/** More than these are not kept. */
const MOST: Readonly<Record<CharacterEntryKind, number>> = {
  skill: 100,
  resource: 200,
  effect: 200,
  condition: 100,
  defence: 100,
  healing: 40,
  pool: 40,
  gauge: 40,
  item: 200,
};

type Entry = Entries[CharacterEntryKind];

/** Healing has no name of its own: its source stands for it. */
const nameOf = (entry: Entry): string => ('name' in entry ? entry.name : entry.source);

/** Entries of a kind, a row each: it opens the entry; the focus stays with what was moved or removed. */
export function EntryList({ kind }: Readonly<{ kind: CharacterEntryKind }>) {
  const words = useMessages(character);
  const entryWords = useMessages(entries);
  const announce = useAnnounce();
  const open = useOpenEntry();
  const { control, setValue } = useFormContext<CharacterDraft>();
  const rows = useWatch({ control, name: LIST_OF[kind] }) as readonly Entry[];
  const list = useRef<HTMLDivElement>(null);
  const focusOn = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();
  const write = (next: readonly Entry[]) =>
    flushSync(() =>
      setValue(LIST_OF[kind], next as CharacterDraft[(typeof LIST_OF)[CharacterEntryKind]], { shouldDirty: true }),
    );
  const move = (entry: Entry, from: number, to: number) => {
    write(rows.toSpliced(from, 1).toSpliced(to, 0, entry));
    const ends = to === 0 || to === rows.length - 1;
    const way = to < from ? 'up' : 'down';
    const other = way === 'up' ? 'down' : 'up';
    focusOn(`[data-entry="${to}"] [data-do="${ends ? other : way}"]`);
    announce(words.moved(nameOf(entry), to + 1));
  };
  const remove = (entry: Entry, index: number) => {
    write(rows.toSpliced(index, 1));
    const next = Math.min(index, rows.length - 2);
    focusOn(next < 0 ? '[data-do="add"]' : `[data-entry="${next}"] [data-do="remove"]`);
    announce(words.removed(nameOf(entry)));
  };
  const full = rows.length >= MOST[kind];
  const addButton = (
    <Button icon={Plus} data-do="add" disabled={full} onClick={() => open(kind, null)}>
      {full ? entryWords.fullOf(MOST[kind]) : entryWords.add[kind]}
    </Button>
  );
  return (
    <div ref={list}>
      {rows.length > 0 && (
        <ul className="mb-3 grid">
          {rows.map((entry, index) => (
            <EntryRow
              key={entry.id}
              kind={kind}
              entry={entry}
              index={index}
              last={index === rows.length - 1}
              onMove={(to) => move(entry, index, to)}
              onRemove={() => remove(entry, index)}
            />
          ))}
        </ul>
      )}
      {rows.length === 0 ? (
        <EmptyState action={addButton}>{words.none[kind]}</EmptyState>
      ) : (
        <span className="grid sm:justify-start">{addButton}</span>
      )}
    </div>
  );
}

type EntryRowProps = Readonly<{
  kind: CharacterEntryKind;
  entry: Entry;
  index: number;
  last: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}>;

function EntryRow({ kind, entry, index, last, onMove, onRemove }: EntryRowProps) {
  const words = useMessages(character);
  const summary = useEntrySummary();
  const open = useOpenEntry();
  const name = nameOf(entry);
  return (
    <li data-entry={index} className="flex items-center border-t border-line first:border-t-0">
      <button
        type="button"
        className="min-h-[52px] min-w-0 flex-1 py-1.5 text-left wrap-anywhere focus-visible:-outline-offset-2"
        onClick={() => open(kind, entry.id)}
      >
        <b className="block font-semibold">{name}</b>
        <small className="block text-12 leading-[1.3] text-ink-3">{summary(kind, entry)}</small>
      </button>
      <IconButton
        icon={ArrowUp}
        label={words.moveUp(name)}
        data-do="up"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={words.moveDown(name)}
        data-do="down"
        disabled={last}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon={Trash2} label={words.remove(name)} data-do="remove" className="-mr-2" onClick={onRemove} />
    </li>
  );
}
