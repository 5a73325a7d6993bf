import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { trackForm } from './health-track';
import { dragStep, type Marking } from './marking';

const HOLD = 250;
const SLOP = 8;

type Press = { id: number; x: number; y: number; base: number; timer: number; marking: boolean };

/** Where on the track a point is, in boxes counted from the first; in hundredths of the width for a bar. */
function placeOf(element: HTMLElement, x: number, y: number, maximum: number): number {
  const area = element.getBoundingClientRect();
  const form = trackForm(maximum);
  const across = Math.max(0, Math.min(0.999, (x - area.left) / area.width));
  if (form === 'bar') return Math.floor(across * 100);
  const columns = form === 'boxes' ? 10 : 20;
  const rows = Math.ceil(maximum / columns);
  const down = Math.max(0, Math.min(0.999, (y - area.top) / area.height));
  return Math.floor(down * rows) * columns + Math.floor(across * columns);
}

/** Points between two places: whole steps, the box under the finger included on a first press. */
function pointsBetween(start: number, now: number, maximum: number, fresh: boolean): number {
  const step = dragStep(maximum);
  const moved = now - start;
  if (trackForm(maximum) === 'small')
    return Math.sign(moved || 1) * Math.ceil((Math.abs(moved) + (fresh ? 1 : 0)) / step) * step;
  return (moved + (fresh && moved >= 0 ? 1 : 0)) * step;
}

/** Pointer handlers of a markable track: hold or drag sideways to mark; moving up and down scrolls. */
export function useTrackDrag(marking: Marking, maximum: number) {
  const press = useRef<Press | null>(null);
  const [finger, setFinger] = useState<Readonly<{ x: number; y: number }> | null>(null);

  const markAt = (element: HTMLElement, x: number, y: number) => {
    const start = press.current;
    if (!start) return;
    const area = element.getBoundingClientRect();
    setFinger({ x: x - area.left, y: y - area.top });
    const from = placeOf(element, start.x, start.y, maximum);
    marking.setAmount(start.base + pointsBetween(from, placeOf(element, x, y, maximum), maximum, start.base === 0));
  };

  const begin = (element: HTMLElement, x: number, y: number) => {
    const start = press.current;
    if (!start || start.marking) return;
    start.marking = true;
    if (element.isConnected) element.setPointerCapture?.(start.id);
    markAt(element, x, y);
  };

  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
    setFinger(null);
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const element = event.currentTarget;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const timer = window.setTimeout(() => begin(element, x, y), HOLD);
    press.current = { id, x, y, base: marking.amount, timer, marking: false };
  };

  const onPointerMove = (event: ReactPointerEvent<HTMLElement>) => {
    const start = press.current;
    if (!start || event.pointerId !== start.id) return;
    const across = Math.abs(event.clientX - start.x);
    const along = Math.abs(event.clientY - start.y);
    if (start.marking) markAt(event.currentTarget, event.clientX, event.clientY);
    else if (across > SLOP && across > along) {
      clearTimeout(start.timer);
      begin(event.currentTarget, event.clientX, event.clientY);
    } else if (along > SLOP) end();
  };

  return { finger, handlers: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end } };
}
