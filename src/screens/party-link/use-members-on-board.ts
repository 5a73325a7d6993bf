import { useMemo } from 'react';
import { type PartyLinkWords, partyLink } from '@/i18n/party-link';
import type { StorytellerLink, StorytellerView } from '@/party';
import { now } from '@/store/clock';
import { useMessages } from '@/ui/preferences';
import { membersOnBoard, type SeatedMember } from './members-on-board';
import type { OpenSession } from './use-link-session';

type MembersNow = ReadonlyMap<string, SeatedMember>;

const NOBODY: MembersNow = new Map();

function membersOf(link: StorytellerLink | null, words: PartyLinkWords) {
  let made: Readonly<{ of: StorytellerView; members: MembersNow }> | null = null;
  return {
    members: (): MembersNow => {
      const of = link?.state();
      if (!of) return NOBODY;
      if (made?.of !== of) made = { of, members: membersOnBoard(of, words, now()) };
      return made.members;
    },
    onChange: (listener: () => void) => link?.onChange(listener) ?? (() => undefined),
  };
}

/** The members for the seats of the board, which hear of changes themselves: nothing else is drawn for a new card. */
export function useMembersOnBoard({ state }: OpenSession) {
  const words = useMessages(partyLink);
  const link = state.kind === 'open' ? state.link : null;
  return useMemo(() => membersOf(link, words), [link, words]);
}
