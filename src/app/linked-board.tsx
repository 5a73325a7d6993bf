import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Sheet } from '@/model/sheet';
import type { TableState } from '@/party';
import { type Board, plainSeat } from '@/party/board';
import { panelAddress, panelOfAddress } from '@/screens/party/board-parts';
import { boardQuery } from '@/screens/party/board-queries';
import { PartyBoard } from '@/screens/party/party-board';
import { usePartyPlaces } from '@/screens/party/party-storage';
import { publicCardOfView } from '@/screens/party/players-card';
import { seatViews } from '@/screens/party/seat-views';
import { useBoardChange } from '@/screens/party/use-board-change';
import { LinkButton } from '@/screens/party-link/link-button';
import { LinkNotices } from '@/screens/party-link/link-notices';
import type { Seating } from '@/screens/party-link/seating';
import { tableState } from '@/screens/party-link/table-state';
import { useAnswerToasts } from '@/screens/party-link/use-answer-toasts';
import { type BoardSession, type OpenSession, useHeard, useLinkSession } from '@/screens/party-link/use-link-session';
import { useMembersOnBoard } from '@/screens/party-link/use-members-on-board';
import { usePublishedTable } from '@/screens/party-link/use-published-table';
import { newId } from '@/storage/new-id';
import { rosterQuery } from '@/storage/queries';
import { ActOnSeats } from './act-on-seats';

const LinkDialog = lazy(async () => ({
  default: (await import('@/screens/party-link/link-dialog')).LinkDialog,
}));

type LinkedBoardProps = Readonly<{
  id: string;
  panel: string;
  onBack: () => void;
  onGo: (address: string) => void;
}>;

const LINK_PANEL = 'link';
const NOBODY = new Map();

type WithHeardProps = Readonly<{ of: OpenSession; children: (board: BoardSession) => ReactNode }>;

/** What shows something of the link is drawn anew for whatever is heard by it; the board around it is not. */
const WithHeard = ({ of, children }: WithHeardProps) => children(useHeard(of));

function AnswerToasts({ of }: Readonly<{ of: OpenSession }>) {
  useAnswerToasts(useHeard(of).view);
  return null;
}

/** A board with its live link, which is open for as long as the board is. */
export function LinkedBoard({ id, panel, onBack, onGo }: LinkedBoardProps) {
  const session = useLinkSession(id);
  const board = useBoard(id);
  const { state } = session;
  usePublishedTable(session, useTable(board, state.kind === 'open' ? state.board.rulesOf : null));
  const seating = useSeating(id, board);
  const link = useMembersOnBoard(session);
  const close = () => onGo(`/party/${id}`);
  const openLink = () => onGo(`/party/${id}/${LINK_PANEL}`);
  return (
    <>
      <PartyBoard
        id={id}
        panel={panelOfAddress(panel)}
        onBack={onBack}
        onPanel={(next) => (next ? onGo(`/party/${id}/${panelAddress(next)}`) : close())}
        onOpenSheet={(sheetId) => onGo(`/sheet/${sheetId}`)}
        link={link}
        linkParts={{
          header: <WithHeard of={session}>{(heard) => <LinkButton board={heard} onOpen={openLink} />}</WithHeard>,
          notices: <WithHeard of={session}>{(heard) => <LinkNotices board={heard} onOpen={openLink} />}</WithHeard>,
        }}
        actOn={(kind, of, seats) => (
          <WithHeard key={panel} of={session}>
            {(heard) => <ActOnSeats {...{ kind, seats }} session={heard} board={of} onClose={close} />}
          </WithHeard>
        )}
      />
      <AnswerToasts of={session} />
      {panel === LINK_PANEL && board && (
        <Suspense fallback={null}>
          <WithHeard of={session}>
            {(heard) => <LinkDialog partyName={board.name} board={heard} seating={seating} onClose={close} />}
          </WithHeard>
        </Suspense>
      )}
    </>
  );
}

function useBoard(id: string): Board | null {
  const { party: storage } = usePartyPlaces();
  const found = useQuery(boardQuery(storage, id)).data;
  return found?.ok ? found.board : null;
}

/** What players get to see of the board; null while the sheets of this browser are being read. */
function useTable(board: Board | null, rulesOf: string | null): TableState | null {
  const { sheets } = usePartyPlaces();
  const entries = useQuery(rosterQuery(sheets)).data?.entries;
  if (!board || !entries) return null;
  const shown = seatViews(board, entries, NOBODY).flatMap((view) => {
    const card = view.seat.kind === 'member' ? null : publicCardOfView(view);
    return card ? [{ id: view.seat.id, card }] : [];
  });
  const rules: Sheet | null =
    entries.flatMap((entry) => (entry.ok && entry.id === rulesOf ? [entry.sheet] : []))[0] ?? null;
  return tableState(board, shown, rules?.tableRules ?? null);
}

function useSeating(boardId: string, board: Board | null): Seating {
  const change = useBoardChange(boardId);
  const seats = board?.seats ?? [];
  return {
    seated: new Set(seats.flatMap((seat) => (seat.kind === 'member' ? [seat.memberId] : []))),
    seat: (memberId) =>
      change((before) =>
        before.seats.some((seat) => seat.kind === 'member' && seat.memberId === memberId)
          ? before
          : { ...before, seats: [...before.seats, { kind: 'member', ...plainSeat(newId()), memberId }] },
      ),
    unseat: (memberId) =>
      change((before) => ({
        ...before,
        seats: before.seats.filter((seat) => seat.kind !== 'member' || seat.memberId !== memberId),
      })),
  };
}
