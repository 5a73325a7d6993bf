import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StorytellerView } from '@/party';
import { useLinkPlaces } from './link-places';
import { type LinkSession, newLinkSession, type SessionState } from './link-session';

/** The live link of the board on screen, whatever is heard by it. */
export type OpenSession = Readonly<{ session: LinkSession; state: SessionState }>;

/** The live link of the board on screen. */
export type BoardSession = OpenSession &
  Readonly<{
    /** What the link shows; null while it is not open. */
    view: StorytellerView | null;
  }>;

const never = () => () => undefined;
const nothing = () => null;

/** Opens the link of a board, and closes it with the board. Another board is another component. */
export function useLinkSession(boardId: string): OpenSession {
  const places = useLinkPlaces();
  const [session] = useState(() => newLinkSession(boardId, places));
  useEffect(() => session.open(), [session]);
  const state = useSyncExternalStore(session.onChange, session.get);
  return useMemo(() => ({ session, state }), [session, state]);
}

/** The link with what is heard by it; whoever uses this is drawn anew for everything that is. */
export function useHeard({ session, state }: OpenSession): BoardSession {
  const link = state.kind === 'open' ? state.link : null;
  const view = useSyncExternalStore(link?.onChange ?? never, link?.state ?? nothing);
  return { session, state, view };
}
