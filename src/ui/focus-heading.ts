import { useLayoutEffect } from 'react';

let isAwaited = false;

/** Brings the keyboard and the screen reader to the heading of a screen that took the place of another, unless they are somewhere. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  isAwaited = !heading;
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The same for a screen once it is drawn; a layout effect comes again when what had to wait is shown again. */
export const useFocusedHeading = (): void => useLayoutEffect(focusHeading, []);

/** For a heading that may come later than its screen: it gets the focus that found none. */
export const useAwaitedHeading = (): void =>
  useLayoutEffect(() => {
    if (isAwaited) focusHeading();
  }, []);
