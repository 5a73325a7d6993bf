import { type RefObject, useEffect, useId, useRef, useState } from 'react';

type Size = Readonly<{ width: number; height: number }>;
type Place = (opener: DOMRect, box: Size, view: Size) => Readonly<{ left: number; top: number }>;

type Popover = Readonly<{
  open: boolean;
  box: RefObject<HTMLDivElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
  close: () => void;
  boxProps: Readonly<{ id: string; popover: 'auto'; onToggle: (event: { newState: string }) => void }>;
  openerProps: Readonly<{ popoverTarget: string; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' | 'menu' }>;
}>;

/**
 * A native popover: the browser keeps one open at a time, closes it on Esc and outside clicks, and gives the focus back.
 * `place` positions it beside its opener while `floats` says so; else its style decides.
 */
export function usePopover(kind: 'dialog' | 'menu', place: Place, floats: () => boolean): Popover {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const element = box.current;
    const from = opener.current;
    if (!open || !element || !from) return;
    const put = () => {
      element.removeAttribute('style');
      if (!floats()) return;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = place(from.getBoundingClientRect(), size, view);
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    put();
    // What it shows may come a moment later and make it larger.
    const growth = new ResizeObserver(put);
    growth.observe(element);
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put);
    };
  }, [open, place, floats]);

  return {
    open,
    box,
    opener,
    close: () => box.current?.hidePopover(),
    boxProps: { id, popover: 'auto', onToggle: (event) => setOpen(event.newState === 'open') },
    openerProps: { popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': kind },
  };
}

/** From 960 px there is room beside a number. */
export const isWide = (): boolean => matchMedia('(width >= 60rem)').matches;
