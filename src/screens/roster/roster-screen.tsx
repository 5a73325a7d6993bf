import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import type { ImportPreview } from '@/storage/import-sheet';
import { rosterQuery, trashQuery } from '@/storage/queries';
import type { Roster, TrashEntry } from '@/storage/roster';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { LoadingBars } from '@/ui/loading-bars';
import { useLanguage, useMessages } from '@/ui/preferences';
import { FilePicker } from './file-picker';
import { FirstRun } from './first-run';
import { ImportDialog } from './import-dialog';
import { Notices } from './notices';
import { RemovedCharacters } from './removed-characters';
import { RosterBar } from './roster-bar';
import { useRosterStorage } from './roster-storage';
import { SheetList } from './sheet-list';
import { useImport } from './use-import';
import { useKeepImport, useSample } from './use-roster-actions';

type RosterScreenProps = Readonly<{ onOpen: (id: string) => void; onNew: () => void; menu: ReactNode }>;

/** Where the app begins: the characters of this browser, or the three ways to a first one. */
export function RosterScreen(props: RosterScreenProps) {
  const storage = useRosterStorage();
  // Sheets change on other screens while nobody listens here, so each visit reads the lists again.
  const list = useQuery({ ...rosterQuery(storage), refetchOnMount: 'always' });
  const trash = useQuery({ ...trashQuery(storage), refetchOnMount: 'always' });
  if (list.data && !trash.isPending) return <Characters {...props} list={list.data} trash={trash.data ?? []} />;
  if (list.isError) return <ListFailed menu={props.menu} onRetry={() => void list.refetch()} />;
  return <LoadingBars />;
}

function ListFailed({ menu, onRetry }: Readonly<{ menu: ReactNode; onRetry: () => void }>) {
  const words = useMessages(roster);
  const { verb } = useMessages(core);
  return (
    <>
      <RosterBar title={<h1 className="truncate text-17">{words.title}</h1>} menu={menu} />
      <main className="mx-auto max-w-[1280px] p-4 lg:px-6">
        <Banner action={<Button onClick={onRetry}>{verb.tryAgain}</Button>}>{words.listFailed}</Banner>
      </main>
    </>
  );
}

type CharactersProps = RosterScreenProps & Readonly<{ list: Roster; trash: readonly TrashEntry[] }>;

function Characters({ list, trash, onOpen, onNew, menu }: CharactersProps) {
  const { state, read, forget } = useImport();
  const picker = useRef<HTMLInputElement>(null);
  const language = useLanguage();
  const sample = useSample(onOpen);
  const onImport = () => picker.current?.click();
  const onSample = (id: string | null) => {
    if (!sample.isPending) sample.mutate({ language, id });
  };
  const notices = (
    <Notices
      memoryOnly={list.mode === 'memoryOnly'}
      importing={state}
      onImport={onImport}
      onForget={forget}
      onSample={sample.isError ? () => onSample(sample.variables.id) : null}
    />
  );
  const names = list.entries.flatMap((entry) => (entry.ok ? [entry.sheet.name] : []));
  const isEmpty = list.entries.length === 0 && trash.length === 0;
  return (
    <>
      {isEmpty && list.removed.length > 0 && (
        <RemovedCharacters names={list.removed} onNew={onNew} onImport={onImport} notices={notices} />
      )}
      {isEmpty && list.removed.length === 0 && (
        <FirstRun onNew={onNew} onImport={onImport} onSample={onSample} notices={notices} />
      )}
      {!isEmpty && <SheetList {...{ list, trash, names, onOpen, onNew, onImport, onSample, menu, notices }} />}
      <FilePicker picker={picker} onFiles={(files) => void read(files)} />
      {state.kind === 'preview' && <Preview preview={state.preview} names={names} onOpen={onOpen} onClose={forget} />}
    </>
  );
}

type PreviewProps = Readonly<{
  preview: ImportPreview;
  names: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
}>;

function Preview({ preview, names, onOpen, onClose }: PreviewProps) {
  const keep = useKeepImport(onOpen);
  return (
    <ImportDialog
      preview={preview}
      names={names}
      isBusy={keep.isPending}
      onKeep={() => keep.mutate(preview, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
