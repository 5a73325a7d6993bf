import { createContext, use } from 'react';
import type { Ports } from '@/party';
import type { MembershipPlace } from '@/party/memberships';
import { browserPartyStorage } from '@/storage/party-storage';
import { noteSheetsInParty } from '@/storage/sheets-in-party';

/** What a player's link meets outside: where it is kept and how it connects. */
export type PartyPlaces = MembershipPlace &
  Readonly<{
    /** Fetches the code of the live link. */
    ports: () => Promise<Ports>;
  }>;

export const PartyPlacesContext = createContext<PartyPlaces | null>(null);

function browserPlaces(): PartyPlaces {
  const { vault } = browserPartyStorage();
  return { vault, note: noteSheetsInParty, ports: async () => (await import('@/party')).devicePorts(vault) };
}

let shared: PartyPlaces | null = null;

/** This browser's own places unless others are given. */
export function usePartyPlaces(): PartyPlaces {
  const given = use(PartyPlacesContext);
  shared ??= browserPlaces();
  return given ?? shared;
}
