import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import { LIMITS } from '@/model/parts';
import { type Board, newBoard } from '@/party/board';
import { forgetDeletedBoards, noteDeletedBoard } from '@/party/deleted-boards';
import { newId } from '@/storage/new-id';
import type { PartyStorage } from '@/storage/party-storage';
import { now } from '@/store/clock';
import { Banner } from '@/ui/banner';
import { Button, IconButton } from '@/ui/button';
import { CheckedButton, CheckedFields } from '@/ui/checked-fields';
import { LimitedTextField } from '@/ui/limited-text-field';
import { LoadingBars } from '@/ui/loading-bars';
import { PageHeader } from '@/ui/page-header';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { useToast } from '@/ui/toast';
import { type BoardFound, boardsQuery } from './board-queries';
import { usePartyPlaces } from './party-storage';

type PartyListProps = Readonly<{
  onBack: () => void;
  onOpen: (boardId: string) => void;
  /** Ways to a party of somebody else. */
  joined?: ReactNode;
}>;

/** The boards of this browser, and a new one. */
export function PartyList({ onBack, onOpen, joined }: PartyListProps) {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const { party: storage } = usePartyPlaces();
  const boards = useQuery({ ...boardsQuery(storage), refetchOnMount: 'always' });
  useForgetDeleted(storage);
  return (
    <>
      <PageHeader title={words.parties} onClose={onBack} />
      <main className="mx-auto grid max-w-[720px] gap-3 lg:p-6">
        {boards.isError && (
          <Banner className="m-3" action={<Button onClick={() => void boards.refetch()}>{verb.tryAgain}</Button>}>
            {words.listFailed}
          </Banner>
        )}
        {boards.isPending && <LoadingBars />}
        {boards.data && (
          <Section title={words.parties}>
            {boards.data.length === 0 && <p className="mb-3 text-ink-2">{words.noParty}</p>}
            <ul>
              {boards.data.map((found) => (
                <BoardRow key={found.ok ? found.board.id : found.id} found={found} onOpen={onOpen} />
              ))}
            </ul>
            <NewParty onCreated={onOpen} />
          </Section>
        )}
        {joined}
      </main>
    </>
  );
}

/** Places whose deleted boards were forgotten in this page: once, as Undo ends with the page. */
const tidied = new WeakSet<PartyStorage>();

/** The keys of boards that were deleted before this page was opened go for good. */
function useForgetDeleted(storage: PartyStorage): void {
  useEffect(() => {
    if (tidied.has(storage)) return;
    tidied.add(storage);
    const isThere = async (id: string) => (await storage.board(id)) !== undefined;
    // If it can't be done now, the next page does it.
    forgetDeletedBoards(storage.vault, isThere).catch(() => undefined);
  }, [storage]);
}

type BoardRowProps = Readonly<{ found: BoardFound; onOpen: (boardId: string) => void }>;

function BoardRow({ found, onOpen }: BoardRowProps) {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const remove = useRemoveBoard();
  if (!found.ok) return <li className="border-t border-line py-3 text-13 text-ink-2">{words.damaged}</li>;
  const { board } = found;
  return (
    <li className="flex min-h-13 items-center gap-2 border-t border-line first:border-0">
      <button type="button" className="min-h-tap flex-1 text-left" onClick={() => onOpen(board.id)}>
        <bdi className="font-semibold">{board.name}</bdi>
        <span className="block text-13 text-ink-2">{words.people(board.seats.length)}</span>
      </button>
      <IconButton icon={Trash2} label={`${verb.delete}: ${board.name}`} onClick={() => remove(board)} />
    </li>
  );
}

/** Deletes a board; its sheets stay, and Undo brings it back. */
function useRemoveBoard(): (board: Board) => void {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const { party: storage } = usePartyPlaces();
  const toast = useToast();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['party'] });
  const restore = useMutation({
    mutationFn: (board: Board) => storage.changeBoard<Board>(board.id, () => board),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async ({ id }: Board) => {
      await noteDeletedBoard(storage.vault, id);
      await storage.removeBoard(id);
    },
    onSuccess: (_, board) =>
      toast({ text: words.deleted(board.name), action: { label: verb.undo, run: () => restore.mutate(board) } }),
    onError: () => toast({ text: words.saveFailed }),
    onSettled: refresh,
  });
  return remove.mutate;
}

function NewParty({ onCreated }: Readonly<{ onCreated: (boardId: string) => void }>) {
  const words = useMessages(party);
  const { party: storage } = usePartyPlaces();
  const toast = useToast();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const create = useMutation({
    mutationFn: () => {
      const id = newId();
      return storage.changeBoard<Board>(id, () => newBoard(id, name.trim(), now()));
    },
    onSuccess: (board) => board && onCreated(board.id),
    onError: () => toast({ text: words.saveFailed }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() !== '') create.mutate();
  };
  return (
    <form onSubmit={submit} className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <CheckedFields>
        <LimitedTextField
          label={words.partyName}
          most={LIMITS.name}
          value={name}
          error={asked && name.trim() === '' ? words.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <CheckedButton type="submit" kind="primary" className="mt-[25px]">
          {words.create}
        </CheckedButton>
      </CheckedFields>
    </form>
  );
}
