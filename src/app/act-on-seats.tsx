import { lazy, Suspense, useState } from 'react';
import type { Board } from '@/party/board';
import type { BoardSession } from '@/screens/party-link/use-link-session';
import { SeatsInTurn } from './seats-in-turn';

const ProposalDialog = lazy(async () => ({
  default: (await import('@/screens/party-link/proposal-dialog')).ProposalDialog,
}));

type ActOnSeatsProps = Readonly<{
  kind: 'damage' | 'heal';
  board: Board;
  seats: readonly string[];
  session: BoardSession;
  onClose: () => void;
}>;

/** Strikes or heals whoever is selected: players are asked first, then the sheets of this browser follow in turn. */
export function ActOnSeats({ kind, board, seats, session, onClose }: ActOnSeatsProps) {
  const [isSent, setSent] = useState(false);
  const memberIds = board.seats.flatMap((seat) =>
    seat.kind === 'member' && seats.includes(seat.id) ? [seat.memberId] : [],
  );
  if (memberIds.length === 0 || isSent) return <SeatsInTurn {...{ kind, board, seats, onClose }} />;
  if (session.state.kind === 'reading') return null;
  return (
    <Suspense fallback={null}>
      <ProposalDialog
        kind={kind}
        board={session}
        memberIds={memberIds}
        onSent={() => setSent(true)}
        onClose={onClose}
      />
    </Suspense>
  );
}
