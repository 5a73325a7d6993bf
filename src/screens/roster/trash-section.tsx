import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import { formatRelativeTime } from '@/i18n/time-formatters';
import type { TrashEntry } from '@/storage/roster';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useNow } from '@/ui/use-now';
import { DeleteDialog } from './delete-dialog';
import { useRosterStorage } from './roster-storage';
import { type Named, useDeleteForever, useRestore } from './use-roster-actions';

type TrashSectionProps = Readonly<{ entries: readonly TrashEntry[]; isOpen: boolean }>;

/** Deleted sheets, for as long as they can be taken back. */
export function TrashSection({ entries, isOpen }: TrashSectionProps) {
  const words = useMessages(roster);
  const language = useLanguage();
  const restore = useRestore();
  const deleteForever = useDeleteForever();
  const [doomed, setDoomed] = useState<Named | null>(null);
  const summary = useRef<HTMLElement>(null);
  if (entries.length === 0) return null;
  return (
    <details open={isOpen} className="group border-t border-line lg:mt-4 lg:border-0">
      <summary
        ref={summary}
        className="flex min-h-tap cursor-pointer items-center gap-2 px-4 text-13 text-ink-2 -outline-offset-2 lg:px-0"
      >
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden className="group-open:rotate-90" />
        <h2>{words.trash.title}</h2>
        <span className="text-ink-3">{formatNumber(entries.length, language)}</span>
      </summary>
      <ul className="lg:overflow-hidden lg:rounded-3 lg:border lg:border-line lg:bg-surf-1">
        {entries.map((entry) => (
          <TrashRow
            key={entry.id}
            entry={entry}
            onRestore={(sheet) => {
              summary.current?.focus();
              restore(sheet);
            }}
            onDelete={setDoomed}
          />
        ))}
      </ul>
      {doomed && (
        <DeleteDialog
          name={doomed.name}
          onClose={() => setDoomed(null)}
          onDelete={() => {
            setDoomed(null);
            deleteForever(doomed, { onSettled: () => summary.current?.focus() });
          }}
        />
      )}
    </details>
  );
}

const DAY = 24 * 60 * 60 * 1000;

type TrashRowProps = Readonly<{
  entry: TrashEntry;
  onRestore: (sheet: Named) => void;
  onDelete: (sheet: Named) => void;
}>;

function TrashRow({ entry, onRestore, onDelete }: TrashRowProps) {
  const { trash, unreadable } = useMessages(roster);
  const { verb } = useMessages(core);
  const language = useLanguage();
  const now = useNow(useRosterStorage().platform.now);
  const { id, deletedAt, purgedAt } = entry;
  const name = entry.name ?? unreadable.name;
  const daysLeft = Math.max(0, Math.ceil((purgedAt - now) / DAY));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-panel px-4 py-3 lg:bg-transparent lg:first:border-0">
      <div className="min-w-0 flex-[1_1_12rem]">
        <b className="font-semibold">{name}</b>
        <p className="text-13 text-ink-2">
          {trash.deleted(formatRelativeTime(deletedAt, now, language))} · {trash.left(daysLeft)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={trash.restoreOf(name)} onClick={() => onRestore({ id, name })}>
          {verb.restore}
        </Button>
        <Button kind="ghost" aria-label={trash.deleteOf(name)} onClick={() => onDelete({ id, name })}>
          {trash.deleteForever}
        </Button>
      </div>
    </li>
  );
}
