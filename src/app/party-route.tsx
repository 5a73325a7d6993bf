import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { panelAddress, panelOfAddress } from '@/screens/party/board-parts';
import { keepBoardsFresh } from '@/screens/party/board-queries';
import { PartyBoard } from '@/screens/party/party-board';
import { PartyList } from '@/screens/party/party-list';
import { browserPartyStorage } from '@/storage/party-storage';
import { keepFresh } from '@/storage/queries';
import { leaveSheet } from '@/store/show-sheet';
import { client } from './query-client';
import { SeatsInTurn } from './seats-in-turn';

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
  const toList = () => onGo('/party');
  const close = () => onGo(`/party/${boardId}`);
  return (
    <QueryClientProvider client={client}>
      {boardId === undefined ? (
        <PartyList onBack={onBack} onOpen={(id) => onGo(`/party/${id}`)} />
      ) : (
        <PartyBoard
          id={boardId}
          panel={panelOfAddress(panel)}
          onBack={toList}
          onPanel={(next) => (next ? onGo(`/party/${boardId}/${panelAddress(next)}`) : close())}
          onOpenSheet={(id) => onGo(`/sheet/${id}`)}
          actOn={(kind, board, seats) => <SeatsInTurn key={panel} {...{ kind, board, seats }} onClose={close} />}
        />
      )}
    </QueryClientProvider>
  );
}
