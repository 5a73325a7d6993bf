import { createContext, use } from 'react';
import type { PartyVault, Ports } from '@/party';
import { browserPartyStorage } from '@/storage/party-storage';
import { noteSheetsInParty } from '@/storage/sheets-in-party';
import { type BrokerHere, brokerHere } from './broker-here';

/** What the live link meets outside: where it keeps things, how it connects, what the page's own server offers. */
export type LinkPlaces = Readonly<{
  vault: PartyVault;
  /** Fetches the code of the live link. */
  ports: (vault: PartyVault) => Promise<Ports>;
  here: () => Promise<BrokerHere>;
  /** Is told which sheets are in a party. */
  note: (sheetIds: readonly string[]) => void;
}>;

export const LinkPlacesContext = createContext<LinkPlaces | null>(null);

const browserPlaces = (): LinkPlaces => ({
  vault: browserPartyStorage().vault,
  ports: async (vault) => (await import('@/party')).devicePorts(vault),
  here: brokerHere,
  note: noteSheetsInParty,
});

let shared: LinkPlaces | null = null;

/** This browser's own places unless others are given. */
export function useLinkPlaces(): LinkPlaces {
  const given = use(LinkPlacesContext);
  shared ??= browserPlaces();
  return given ?? shared;
}
