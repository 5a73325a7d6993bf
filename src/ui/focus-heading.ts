import { useLayoutEffect } from 'react';

/** Brings the keyboard and the screen reader to the heading of a screen that took the place of another, unless they are somewhere. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The same for a screen once it is drawn; a layout effect comes again when what had to wait is shown again. */
export const useFocusedHeading = (): void => useLayoutEffect(focusHeading, []);
