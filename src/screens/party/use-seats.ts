import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Board } from '@/party/board';
import { rosterQuery } from '@/storage/queries';
import type { RosterEntry } from '@/storage/roster';
import type { LinkOnBoard } from './board-parts';
import { usePartyPlaces } from './party-storage';
import { newSeatStore, type SeatStore } from './seat-store';
import { seatViews } from './seat-views';

const NO_ENTRIES: readonly RosterEntry[] = [];

/** Everybody at a board, kept as they are now; null while the sheets of this browser are being read. */
export function useSeats(board: Board, link: LinkOnBoard): SeatStore | null {
  const { sheets } = usePartyPlaces();
  const roster = useQuery({ ...rosterQuery(sheets), refetchOnMount: 'always' });
  const entries = roster.data?.entries ?? NO_ENTRIES;
  const [store] = useState(newSeatStore);
  useLayoutEffect(() => store.show(seatViews(board, entries, link.members())), [store, board, entries, link]);
  useEffect(() => {
    // However many players' cards come between two frames, they are drawn once.
    const make = () => seatViews(board, entries, link.members());
    return link.onChange(() => store.showSoon(make));
  }, [store, board, entries, link]);
  return roster.data || roster.isError ? store : null;
}
