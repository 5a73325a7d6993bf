import { type RefObject, useEffect, useRef, useState } from 'react';

/** Where a part counts as reached: right below the bars at the top. */
const REACHED = 132;

type Parts<T extends string> = RefObject<ReadonlyMap<T, HTMLElement | null>>;

/** Which part of a long page is at its top now, and the way to one. */
export function useCurrentPart<T extends string>(names: readonly [T, ...T[]], parts: Parts<T>) {
  const [current, setCurrent] = useState<T>(names[0]);
  // The parts at the end can't come up to the top: the one that was gone to is the current one all the same.
  const isGoing = useRef(false);
  useEffect(() => {
    const look = () => {
      if (isGoing.current) isGoing.current = false;
      else setCurrent(partAtTop(names, parts));
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [names, parts]);
  const goTo = (name: T) => {
    const part = parts.current.get(name);
    const before = window.scrollY;
    part?.scrollIntoView({ block: 'start' });
    isGoing.current = window.scrollY !== before;
    part?.focus({ preventScroll: true });
    setCurrent(name);
  };
  return { current, goTo };
}

function partAtTop<T extends string>(names: readonly [T, ...T[]], parts: Parts<T>): T {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return names.at(-1) ?? names[0];
  const topOf = (name: T) => parts.current.get(name)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return names.findLast((name) => topOf(name) <= REACHED) ?? names[0];
}
