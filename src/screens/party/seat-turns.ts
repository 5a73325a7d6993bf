import { afterFrame } from '@/ui/next-frame';

/** Who hears of a seat, and when: as many seats in a frame as this device draws in time, the others in those after it. */
export type SeatTurns = Readonly<{
  /** Returns what ends it. */
  on: (id: string, listener: () => void) => () => void;
  /** Puts seats that have changed into the queue, if somebody hears of them; each stands in it once. */
  add: (ids: readonly string[]) => void;
  /** Tells those whose turn it is. */
  tell: () => void;
  isWaiting: () => boolean;
}>;

/** Milliseconds that drawing changed seats may take in one frame. */
const TIME = 8;
const AT_MOST = 6;

export function newSeatTurns(): SeatTurns {
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Set<string>();
  let aFrame = 2;

  const learn = (took: number) => {
    if (took > TIME) aFrame = Math.max(1, aFrame - 1);
    else if (took < TIME / 2) aFrame = Math.min(AT_MOST, aFrame + 1);
  };

  return {
    on: (id, listener) => {
      const there = listeners.get(id) ?? new Set();
      listeners.set(id, there.add(listener));
      return () => {
        there.delete(listener);
        if (there.size === 0 && listeners.get(id) === there) listeners.delete(id);
      };
    },
    add: (ids) => {
      for (const id of ids) if (listeners.has(id)) waiting.add(id);
    },
    tell: () => {
      const begun = performance.now();
      const turn = [...waiting].slice(0, aFrame);
      for (const id of turn) {
        waiting.delete(id);
        for (const listener of listeners.get(id) ?? []) listener();
      }
      if (turn.length === aFrame) afterFrame(() => learn(performance.now() - begun));
    },
    isWaiting: () => waiting.size > 0,
  };
}
