import { useEffect, useState } from 'react';

/** How long the pointer may be on the way from a term to what it means, and over a term on its way elsewhere. Milliseconds. */
const WAIT = 200;

const termAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;

const MEANING = '[role=tooltip]';

const isInMeaning = (target: EventTarget | null) => target instanceof Element && target.closest(MEANING) !== null;

/**
 * The term whose meaning is asked for: the one below the mouse, the one that got the focus by keyboard, the one that
 * was tapped. Esc, the pointer leaving, the focus or a tap elsewhere, and another address end it.
 */
export function useAskedTerm(first: HTMLElement): HTMLElement | null {
  const [asked, setAsked] = useState<HTMLElement | null>(first);
  useEffect(() => {
    let timer = 0;
    const ask = (term: HTMLElement | null, wait = 0) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setAsked(term), wait);
    };
    const onPoint = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      if (isInMeaning(target)) clearTimeout(timer);
      else ask(termAt(target) ?? termAt(document.activeElement), WAIT);
    };
    const onFocus = ({ target }: FocusEvent) => ask(termAt(target));
    const onClick = (event: MouseEvent) => {
      if (isInMeaning(event.target)) return;
      const term = termAt(event.target);
      // Beside a field, the tap would go on to the field.
      if (term) event.preventDefault();
      ask(term);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !document.querySelector(MEANING)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(null);
    };
    const onLeave = () => ask(null);
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', onPoint, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    window.addEventListener('hashchange', onLeave, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return asked;
}
