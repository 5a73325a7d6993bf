import { useEffect } from 'react';
import { selectMode } from '@/store/selectors';
import type { SheetState } from '@/store/sheet-state';
import { useSheet } from '@/store/use-sheet';
import { type OfferedPanel, Offers, OfferToasts } from './offers';
import { usePartyPlaces } from './party-places';
import { openPlayerSession } from './player-session';

type PartyOnSheetProps = Readonly<{
  sheetId: string;
  /** Whether there is room for what the Storyteller asks: the sheet itself is seen. */
  showsOffers: boolean;
  onOpen: (panel: OfferedPanel) => void;
}>;

const selectSheetId = ({ sheetId }: SheetState) => sheetId;

/** Runs the party's link while the sheet can be changed in this tab, and shows what comes by it. */
export function PartyOnSheet({ sheetId, showsOffers, onOpen }: PartyOnSheetProps) {
  const places = usePartyPlaces();
  const mode = useSheet(selectMode);
  const isOpen = useSheet(selectSheetId) === sheetId && (mode === 'editable' || mode === 'memoryOnly');
  useEffect(() => (isOpen ? openPlayerSession(sheetId, places) : undefined), [isOpen, sheetId, places]);
  if (!isOpen) return null;
  return showsOffers ? <Offers onOpen={onOpen} /> : <OfferToasts onOpen={onOpen} />;
}
