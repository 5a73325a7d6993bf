import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlayerLink, PlayerView } from '@/party';
import type { Disclosure } from '@/party/cards';
import type { SheetMembership } from '@/party/memberships';

/** What is known of the party of the open sheet; `player-session.ts` opens the link and keeps this up to date. */
export type PartyState = Readonly<{
  /** `none`: the sheet is in no party. `damaged`: the keys can't be read. `failed`: the browser gave no answer. */
  phase: 'reading' | 'none' | 'damaged' | 'failed' | 'open';
  membership: SheetMembership | null;
  view: PlayerView | null;
  session: PlayerSession | null;
  /** Proposals answered since the link was opened. */
  answered: ReadonlySet<string>;
}>;

/** What a player can do in the party. */
export type PlayerSession = Readonly<{
  answer: PlayerLink['answer'];
  mute: PlayerLink['mute'];
  /** Rejects if it can't be written down; then nothing has changed. */
  disclose: (disclosure: Disclosure) => Promise<void>;
  leave: () => Promise<void>;
  /** The clock by which proposals expire. */
  now: () => number;
}>;

export const NO_PARTY: PartyState = { phase: 'none', membership: null, view: null, session: null, answered: new Set() };

/** The party of the sheet that is open in this tab. */
export const partyState = createStore<PartyState>(() => NO_PARTY);

/** The selector must return the same reference until what it selects has changed. */
export const useParty = <T>(selector: (state: PartyState) => T): T => useStore(partyState, selector);
