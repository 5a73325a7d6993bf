import { Download, Plus, Sparkle } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import type { Roster, RosterEntry, TrashEntry } from '@/storage/roster';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useMessages } from '@/ui/preferences';
import { byOwner } from './by-owner';
import { NpcSection } from './npc-section';
import { RosterBar } from './roster-bar';
import { focusSheet } from './row';
import { type OnSample, SampleMenu } from './sample-menu';
import { SheetRow } from './sheet-row';
import { TrashSection } from './trash-section';
import { UnreadableRow } from './unreadable-row';
import { useDownloadRaw, useDuplicate, useExport, useMoveToTrash } from './use-roster-actions';

type SheetListProps = Readonly<{
  list: Roster;
  trash: readonly TrashEntry[];
  names: readonly string[];
  onOpen: (id: string) => void;
  onNew: () => void;
  onImport: () => void;
  onSample: OnSample;
  menu: ReactNode;
  notices: ReactNode;
}>;

/** The characters of this browser, newest change first, and the trash below them. */
export function SheetList({ list, trash, names, onOpen, onNew, onImport, onSample, menu, notices }: SheetListProps) {
  const words = useMessages(roster);
  const heading = useRef<HTMLHeadingElement>(null);
  const { entries } = list;
  const npcs = entries.filter(isNpc);
  const played = entries.filter((entry) => !isNpc(entry));
  /** The entry goes with its menu; the focus goes to the one that takes its place. */
  const focusAfter = (id: string) => {
    const index = entries.findIndex((entry) => entry.id === id);
    const next = entries[index + 1] ?? entries[index - 1];
    if (!next || !focusSheet(next.id)) heading.current?.focus();
  };
  const entryOf = (entry: RosterEntry, below: readonly ReactNode[] = []) => (
    <Entry
      key={entry.id}
      entry={entry}
      names={names}
      where={list.mode === 'disk' ? words.onThisDevice : words.inThisTab}
      onOpen={() => onOpen(entry.id)}
      onGone={() => focusAfter(entry.id)}
      below={below.length > 0 && below}
    />
  );
  return (
    <>
      <RosterBar
        menu={menu}
        title={
          <h1 ref={heading} tabIndex={-1} className="truncate text-17">
            {words.title}
          </h1>
        }
      />
      <main className="mx-auto max-w-[1280px] pb-24 lg:px-6 lg:pb-6">
        {notices}
        <ListTools count={played.length} onNew={onNew} onImport={onImport} onSample={onSample} />
        {entries.length === 0 && (
          <div className="px-4 pb-3 lg:px-0">
            <EmptyState action={<Button onClick={() => onSample(null)}>{words.trySample}</Button>}>
              {words.noCharacters}
            </EmptyState>
          </div>
        )}
        <ul className="lg:grid lg:grid-cols-2 lg:gap-3">
          {byOwner(played).map(({ entry, beings }) =>
            entryOf(
              entry,
              beings.map((being) => entryOf(being)),
            ),
          )}
        </ul>
        <NpcSection count={npcs.length} isOpen={played.length === 0}>
          {npcs.map((npc) => entryOf(npc))}
        </NpcSection>
        <TrashSection entries={trash} isOpen={entries.length === 0} />
      </main>
    </>
  );
}

const isNpc = (entry: RosterEntry): boolean => entry.ok && entry.sheet.isNpc === true;

type ListToolsProps = Readonly<{ count: number; onNew: () => void; onImport: () => void; onSample: OnSample }>;

function ListTools({ count, onNew, onImport, onSample }: ListToolsProps) {
  const words = useMessages(roster);
  const { verb } = useMessages(core);
  return (
    <div className="flex min-h-[42px] items-center px-4 text-13 lg:px-0 lg:pt-4 lg:pb-2">
      <p className="flex-1 text-ink-2">{words.count(count)}</p>
      <SampleMenu icon={Sparkle} onSample={onSample} className="-mr-3 text-ink-2 lg:mr-1" />
      <div className="fixed inset-x-0 bottom-0 z-30 flex gap-3 border-t border-line bg-surf-1 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] text-15 *:min-h-12 lg:static lg:border-0 lg:bg-transparent lg:p-0 lg:text-13 lg:*:min-h-tap">
        <Button icon={Download} onClick={onImport}>
          {verb.import}
        </Button>
        <Button kind="primary" icon={Plus} onClick={onNew} className="flex-1 max-sm:px-3">
          {words.newCharacter}
        </Button>
      </div>
    </div>
  );
}

type EntryProps = Readonly<{
  entry: RosterEntry;
  names: readonly string[];
  where: string;
  onOpen: () => void;
  onGone: () => void;
  below: ReactNode;
}>;

function Entry({ entry, names, where, onOpen, onGone, below }: EntryProps) {
  const words = useMessages(roster);
  const duplicate = useDuplicate(names);
  const exportSheet = useExport();
  const downloadRaw = useDownloadRaw();
  const moveToTrash = useMoveToTrash();
  const { id } = entry;
  const name = (entry.ok ? entry.sheet.name : entry.name) || words.unreadable.name;
  const onTrash = () => {
    onGone();
    moveToTrash({ id, name });
  };
  return entry.ok ? (
    <SheetRow
      entry={entry}
      where={where}
      onOpen={onOpen}
      onDuplicate={() => duplicate({ id, name })}
      onExport={() => void exportSheet(id)}
      onTrash={onTrash}
      below={below}
    />
  ) : (
    <UnreadableRow entry={entry} onOpen={onOpen} onDownload={() => void downloadRaw(id)} onTrash={onTrash} />
  );
}
