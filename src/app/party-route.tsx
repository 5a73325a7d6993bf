import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepBoardsFresh } from '@/screens/party/board-queries';
import { PartyList } from '@/screens/party/party-list';
import { PasteInvite } from '@/screens/party-link/join-screen';
import { browserPartyStorage } from '@/storage/party-storage';
import { keepFresh } from '@/storage/queries';
import { leaveSheet } from '@/store/show-sheet';
import { LinkedBoard } from './linked-board';
import { client } from './query-client';

type PartyRouteProps = Readonly<{
  /** Without one, the list of boards. */
  boardId: string | undefined;
  panel: string | undefined;
  onBack: () => void;
  onGo: (address: string) => void;
}>;

/** The Storyteller's boards with their queries. */
export function PartyRoute({ boardId, panel = '', onBack, onGo }: PartyRouteProps) {
  useEffect(() => {
    const stops = [keepFresh(client), keepBoardsFresh(client, browserPartyStorage())];
    return () => {
      for (const stop of stops) stop();
      void leaveSheet();
    };
  }, []);
  const toInvite = (fragment: string) => onGo(fragment.replace(/^#/, ''));
  return (
    <QueryClientProvider client={client}>
      {boardId === undefined ? (
        <PartyList onBack={onBack} onOpen={(id) => onGo(`/party/${id}`)} joined={<PasteInvite onInvite={toInvite} />} />
      ) : (
        <LinkedBoard key={boardId} id={boardId} panel={panel} onBack={() => onGo('/party')} onGo={onGo} />
      )}
    </QueryClientProvider>
  );
}
