import type { PublicCard, StorytellerCard } from './cards';
import type { Answer, ProposalBody, TableState } from './wire/documents';

/** What screens get to see of a live link. */

export type LinkState =
  | 'connecting'
  | 'live'
  /** The device has no network. */
  | 'offline'
  /** The broker does not answer; it is tried again. */
  | 'unreachable'
  /** Wrong user name or password; it is not tried again. */
  | 'refused'
  /** The broker lets one in but passes nothing on: one's own message does not come back. */
  | 'denied'
  /** A `ws:` address on a page that came by https. */
  | 'insecure'
  /** Somebody sends rubbish faster than it can be looked at; the link is cut, sheets are not affected. */
  | 'flooded'
  | 'closed';

export type Presence = 'live' | 'stale' | 'gone';

/** Places in the list of 256 words of each language; both sides see the same four. */
export type FourWords = readonly [number, number, number, number];

export type Member = Readonly<{
  id: string;
  name: string;
  words: FourWords;
  presence: Presence;
  /** When they sent what came last, by this device's clock; null if nothing has come yet. */
  lastHeard: number | null;
  /** Their card of `cardAt`, which may be from an earlier session; null before the first. */
  publicCard: PublicCard | null;
  storytellerCard: StorytellerCard | null;
  cardAt: number | null;
  /** A newer card exists than the one that has come. */
  heldBack: boolean;
  /** They don't want proposals now. */
  muted: boolean;
}>;

/** Somebody who asks to join. */
export type Newcomer = Readonly<{
  id: string;
  name: string;
  words: FourWords;
  /** The member whose name they have: a new device of theirs, or somebody else. */
  claimsNameOf: string | null;
}>;

export type SentProposal = Readonly<{
  id: string;
  to: string;
  body: ProposalBody;
  sentAt: number;
  answer: Answer | null;
  expired: boolean;
}>;

export type StorytellerView = Readonly<{
  link: LinkState;
  members: readonly Member[];
  waiting: readonly Newcomer[];
  proposals: readonly SentProposal[];
  /** Documents that the broker has not taken yet. */
  waitingChanges: number;
  /** False if this device could not write down the latest change: a reload would lose it. */
  isSaved: boolean;
}>;

/** Why a proposal could not be sent to a member. */
export type ProposeRefusal = 'notAMember' | 'tooManyWaiting' | 'tooLong';
export type Proposed =
  | Readonly<{ ok: true; memberId: string; proposalId: string }>
  | Readonly<{ ok: false; memberId: string; code: ProposeRefusal }>;

/** Where a player stands with the party. `outdated`: the invite is of a time before somebody was removed. */
export type Standing = 'waiting' | 'approved' | 'refused' | 'removed' | 'outdated';

export type OtherPlayer = Readonly<{
  id: string;
  name: string;
  presence: Presence;
  lastHeard: number | null;
  card: PublicCard | null;
}>;

export type ReceivedProposal = Readonly<{ id: string; body: ProposalBody; sentAt: number; expiresAt: number }>;

export type PlayerView = Readonly<{
  link: LinkState;
  standing: Standing;
  words: FourWords;
  /** As the Storyteller calls it; empty before the first table has come. */
  partyName: string;
  table: TableState | null;
  /** The Storyteller has published a newer table than the one that has come. */
  heldBack: boolean;
  storyteller: Readonly<{ presence: Presence; lastHeard: number | null }>;
  others: readonly OtherPlayer[];
  /** What waits for an answer; none while muted. */
  proposals: readonly ReceivedProposal[];
  muted: boolean;
  waitingChanges: number;
  isSaved: boolean;
}>;

/** The Storyteller's end of a party. Nothing here can touch a sheet. */
export type StorytellerLink = Readonly<{
  /** The same object until something changes. */
  state: () => StorytellerView;
  /** Returns what ends it. */
  onChange: (listener: () => void) => () => void;
  /** Lets somebody who waits in, after the words have been compared. */
  approve: (memberId: string) => void;
  refuse: (memberId: string) => void;
  /** Removes a member and moves everybody else to a new key. Rejects if that can't be written down; nothing happened then. */
  remove: (memberId: string) => Promise<void>;
  publishTable: (table: TableState) => void;
  propose: (memberIds: readonly string[], body: ProposalBody) => readonly Proposed[];
  withdraw: (proposalId: string) => void;
  /** The part of a link behind `#`, with the present key. */
  invite: () => string;
  /** Ends it and tells the others. */
  close: () => void;
}>;

/** A player's end of a party. It publishes cards and shows proposals; applying one is up to the player. */
export type PlayerLink = Readonly<{
  state: () => PlayerView;
  onChange: (listener: () => void) => () => void;
  publish: (cards: Readonly<{ public: PublicCard; storyteller: StorytellerCard }>) => void;
  /** Tells the Storyteller what became of a proposal. False if it is not waiting any more. */
  answer: (proposalId: string, kind: Answer['kind'], result?: string) => boolean;
  mute: (on: boolean) => void;
  /** Ends it, takes the card back and forgets the party. */
  leave: () => Promise<void>;
  /** Ends it until it is opened again. */
  close: () => void;
}>;
