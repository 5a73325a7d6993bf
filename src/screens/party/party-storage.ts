import { createContext, use } from 'react';
import { browserPartyStorage, type PartyStorage } from '@/storage/party-storage';
import { browserStorage, type SheetStorage } from '@/storage/sheet-storage';

/** Where boards and sheets are kept; this browser's own unless others are given. */
export type PartyPlaces = Readonly<{ party: PartyStorage; sheets: SheetStorage }>;

export const PartyPlacesContext = createContext<PartyPlaces | null>(null);

const browserPlaces = (): PartyPlaces => ({ party: browserPartyStorage(), sheets: browserStorage() });

export const usePartyPlaces = (): PartyPlaces => use(PartyPlacesContext) ?? browserPlaces();
