import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { character } from '@/i18n/character';
import { Button, IconButton } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useAnnounce } from '@/ui/live-region';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';

/** More than these are not kept. */
const MOST_ENTRIES = 40;

type EntryListProps = Readonly<{
  title: string;
  empty: string;
  add: string;
  entries: readonly Readonly<{ key: string; name: string }>[];
  onAdd: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}>;

/** Entries one below the other, each of which can be moved and removed; the focus stays with what was done. */
export function EntryList({ title, empty, add, entries, onAdd, onMove, onRemove, children }: EntryListProps) {
  const words = useMessages(character);
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const focusOn = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();
  const move = (name: string, from: number, to: number) => {
    flushSync(() => onMove(from, to));
    const ends = to === 0 || to === entries.length - 1;
    const way = to < from ? 'up' : 'down';
    const other = way === 'up' ? 'down' : 'up';
    focusOn(`[data-entry="${to}"] [data-do="${ends ? other : way}"]`);
    announce(words.moved(name, to + 1));
  };
  const remove = (name: string, index: number) => {
    flushSync(() => onRemove(index));
    const next = Math.min(index, entries.length - 2);
    focusOn(next < 0 ? '[data-do="add"]' : `[data-entry="${next}"] [data-do="remove"]`);
    announce(words.removed(name));
  };
  const full = entries.length >= MOST_ENTRIES;
  const addButton = (
    <Button icon={Plus} data-do="add" disabled={full} onClick={onAdd}>
      {full ? words.full(MOST_ENTRIES) : add}
    </Button>
  );
  return (
    <Section title={title}>
      <div ref={list} className="grid gap-3">
        {entries.map(({ key, name }, index) => (
          <fieldset key={key} data-entry={index} className="min-w-0 rounded-3 border border-line-2 px-3 pb-3">
            <EntryHead
              name={name}
              index={index}
              last={index === entries.length - 1}
              onMove={(to) => move(name, index, to)}
              onRemove={() => remove(name, index)}
            />
            <div className="grid gap-3">{children(index)}</div>
          </fieldset>
        ))}
        {entries.length === 0 ? (
          <EmptyState action={addButton}>{empty}</EmptyState>
        ) : (
          <span className="grid sm:justify-start">{addButton}</span>
        )}
      </div>
    </Section>
  );
}

type HeadProps = Readonly<{
  name: string;
  index: number;
  last: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}>;

function EntryHead({ name, index, last, onMove, onRemove }: HeadProps) {
  const words = useMessages(character);
  return (
    <>
      <legend className="sr-only">{name}</legend>
      <div className="-mr-2 mb-1 flex items-center">
        <b aria-hidden className="min-w-0 flex-1 truncate font-semibold">
          {name}
        </b>
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
        <IconButton icon={Trash2} label={words.remove(name)} data-do="remove" onClick={onRemove} />
      </div>
    </>
  );
}
