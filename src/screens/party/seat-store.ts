import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seat } from '@/party/board';
import { inNextFrame } from '@/ui/next-frame';
import type { SeatView } from './seat-views';

/** Who sits at the open board and what is shown of them, in the order they sit. */
type Seats = Readonly<{
  /** The same list until one comes, goes or is changed by the Storyteller. */
  seats: readonly Seat[];
  views: readonly SeatView[];
}>;

export type SeatStore = Readonly<{
  all: StoreApi<Seats>;
  seat: (id: string) => SeatView | null;
  /** Returns what ends it. */
  onSeat: (id: string, listener: () => void) => () => void;
  /** Takes over what the seats show now. Nobody hears of it if that is what they showed. */
  show: (views: readonly SeatView[]) => void;
}>;

/** How many seats are drawn anew in one frame: what a slow device does in time. The others follow, as they are by then. */
const A_FRAME = 2;

/** Each part of the screen hears of its own seat and of no other. */
export function newSeatStore(): SeatStore {
  const all = createStore<Seats>(() => ({ seats: [], views: [] }));
  const listeners = new Map<string, Set<() => void>>();
  const changed = new Set<string>();
  let byId = new Map<string, SeatView>();
  const tell = () => {
    let left = A_FRAME;
    for (const id of changed) {
      if (left === 0) break;
      left -= 1;
      changed.delete(id);
      for (const listener of listeners.get(id) ?? []) listener();
    }
    if (changed.size > 0) next.ask();
  };
  const next = inNextFrame(tell);
  const show = (views: readonly SeatView[]) => {
    const before = all.getState();
    const fresh = views.filter((view, index) => view !== before.views[index]);
    const hasSameLength = views.length === before.views.length;
    if (fresh.length === 0 && hasSameLength) return;
    const hasSameSeats = hasSameLength && fresh.every(({ seat }) => byId.get(seat.id)?.seat === seat);
    const gone = hasSameSeats ? [] : [...byId.keys()];
    if (!hasSameSeats) byId = new Map(views.map((view) => [view.seat.id, view]));
    for (const view of fresh) byId.set(view.seat.id, view);
    for (const id of [...fresh.map(({ seat }) => seat.id), ...gone]) if (listeners.has(id)) changed.add(id);
    all.setState({ views, seats: hasSameSeats ? before.seats : views.map(({ seat }) => seat) });
    if (changed.size > A_FRAME) next.ask();
    else tell();
  };
  return {
    all,
    seat: (id) => byId.get(id) ?? null,
    onSeat: (id, listener) => {
      const there = listeners.get(id) ?? new Set();
      listeners.set(id, there.add(listener));
      return () => {
        there.delete(listener);
        if (there.size === 0 && listeners.get(id) === there) listeners.delete(id);
      };
    },
    show,
  };
}

export const SeatStoreContext = createContext<SeatStore | null>(null);

function useSeatStore(): SeatStore {
  const store = use(SeatStoreContext);
  if (!store) throw new Error('SeatStoreContext is missing');
  return store;
}

/** What one seat shows; null once it is taken off. */
export function useSeat(id: string): SeatView | null {
  const store = useSeatStore();
  const subscribe = useCallback((listener: () => void) => store.onSeat(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.seat(id));
}

/** Something made of all seats: the same list or object as before if its entries are the same. */
export const useOfSeats = <T>(make: (views: readonly SeatView[], seats: readonly Seat[]) => T): T =>
  useStore(
    useSeatStore().all,
    useShallow(({ views, seats }) => make(views, seats)),
  );
