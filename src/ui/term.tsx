import type { ReactNode } from 'react';
import { classNames } from './class-names';

type TermProps = Readonly<{
  /** The English name that the glossary has it under. */
  of: string;
  className?: string;
  children: ReactNode;
}>;

/** A term of the game. What it means shows on hover, focus and tap; see `app/term-meaning.tsx`. */
export function Term({ of, className, children }: TermProps) {
  return (
    <dfn
      data-term={of}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing happens but that it is described
      tabIndex={0}
      className={classNames(
        'cursor-help not-italic underline decoration-line-2 decoration-dotted underline-offset-3',
        className,
      )}
    >
      {children}
    </dfn>
  );
}
