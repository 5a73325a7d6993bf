import { createContext, use } from 'react';
import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatView } from './seat-views';

/** What the seats of the open board show: each part of the screen hears of its own seat and of no other. */
type Seats = Readonly<{
  /** In the order they sit. */
  views: readonly SeatView[];
  byId: ReadonlyMap<string, SeatView>;
}>;
export type SeatStore = StoreApi<Seats>;

export const newSeatStore = (): SeatStore => createStore<Seats>(() => ({ views: [], byId: new Map() }));

/** Takes over what the seats show now. Nobody hears of it if that is what they showed. */
export function showSeats(store: SeatStore, views: readonly SeatView[]): void {
  const before = store.getState().views;
  if (views.length === before.length && views.every((view, index) => view === before[index])) return;
  store.setState({ views, byId: new Map(views.map((view) => [view.seat.id, view])) });
}

export const SeatStoreContext = createContext<SeatStore | null>(null);

function useSeatStore(): SeatStore {
  const store = use(SeatStoreContext);
  if (!store) throw new Error('SeatStoreContext is missing');
  return store;
}

/** What one seat shows; null once it is taken off. */
export const useSeat = (id: string): SeatView | null => useStore(useSeatStore(), ({ byId }) => byId.get(id) ?? null);

/** Something made of all seats: the same list or object as before if its entries are the same. */
export const useOfSeats = <T>(make: (views: readonly SeatView[]) => T): T =>
  useStore(
    useSeatStore(),
    useShallow(({ views }) => make(views)),
  );
