import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seat } from '@/party/board';
import { inNextFrame } from '@/ui/next-frame';
import { newSeatTurns } from './seat-turns';
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
  /** The same in the next frame, once, however often it is asked for until then. */
  showSoon: (make: () => readonly SeatView[]) => void;
}>;

/** To take over so many is enough for one frame: what changed is drawn in the next. */
const MANY = 100;

/** Each part of the screen hears of its own seat and of no other. */
export function newSeatStore(): SeatStore {
  const all = createStore<Seats>(() => ({ seats: [], views: [] }));
  const turns = newSeatTurns();
  let byId = new Map<string, SeatView>();
  let make: (() => readonly SeatView[]) | null = null;

  let hasTold = true;
  const askForFrame = inNextFrame(() => {
    // What has come is taken over first, but not in two frames running: those whose turn it is would wait for ever.
    const come = hasTold || !turns.isWaiting() ? make : null;
    hasTold = come === null;
    if (come) show(come());
    else turns.tell();
    if (make || turns.isWaiting()) askForFrame();
  });

  const show = (views: readonly SeatView[]) => {
    make = null;
    const before = all.getState();
    const fresh = views.filter((view, index) => view !== before.views[index]);
    const hasSameLength = views.length === before.views.length;
    if (fresh.length > 0 || !hasSameLength) {
      const hasSameSeats = hasSameLength && fresh.every(({ seat }) => byId.get(seat.id)?.seat === seat);
      const gone = hasSameSeats ? [] : [...byId.keys()];
      if (!hasSameSeats) byId = new Map(views.map((view) => [view.seat.id, view]));
      for (const view of fresh) byId.set(view.seat.id, view);
      turns.add([...fresh.map(({ seat }) => seat.id), ...gone]);
      all.setState({ views, seats: hasSameSeats ? before.seats : views.map(({ seat }) => seat) });
    }
    if (views.length < MANY) turns.tell();
    if (turns.isWaiting()) askForFrame();
  };

  return {
    all,
    seat: (id) => byId.get(id) ?? null,
    onSeat: turns.on,
    show,
    showSoon: (soon) => {
      make = soon;
      askForFrame();
    },
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
