import { useQuery } from '@tanstack/react-query';
import type { Board } from '@/party/board';
import { rosterQuery } from '@/storage/queries';
import { usePartyPlaces } from './party-storage';
import { type Members, type SeatView, seatViews } from './seat-views';

/** Everybody at a board; null while the sheets of this browser are being read. */
export function useSeats(board: Board, members: Members): readonly SeatView[] | null {
  const { sheets } = usePartyPlaces();
  const roster = useQuery({ ...rosterQuery(sheets), refetchOnMount: 'always' });
  if (!roster.data && !roster.isError) return null;
  return seatViews(board, roster.data?.entries ?? [], members);
}
