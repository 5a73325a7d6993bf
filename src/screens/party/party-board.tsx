import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { party } from '@/i18n/party';
import type { Sheet } from '@/model/sheet';
import type { Board } from '@/party/board';
import { rosterQuery } from '@/storage/queries';
import { Banner } from '@/ui/banner';
import { LoadingBars } from '@/ui/loading-bars';
import { PageHeader } from '@/ui/page-header';
import { useMessages } from '@/ui/preferences';
import { AddDialog } from './add-dialog';
import { type BoardPanel, type LinkOnBoard, NO_LINK } from './board-parts';
import { boardQuery } from './board-queries';
import { BoardScreen } from './board-screen';
import { InitiativeDialog } from './initiative-dialog';
import { NotesDialog } from './notes-dialog';
import { usePartyPlaces } from './party-storage';
import { RoundEndDialog } from './round-end-dialog';
import { SeatStoreContext, useOfSeats } from './seat-store';
import { useSeats } from './use-seats';

type PartyBoardProps = Readonly<{
  id: string;
  panel: BoardPanel | null;
  onBack: () => void;
  onPanel: (panel: BoardPanel | null) => void;
  onOpenSheet: (sheetId: string) => void;
  link?: LinkOnBoard;
  linkParts?: Readonly<{ header: ReactNode; notices: ReactNode }>;
  /** What strikes or heals somebody: the dialogs of the sheet, put in by the app. */
  actOn: (kind: 'damage' | 'heal', board: Board, seatIds: readonly string[]) => ReactNode;
}>;

/** A board by its address, with what lies over it. */
export function PartyBoard({
  id,
  panel,
  onBack,
  onPanel,
  onOpenSheet,
  link = NO_LINK,
  linkParts,
  actOn,
}: PartyBoardProps) {
  const words = useMessages(party);
  const { party: storage } = usePartyPlaces();
  const found = useQuery({ ...boardQuery(storage, id), refetchOnMount: 'always' });
  if (found.isPending) return <LoadingBars />;
  if (!found.data?.ok) {
    return (
      <>
        <PageHeader title={words.parties} onClose={onBack} />
        <main className="p-3 lg:p-6">
          <Banner>{found.isError ? words.listFailed : words[found.data.problem]}</Banner>
        </main>
      </>
    );
  }
  return <OpenBoard board={found.data.board} {...{ link, panel, onPanel, onBack, onOpenSheet, linkParts, actOn }} />;
}

type OpenBoardProps = Readonly<{ board: Board; link: LinkOnBoard; linkParts: PartyBoardProps['linkParts'] }> &
  Omit<PartyBoardProps, 'id' | 'link' | 'linkParts'>;

function OpenBoard({ board, link, panel, onPanel, onBack, onOpenSheet, linkParts, actOn }: OpenBoardProps) {
  const seats = useSeats(board, link);
  if (!seats) return <LoadingBars />;
  return (
    <SeatStoreContext value={seats}>
      <BoardScreen {...{ board, onBack, onOpenSheet }} onOpen={onPanel} {...(linkParts && { linkParts })} />
      {panel && <Over {...{ board, panel, actOn }} onClose={() => onPanel(null)} />}
    </SeatStoreContext>
  );
}

type OverProps = Readonly<{
  board: Board;
  panel: BoardPanel;
  onClose: () => void;
  actOn: PartyBoardProps['actOn'];
}>;

function Over({ board, panel, onClose, actOn }: OverProps) {
  const { sheets } = usePartyPlaces();
  const roster = useQuery(rosterQuery(sheets));
  const seats = useOfSeats((views) => views);
  if (panel.kind === 'add') return <AddDialog board={board} onClose={onClose} />;
  if (panel.kind === 'notes') return <NotesDialog board={board} onClose={onClose} />;
  if (panel.kind === 'round') {
    const entries = roster.data?.entries ?? [];
    const known = new Map<string, Sheet>(entries.flatMap((entry) => (entry.ok ? [[entry.id, entry.sheet]] : [])));
    return <RoundEndDialog board={board} seats={seats} sheets={known} onClose={onClose} />;
  }
  const [first = ''] = panel.seats;
  if (panel.kind === 'initiative') {
    const name = seats.find(({ seat }) => seat.id === first)?.name ?? '';
    return <InitiativeDialog board={board} seatId={first} name={name} onClose={onClose} />;
  }
  return actOn(panel.kind, board, panel.seats);
}
