import { Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { core } from '@/i18n/core';
import { history } from '@/i18n/history';
import { type ListedEntry, selectCanEdit, selectEntries } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Drawer } from '@/ui/drawer';
import { EmptyState } from '@/ui/empty-state';
import { LoadingBars } from '@/ui/loading-bars';
import { useLanguage, useMessages } from '@/ui/preferences';
import { HistoryList } from './history-list';
import { OlderEntries } from './older-entries';
import { EVERYTHING, isNarrowed, matching, type Search } from './search';
import { SearchBar } from './search-bar';
import { SearchedSoFar } from './searched-so-far';
import { useCopy } from './use-copy';
import { useEntryWords } from './use-entry-words';
import { useExport } from './use-export';
import { useUndoRedo } from './use-undo-redo';

type DrawerProps = Readonly<{ onClose: () => void }>;

/** Every change of the sheet in words, newest on top; any of them can be gone back to. */
export function HistoryDrawer({ onClose }: DrawerProps) {
  const words = useMessages(core);
  const [told, setTold] = useState('');
  const exportSheet = useExport(setTold);
  return (
    <Drawer
      title={words.term.history}
      onClose={onClose}
      actions={
        <Button kind="ghost" className="px-2.5 font-normal!" onClick={() => void exportSheet()}>
          {words.verb.export}
        </Button>
      }
      footer={<Footer told={told} />}
    >
      <HistoryBody onTell={setTold} />
    </Drawer>
  );
}

function HistoryBody({ onTell }: Readonly<{ onTell: (text: string) => void }>) {
  const words = useMessages(history);
  const [search, setSearch] = useState(EVERYTHING);
  // Typing goes before the list: a long history is searched when there is time.
  const asked = useDeferredValue(search);
  const wording = { language: useLanguage(), wordsOf: useEntryWords() };
  const { copyEntry, copyList } = useCopy(onTell);
  const entries = useSheet(selectEntries);
  const loaded = useSheet((state) => state.historyLoaded);
  const unreadable = useSheet((state) => state.unreadable);
  const canEdit = useSheet(selectCanEdit);
  const shown = matching(entries, asked, wording);
  const matches = (among: readonly ListedEntry[]) => matching(among, asked, wording).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons inside
    <div onKeyDown={moveBetweenEntries}>
      <SearchBar search={search} onSearch={setSearch} onCopy={shown.length === 0 ? null : () => void copyList(shown)} />
      {!canEdit && loaded && <Banner mark="none">{words.readOnly}</Banner>}
      {unreadable > 0 && <Banner>{words.unreadable(unreadable)}</Banner>}
      {!loaded && entries.length === 0 ? (
        <LoadingBars />
      ) : (
        <HistoryList
          shown={shown}
          whole={!isNarrowed(asked)}
          nothing={entries.length === 0 ? <EmptyState>{words.empty}</EmptyState> : <NothingFound onAll={setSearch} />}
          canEdit={canEdit}
          onCopy={copyEntry}
          onTell={onTell}
        />
      )}
      {isNarrowed(asked) ? (
        <SearchedSoFar entries={entries} found={shown.length} matches={matches} />
      ) : (
        <OlderEntries shown={entries.length} />
      )}
    </div>
  );
}

function NothingFound({ onAll }: Readonly<{ onAll: (search: Search) => void }>) {
  const words = useMessages(history);
  return (
    <EmptyState
      action={
        <Button kind="ghost" className="px-2.5" onClick={() => onAll(EVERYTHING)}>
          {words.showAll}
        </Button>
      }
    >
      {words.noneOfThese}
    </EmptyState>
  );
}

/** ↑ and ↓ go from entry to entry; the fields keep their own arrow keys. */
function moveBetweenEntries(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || !(event.target instanceof HTMLElement) || event.target.matches('input, select')) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const here = event.target.closest('li')?.querySelector<HTMLElement>('[data-entry]');
  const next = all[here ? all.indexOf(here) + by : 0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Footer({ told }: Readonly<{ told: string }>) {
  const { undo, redo } = useUndoRedo();
  return (
    <>
      <p role="status" className="text-13 text-ink-2 not-empty:pb-2">
        {told}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button icon={Undo2} className="min-w-0 px-2 py-1 leading-[1.25]" disabled={!undo.enabled} onClick={undo.run}>
          <span className="min-w-0">{undo.label}</span>
        </Button>
        <Button icon={Redo2} className="min-w-0 px-2 py-1 leading-[1.25]" disabled={!redo.enabled} onClick={redo.run}>
          <span className="min-w-0">{redo.label}</span>
        </Button>
      </div>
    </>
  );
}
