import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** A part that scrolls on its own; it takes the focus, so that the arrow keys can scroll it. */
export function ScrollArea({ className, children }: Readonly<{ className?: string; children: ReactNode }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, content without controls can't be scrolled by keyboard
    <div tabIndex={0} className={classNames('min-h-0 overflow-auto focus-visible:-outline-offset-2', className)}>
      {children}
    </div>
  );
}
