import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where an element begins on the page, in px: measured when it appears and when the window changes its size. */
export function useTop<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const place = useRef<E>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(place.current?.offsetTop ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return [place, top];
}
