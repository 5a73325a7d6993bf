import { type MouseEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

const LONG = 500;
const SLOP = 8;

/** Runs after a press of half a second that stays in place; the click it would become is swallowed. */
export function useLongPress(run: () => void) {
  const timer = useRef(0);
  const long = useRef(false);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      long.current = false;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = window.setTimeout(() => {
        long.current = true;
        run();
      }, LONG);
    },
    onPointerMove: (event: ReactPointerEvent) => {
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > SLOP) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!long.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
